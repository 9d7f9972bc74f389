// What comes out of the tray: parts to be copied one after another, one document, photos by item.
import {
  amountSchema,
  CONDITIONS,
  LIMITS,
  type PatchWorkRequest,
  priceOf,
  sayPrice,
} from '@smart-listings/contract';
import {
  type CopyPart,
  clipboardText,
  copyParts,
  currencyCode,
  marketplaceOf,
  readPrice,
} from '@smart-listings/engine';
import { Zip, ZipPassThrough } from 'fflate';
import type { TrayPhoto, TrayRow, Written } from './rows.ts';

export function partsOf({ listing, form }: Written, branding: boolean): CopyPart[] {
  const price = priceOf(listing);
  return copyParts(listing, marketplaceOf(form.platform), { price, branding });
}

/** The next part of the first row that is not wholly copied. */
export function nextPart(
  rows: readonly TrayRow[],
  branding: boolean,
): { row: TrayRow; part: CopyPart } | null {
  for (const row of rows) {
    const part = row.written ? partsOf(row.written, branding)[row.copied] : undefined;
    if (part) return { row, part };
  }
  return null;
}

export function isCopied({ written, copied }: TrayRow): boolean {
  return written !== null && copied >= 2;
}

/** What a table says of the item for its seller alone; null where it says nothing. */
export function notesOf({ sku, place, cost }: TrayRow['given'], currency: string): PatchWorkRequest | null {
  const amount = amountSchema.safeParse(readPrice(cost, currencyCode(currency)));
  const notes = {
    ...(sku !== '' && { sku: sku.slice(0, LIMITS.work.sku) }),
    ...(place !== '' && { place: place.slice(0, LIMITS.work.place) }),
    ...(amount.success && { cost: amount.data }),
  };
  return Object.keys(notes).length === 0 ? null : notes;
}

/** All texts, one after another, under the numbers of the rows. */
export function documentOf(rows: readonly TrayRow[], branding: boolean): string {
  const texts = rows.flatMap(({ written }, at) =>
    written ? [`Item ${at + 1}, for ${written.form.platform}\n\n${textOf(written, branding)}`] : [],
  );
  return `${texts.join(`\n\n${'-'.repeat(40)}\n\n`)}\n`;
}

function textOf({ listing, form }: Written, branding: boolean): string {
  const text = clipboardText(listing, marketplaceOf(form.platform), { branding });
  const said = sayPrice(listing);
  const price = said && `Price: ${said.price}${said.range && ` (suggested: ${said.range})`}`;
  const condition = CONDITIONS.find(({ code }) => code === form.condition);
  return [text, condition && `Condition: ${condition.label}`, price].filter(Boolean).join('\n\n');
}

/** Photos in a folder for each item, under the numbers of the rows. Nothing is compressed: photos are. */
export async function zipOf(
  rows: readonly { number: number; name: string; photos: readonly TrayPhoto[] }[],
): Promise<Blob> {
  const pieces: Blob[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    pieces.push(new Blob([new Uint8Array(data)]));
  });
  for (const { number, name, photos } of rows) {
    for (const [place, { blob }] of photos.entries()) {
      const file = new ZipPassThrough(
        `${String(number).padStart(3, '0')} ${fileName(name)}/${place + 1}.jpg`,
      );
      zip.add(file);
      // One photo at a time in memory; what is done lies in the browser's own store.
      file.push(new Uint8Array(await blob.arrayBuffer()), true);
    }
  }
  zip.end();
  return new Blob(pieces, { type: 'application/zip' });
}

function fileName(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60) || 'item'
  );
}
