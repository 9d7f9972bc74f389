import { marketFieldsRequestSchema, marketFieldsResponseSchema } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { describeCall } from '../../lib/describe-call.ts';
import { readJson } from '../../lib/read-json.ts';
import { requireUser } from '../accounts/operations.ts';
import { listMarketFields } from './operations.ts';

/** For accounts: each new item costs requests of the day's quota. */
export function marketFieldsRoutes(context: AppContext): Hono {
  return new Hono().post(
    '/api/marketFields',
    describeCall('listMarketFields', {
      summary: 'The marketplace’s own category for an item, and what it asks for there',
      description:
        'For accounts, where this server has keys of the form’s marketplace (eBay’s Taxonomy API, kept for a day). Each field holds what the form says, and offers what is likely; send `answer` with `holds` to generateListing to decide.',
      who: 'account',
      body: { MarketFieldsRequest: marketFieldsRequestSchema },
      answers: {
        200: {
          description: 'The fields, in the marketplace’s order.',
          is: { MarketFieldsResponse: marketFieldsResponseSchema },
        },
      },
      fails: [
        ...(['not-found', 'rate-limited', 'bad-answer', 'unreachable'] as const),
        ...(['misconfigured', 'overloaded', 'timeout'] as const),
      ],
    }),
    async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      const request = await readJson(c, marketFieldsRequestSchema);
      return jsonAnswer(await listMarketFields(context, user, request));
    },
  );
}
