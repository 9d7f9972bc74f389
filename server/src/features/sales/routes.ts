import { totalsSchema } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { describeCall, TEXT } from '../../lib/describe-call.ts';
import { textStream } from '../../lib/text-stream.ts';
import { requireUser } from '../accounts/operations.ts';
import { readTotals, writeTotalsCsv } from './operations/totals.ts';

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
    );
}

async function* inOne(text: Promise<string>): AsyncGenerator<string> {
  yield await text;
}
