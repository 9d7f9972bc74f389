/** Sales that the seller brings along from a marketplace's own list. */
import { z } from 'zod';
import { idText, boundedText as text, timeText } from './form-text.ts';
import { LIMITS } from './limits.ts';
import { PLATFORMS } from './platforms.ts';
import { amountSchema, dayText } from './work.ts';

/** One thing sold, as a marketplace's list says it. */
export const reportedSaleSchema = z.object({
  title: text(LIMITS.comparable.title).min(1),
  price: amountSchema.positive(),
  /** 'GBP' */
  currency: text(3).regex(/^[A-Z]{3}$/),
  soldOn: dayText,
  /** What the marketplace kept; null: the list does not say. */
  fees: amountSchema.nullable(),
  /** What tells the sale from all others of its marketplace: its numbers there, or else its day, price and title. */
  key: text(LIMITS.work.order).min(1),
});
export type ReportedSale = z.infer<typeof reportedSaleSchema>;

export const importSalesRequestSchema = z.object({
  platform: z.enum(PLATFORMS),
  fileName: text(LIMITS.sales.fileName),
  sales: z
    .array(reportedSaleSchema)
    .min(1, 'There is no sale to import.')
    .max(LIMITS.sales.atOnce, `At most ${LIMITS.sales.atOnce} sales are imported at once.`),
});
export type ImportSalesRequest = z.infer<typeof importSalesRequestSchema>;

/** Why a sale is not imported: it came with an earlier import, or the seller marked a listing as sold so. */
export const KNOWN_SALES = ['imported', 'noted'] as const;

export const checkedSalesSchema = z.object({
  /** By the place in the request, from 0. */
  known: z.array(z.object({ at: z.number().int(), why: z.enum(KNOWN_SALES) })).max(LIMITS.sales.atOnce),
});
export type CheckedSales = z.infer<typeof checkedSalesSchema>;

export const saleImportSchema = z.object({
  id: idText,
  platform: z.enum(PLATFORMS),
  fileName: text(LIMITS.sales.fileName),
  sales: z.number().int(),
  importedAt: timeText,
});
export type SaleImport = z.infer<typeof saleImportSchema>;

/** Those that are listed and can be undone: the newest. */
export const MOST_IMPORTS = 50;
export const saleImportsSchema = z.object({ imports: z.array(saleImportSchema).max(MOST_IMPORTS) });

export const importedSalesSchema = z.object({
  /** null: all of them were there already, and nothing was written; without sales: those marked have numbers and fees now. */
  import: saleImportSchema.nullable(),
  known: z.number().int(),
});
export type ImportedSales = z.infer<typeof importedSalesSchema>;

export const undoneImportSchema = z.object({ removed: z.number().int() });
