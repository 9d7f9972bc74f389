import { operatorQuerySchema, operatorSummarySchema } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { describeCall, TEXT } from '../../lib/describe-call.ts';
import { readQuery } from '../../lib/read-json.ts';
import { API_SECURITY_HEADERS } from '../../lib/security-headers.ts';
import { requireUser } from '../accounts/operations.ts';
import { requireOwner, summarize, toCsv } from './operations/summary.ts';

/** For the owners of this server: what is used, what fails, what it costs. */
export function operatorRoutes(context: AppContext): Hono {
  return new Hono()
    .get(
      '/api/operator/summary',
      describeCall('getOperatorSummary', {
        summary: 'What is used, what fails and what it costs, for the owners of the server',
        who: 'account',
        query: operatorQuerySchema,
        answers: { 200: { description: 'By day, in UTC.', is: { OperatorSummary: operatorSummarySchema } } },
        fails: ['not-found'],
      }),
      async (c) => {
        requireOwner(await requireUser(context, c.req.raw.headers));
        return jsonAnswer(await summarize(context, readQuery(c, operatorQuerySchema)));
      },
    )
    .get(
      '/api/operator/days.csv',
      describeCall('downloadOperatorDays', {
        summary: 'The days of the same for a spreadsheet',
        who: 'account',
        query: operatorQuerySchema,
        answers: { 200: { description: 'One line a day.', content: { 'text/csv': TEXT } } },
        fails: ['not-found'],
      }),
      async (c) => {
        requireOwner(await requireUser(context, c.req.raw.headers));
        const summary = await summarize(context, readQuery(c, operatorQuerySchema));
        return new Response(toCsv(summary), {
          headers: {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': 'attachment; filename="smart-listings-days.csv"',
            'Cache-Control': 'no-store',
            ...API_SECURITY_HEADERS,
          },
        });
      },
    );
}
