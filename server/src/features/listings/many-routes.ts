import {
  bulkOutcomeSchema,
  can,
  exportCsvQuerySchema,
  listingIdsSchema,
  uploadCheckSchema,
  uploadQuerySchema,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import { LISTING_PARAMETER } from '../../api-examples.ts';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { BINARY, describeCall, TEXT } from '../../lib/describe-call.ts';
import { readJson, readQuery } from '../../lib/read-json.ts';
import { textStream } from '../../lib/text-stream.ts';
import { requireCapability, requireUser } from '../accounts/operations.ts';
import { requireSeller } from '../api-keys/operations/seller.ts';
import { deleteListings, restoreListings } from './operations/delete.ts';
import { exportListings } from './operations/export.ts';
import { checkUpload } from './operations/upload.ts';
import { answerUpload } from './upload-answer.ts';

const OUTCOME = {
  200: {
    description: 'Which it was done to, and which were not there.',
    is: { BulkOutcome: bulkOutcomeSchema },
  },
};
const UPLOADS =
  'Which files there are, the definitions of the marketplaces say: `ebay-drafts`, `facebook-bulk`, `facebook-catalogue`, `shopify-products`. Without `ids` all listings.';

/** Several saved listings at once, and as files. */
export function manyListingsRoutes(context: AppContext): Hono {
  return new Hono()
    .post(
      '/api/listings/bulk-delete',
      describeCall('bulkDeleteListings', {
        summary: 'Delete several listings; Pro only',
        who: 'account',
        body: { ListingIds: listingIdsSchema },
        answers: OUTCOME,
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        requireCapability(user, 'bulkDelete');
        const { ids } = await readJson(c, listingIdsSchema);
        return jsonAnswer(await deleteListings(context, user.id, ids));
      },
    )
    .post(
      '/api/listings/restore',
      describeCall('restoreListings', {
        summary: 'Take a deletion back, within seconds',
        who: 'account',
        key: 'write',
        body: { ListingIds: listingIdsSchema },
        example: { ids: [LISTING_PARAMETER.example] },
        answers: OUTCOME,
        fails: ['limit-reached'],
      }),
      async (c) => {
        const user = await requireSeller(context, c, { scope: 'write' });
        const { ids } = await readJson(c, listingIdsSchema);
        return jsonAnswer(await restoreListings(context, user, ids));
      },
    )
    .get(
      '/api/listings/export.csv',
      describeCall('exportListings', {
        summary: 'The saved listings as CSV; Pro only',
        description:
          'Without `ids` all of them. `branding=false` leaves the promotional line out, `specifics=true` adds category and item specifics.',
        who: 'account',
        key: 'read',
        query: exportCsvQuerySchema,
        example: { branding: 'false' },
        answers: { 200: { description: 'Newest first.', content: { 'text/csv': TEXT } } },
        fails: ['forbidden'],
      }),
      async (c) => {
        const user = await requireSeller(context, c, { scope: 'read' });
        requireCapability(user, 'exportCsv');
        const query = readQuery(c, exportCsvQuerySchema);
        const rows = exportListings(context, {
          ...query,
          userId: user.id,
          branding: query.branding || !can(user.plan, 'leaveOutBranding'),
        });
        return textStream(rows, { type: 'text/csv', fileName: exportName(context.clock()) });
      },
    )
    .get(
      '/api/listings/upload-check',
      describeCall('checkUpload', {
        summary: 'What of the listings an upload file would hold, and what not and why; Pro only',
        description: UPLOADS,
        who: 'account',
        query: uploadQuerySchema,
        answers: { 200: { description: 'The check.', is: { UploadCheck: uploadCheckSchema } } },
        fails: ['forbidden'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        requireCapability(user, 'exportCsv');
        return jsonAnswer(
          await checkUpload(context, { ...readQuery(c, uploadQuerySchema), userId: user.id }),
        );
      },
    )
    .get(
      '/api/listings/upload',
      describeCall('downloadUpload', {
        summary: 'Saved listings as a file that a marketplace takes; Pro only',
        description: `${UPLOADS} Listings that it would refuse are left out. More workbooks than one come as a zip archive.`,
        who: 'account',
        query: uploadQuerySchema,
        answers: {
          200: { description: 'The file.', content: { 'text/csv': TEXT, 'application/zip': BINARY } },
        },
        fails: ['forbidden'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        requireCapability(user, 'exportCsv');
        return answerUpload(context, { ...readQuery(c, uploadQuerySchema), userId: user.id });
      },
    );
}

function exportName(now: Date): string {
  return `smart-listings-export-${now.toISOString().slice(0, 10)}.csv`;
}
