import {
  LIMITS,
  listingWorkSchema,
  listListingsQuerySchema,
  listListingsResponseSchema,
  MESSAGES,
  patchListingRequestSchema,
  patchWorkRequestSchema,
  refreshPricingRequestSchema,
  refreshPricingResponseSchema,
  SERVER_MESSAGES,
  savedListingSchema,
  saveListingRequestSchema,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import { EXAMPLES, LISTING_PARAMETER } from '../../api-examples.ts';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { DONE, describeCall } from '../../lib/describe-call.ts';
import { readId } from '../../lib/read-id.ts';
import { readJson, readQuery } from '../../lib/read-json.ts';
import { requireAccount } from '../accounts/operations.ts';
import { requireSeller } from '../api-keys/operations/seller.ts';
import { deleteListing } from './operations/delete.ts';
import { editListing } from './operations/edit.ts';
import { getListing } from './operations/get.ts';
import { listListings } from './operations/list.ts';
import { refreshPrice } from './operations/refresh-price.ts';
import { saveListing } from './operations/save.ts';
import { changeWork } from './operations/work.ts';

/** Small photos may come along as data URLs. */
const LISTING_BODY = {
  maxBytes: LIMITS.dataUrlBytes + LIMITS.savedBytes,
  message: MESSAGES.uploadFailed(SERVER_MESSAGES.dataUrlsTooLarge),
};

/** One listing, and the page that it stands on. */
export function listingRoutes(context: AppContext): Hono {
  return new Hono()
    .get(
      '/api/listings',
      describeCall('listListings', {
        summary: 'A page of the saved listings',
        description:
          'Each word of `search` must begin a word of title, tags, item name, make or model number. Dates are counted back from now; months are UTC months.',
        who: 'account',
        key: 'read',
        query: listListingsQuerySchema,
        example: { search: 'jeans', sort: 'newest' },
        answers: {
          200: { description: 'At most ten.', is: { ListListingsResponse: listListingsResponseSchema } },
        },
      }),
      async (c) => {
        const user = await requireSeller(context, c, { scope: 'read' });
        return jsonAnswer(await listListings(context, user.id, readQuery(c, listListingsQuerySchema)));
      },
    )
    .post(
      '/api/listings',
      describeCall('saveListing', {
        summary: 'Save a listing',
        description:
          'Asked again with the same id, it answers with what was saved the first time. Photos are links of your own, or data URLs, which are uploaded; when one of them fails, nothing is saved.',
        who: 'account',
        key: 'write',
        body: { SaveListingRequest: saveListingRequestSchema },
        example: EXAMPLES.save,
        answers: {
          201: { description: 'The listing as it was saved.', is: { SavedListing: savedListingSchema } },
        },
        fails: [
          ...(['limit-reached', 'conflict', 'not-found', 'storage-full', 'rate-limited'] as const),
          ...(['unreachable', 'misconfigured', 'overloaded', 'timeout'] as const),
        ],
      }),
      async (c) => {
        const user = await requireSeller(context, c, { scope: 'write', sentence: MESSAGES.loginToSave });
        const { account, ...request } = await readJson(c, saveListingRequestSchema, {
          ...LISTING_BODY,
          account: user.id,
        });
        requireAccount(user, account);
        return jsonAnswer(await saveListing(context, user, request), 201);
      },
    )
    .patch(
      '/api/listings/:id',
      describeCall('editListing', {
        summary: 'Change what the body names',
        description:
          'Asked again with the same body, it answers with what the first time made of the listing.',
        who: 'account',
        key: 'write',
        parameters: [LISTING_PARAMETER],
        body: { PatchListingRequest: patchListingRequestSchema },
        example: { revision: 1, title: 'Levi’s 501 Jeans Blue Straight Leg W32 L34' },
        answers: {
          200: { description: 'The listing as it is now.', is: { SavedListing: savedListingSchema } },
        },
        fails: ['not-found', 'conflict'],
      }),
      async (c) => {
        const user = await requireSeller(context, c, { scope: 'write' });
        const { account, ...patch } = await readJson(c, patchListingRequestSchema);
        requireAccount(user, account);
        return jsonAnswer(await editListing(context, { userId: user.id, id: readId(c, 'listing') }, patch));
      },
    )
    .patch(
      '/api/listings/:id/work',
      describeCall('changeWork', {
        summary: 'Say where a listing stands, and what is noted of its item',
        description:
          'Only what the body names changes. Own number, place, note and cost are shared by the listings of one item. A state of `sold` needs the sale; another state takes it back.',
        who: 'account',
        key: 'write',
        parameters: [LISTING_PARAMETER],
        body: { PatchWorkRequest: patchWorkRequestSchema },
        example: { state: 'listed', place: 'Shelf 3' },
        answers: { 200: { description: 'Where it stands now.', is: { ListingWork: listingWorkSchema } } },
        fails: ['not-found'],
      }),
      async (c) => {
        const user = await requireSeller(context, c, { scope: 'write' });
        const patch = await readJson(c, patchWorkRequestSchema);
        return jsonAnswer(await changeWork(context, { userId: user.id, id: readId(c, 'listing') }, patch));
      },
    )
    .delete(
      '/api/listings/:id',
      describeCall('deleteListing', {
        summary: 'Delete a listing; it can be restored for a few seconds',
        who: 'account',
        key: 'write',
        parameters: [LISTING_PARAMETER],
        answers: DONE,
        fails: ['forbidden', 'not-found'],
      }),
      async (c) => {
        const user = await requireSeller(context, c, { scope: 'write' });
        await deleteListing(context, user.id, readId(c, 'listing'));
        return jsonAnswer({ ok: true });
      },
    )
    .get(
      '/api/listings/:id',
      describeCall('getListing', {
        summary: 'One saved listing',
        who: 'account',
        key: 'read',
        parameters: [LISTING_PARAMETER],
        answers: { 200: { description: 'The listing.', is: { SavedListing: savedListingSchema } } },
        fails: ['not-found'],
      }),
      async (c) => {
        const user = await requireSeller(context, c, { scope: 'read' });
        return jsonAnswer(await getListing(context, { userId: user.id, id: readId(c, 'listing') }));
      },
    )
    .post(
      '/api/refreshPricing',
      describeCall('refreshPricing', {
        summary: 'A new price for a saved listing',
        description: 'The listing keeps its price until it is edited; only the refresh is counted.',
        who: 'account',
        key: 'write',
        body: { RefreshPricingRequest: refreshPricingRequestSchema },
        example: { listingId: LISTING_PARAMETER.example },
        answers: {
          200: {
            description: 'The price, and the count.',
            is: { RefreshPricingResponse: refreshPricingResponseSchema },
          },
        },
        fails: ['limit-reached', 'not-found'],
      }),
      async (c) => {
        const user = await requireSeller(context, c, { scope: 'write' });
        const { listingId } = await readJson(c, refreshPricingRequestSchema);
        return jsonAnswer(await refreshPrice(context, user, listingId));
      },
    );
}
