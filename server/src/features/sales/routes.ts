import {
  checkedSalesSchema,
  importedSalesSchema,
  importSalesRequestSchema,
  LIMITS,
  saleImportsSchema,
  totalsSchema,
  undoneImportSchema,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { describeCall, TEXT } from '../../lib/describe-call.ts';
import { readId } from '../../lib/read-id.ts';
import { readJson } from '../../lib/read-json.ts';
import { textStream } from '../../lib/text-stream.ts';
import { requireUser } from '../accounts/operations.ts';
import { checkSales, importSales, listImports, undoImport } from './operations/import.ts';
import { readTotals, writeTotalsCsv } from './operations/totals.ts';

const LIST = {
  maxBytes: LIMITS.sales.bytes,
  message: 'This list of sales is too large (max 3 MB). Choose a shorter stretch of time.',
};

/** What was listed and sold, for whoever keeps books. */
export function saleRoutes(context: AppContext): Hono {
  return new Hono()
    .get(
      '/api/sales/totals',
      describeCall('getTotals', {
        summary: 'What was listed and sold by month, and what was kept after fees and cost',
        description:
          'Amounts by currency. Fees and costs that nobody entered count as nothing; `incomplete` says of how many sales.',
        who: 'account',
        answers: { 200: { description: 'Oldest month first.', is: { Totals: totalsSchema } } },
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        return jsonAnswer(await readTotals(context, user.id));
      },
    )
    .get(
      '/api/sales/totals.csv',
      describeCall('exportTotals', {
        summary: 'The same as CSV',
        who: 'account',
        answers: { 200: { description: 'A line a month.', content: { 'text/csv': TEXT } } },
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        const fileName = `smart-listings-totals-${context.clock().toISOString().slice(0, 10)}.csv`;
        return textStream(inOne(writeTotalsCsv(context, user.id)), { type: 'text/csv', fileName });
      },
    )
    .get(
      '/api/sales/imports',
      describeCall('listSaleImports', {
        summary: 'The lists of sales that were imported, newest first',
        who: 'account',
        answers: { 200: { description: 'At most 50.', is: { SaleImports: saleImportsSchema } } },
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        return jsonAnswer({ imports: await listImports(context, user.id) });
      },
    )
    .post(
      '/api/sales/imports/check',
      describeCall('checkSales', {
        summary: 'Which of these sales are there already; nothing is written',
        who: 'account',
        body: { ImportSalesRequest: importSalesRequestSchema },
        answers: {
          200: { description: 'By their places in the request.', is: { CheckedSales: checkedSalesSchema } },
        },
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        const request = await readJson(c, importSalesRequestSchema, LIST);
        return jsonAnswer(await checkSales(context, user.id, request));
      },
    )
    .post(
      '/api/sales/imports',
      describeCall('importSales', {
        summary: 'Import sales from a marketplace’s own list: all that are not there yet, or none',
        description: 'A sale is known by its `key`, or as one that the seller marked on a listing.',
        who: 'account',
        body: { ImportSalesRequest: importSalesRequestSchema },
        answers: { 201: { description: 'What was imported.', is: { ImportedSales: importedSalesSchema } } },
        fails: ['limit-reached'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        const request = await readJson(c, importSalesRequestSchema, LIST);
        return jsonAnswer(await importSales(context, user.id, request), 201);
      },
    )
    .delete(
      '/api/sales/imports/:id',
      describeCall('undoSaleImport', {
        summary: 'Take back what an import brought',
        who: 'account',
        answers: {
          200: { description: 'How many sales are gone.', is: { UndoneImport: undoneImportSchema } },
        },
        fails: ['not-found'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        const removed = await undoImport(context, { userId: user.id, id: readId(c, 'import') });
        return jsonAnswer({ removed });
      },
    );
}

async function* inOne(text: Promise<string>): AsyncGenerator<string> {
  yield await text;
}
