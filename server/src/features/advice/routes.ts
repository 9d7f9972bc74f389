import {
  checkListingRequestSchema,
  checkListingResponseSchema,
  priceHelpRequestSchema,
  priceHelpResponseSchema,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import { EXAMPLES } from '../../api-examples.ts';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { describeCall } from '../../lib/describe-call.ts';
import { readJson } from '../../lib/read-json.ts';
import { requireSeller } from '../api-keys/operations/seller.ts';
import { checkListing, helpWithPrice } from './operations.ts';

/** What pages work out by themselves, for programs that have no engine. */
export function adviceRoutes(context: AppContext): Hono {
  return new Hono()
    .post(
      '/api/checkListing',
      describeCall('checkListing', {
        summary: 'What a listing breaks, what nothing supports in it, and how complete it is',
        description:
          'Whoever wrote it. Nothing is changed and nothing kept; a breach comes with a fix where there is one.',
        who: 'account',
        key: 'read',
        body: { CheckListingRequest: checkListingRequestSchema },
        example: EXAMPLES.check,
        answers: {
          200: { description: 'The findings.', is: { CheckListingResponse: checkListingResponseSchema } },
        },
      }),
      async (c) => {
        const user = await requireSeller(context, c, { scope: 'read' });
        return jsonAnswer(await checkListing(context, user, await readJson(c, checkListingRequestSchema)));
      },
    )
    .post(
      '/api/priceHelp',
      describeCall('helpWithPrice', {
        summary: 'A price for an item, what it rests on, and what is left after fees',
        description:
          'The same price that generateListing gives. With what analyzeCompetition answered, Pro accounts have its comparables judged; an empty range says that nothing supports a price, and why.',
        who: 'account',
        key: 'read',
        body: { PriceHelpRequest: priceHelpRequestSchema },
        example: EXAMPLES.price,
        answers: { 200: { description: 'The price.', is: { PriceHelpResponse: priceHelpResponseSchema } } },
      }),
      async (c) => {
        const user = await requireSeller(context, c, { scope: 'read' });
        return jsonAnswer(await helpWithPrice(context, user, await readJson(c, priceHelpRequestSchema)));
      },
    );
}
