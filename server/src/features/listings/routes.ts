import {
  can,
  exportCsvQuerySchema,
  LIMITS,
  listingIdsSchema,
  listListingsQuerySchema,
  MESSAGES,
  patchListingRequestSchema,
  patchWorkRequestSchema,
  refreshPricingRequestSchema,
  SERVER_MESSAGES,
  saveListingRequestSchema,
  uploadQuerySchema,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { eventStream } from '../../lib/event-stream.ts';
import { readId } from '../../lib/read-id.ts';
import { readJson, readQuery } from '../../lib/read-json.ts';
import { textStream } from '../../lib/text-stream.ts';
import { findUser, requireAccount, requireCapability, requireUser } from '../accounts/operations.ts';
import { deleteListing, deleteListings, restoreListings } from './operations/delete.ts';
import { editListing } from './operations/edit.ts';
import { exportListings } from './operations/export.ts';
import { followListings } from './operations/follow.ts';
import { getListing } from './operations/get.ts';
import { listListings } from './operations/list.ts';
import { refreshPrice } from './operations/refresh-price.ts';
import { saveListing } from './operations/save.ts';
import { checkUpload } from './operations/upload.ts';
import { changeWork } from './operations/work.ts';
import { answerUpload } from './upload-answer.ts';

/** Small photos may come along as data URLs. */
const LISTING_BODY = {
  maxBytes: LIMITS.dataUrlBytes + LIMITS.savedBytes,
  message: MESSAGES.uploadFailed(SERVER_MESSAGES.dataUrlsTooLarge),
};

/** Everything that My Saved Listings asks for. */
export function listingRoutes(context: AppContext): Hono {
  return new Hono()
    .get('/api/listings', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      return jsonAnswer(await listListings(context, user.id, readQuery(c, listListingsQuerySchema)));
    })
    .post('/api/listings', async (c) => {
      const user = await requireUser(context, c.req.raw.headers, MESSAGES.loginToSave);
      const { account, ...request } = await readJson(c, saveListingRequestSchema, {
        ...LISTING_BODY,
        account: user.id,
      });
      requireAccount(user, account);
      return jsonAnswer(await saveListing(context, user, request), 201);
    })
    .patch('/api/listings/:id', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      const { account, ...patch } = await readJson(c, patchListingRequestSchema);
      requireAccount(user, account);
      return jsonAnswer(await editListing(context, { userId: user.id, id: readId(c, 'listing') }, patch));
    })
    .patch('/api/listings/:id/work', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      const patch = await readJson(c, patchWorkRequestSchema);
      return jsonAnswer(await changeWork(context, { userId: user.id, id: readId(c, 'listing') }, patch));
    })
    .delete('/api/listings/:id', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      await deleteListing(context, user.id, readId(c, 'listing'));
      return jsonAnswer({ ok: true });
    })
    .post('/api/listings/bulk-delete', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      requireCapability(user, 'bulkDelete');
      const { ids } = await readJson(c, listingIdsSchema);
      return jsonAnswer(await deleteListings(context, user.id, ids));
    })
    .post('/api/listings/restore', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      const { ids } = await readJson(c, listingIdsSchema);
      return jsonAnswer(await restoreListings(context, user, ids));
    })
    .get('/api/listings/export.csv', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      requireCapability(user, 'exportCsv');
      const query = readQuery(c, exportCsvQuerySchema);
      const rows = exportListings(context, {
        ...query,
        userId: user.id,
        branding: query.branding || !can(user.plan, 'leaveOutBranding'),
      });
      return textStream(rows, { type: 'text/csv', fileName: exportName(context.clock()) });
    })
    .get('/api/listings/upload-check', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      requireCapability(user, 'exportCsv');
      return jsonAnswer(await checkUpload(context, { ...readQuery(c, uploadQuerySchema), userId: user.id }));
    })
    .get('/api/listings/upload', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      requireCapability(user, 'exportCsv');
      return answerUpload(context, { ...readQuery(c, uploadQuerySchema), userId: user.id });
    })
    .get('/api/listings/stream', async (c) => {
      const { headers } = c.req.raw;
      const user = await requireUser(context, headers);
      const findPlan = async () => (await findUser(context, headers))?.plan ?? null;
      return eventStream(followListings(context, { user, findPlan }));
    })
    .get('/api/listings/:id', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      return jsonAnswer(await getListing(context, { userId: user.id, id: readId(c, 'listing') }));
    })
    .post('/api/refreshPricing', async (c) => {
      const user = await requireUser(context, c.req.raw.headers);
      const { listingId } = await readJson(c, refreshPricingRequestSchema);
      return jsonAnswer(await refreshPrice(context, user, listingId));
    });
}

function exportName(now: Date): string {
  return `smart-listings-export-${now.toISOString().slice(0, 10)}.csv`;
}
