// Every route with what it takes at the limits of its schema: what the law of processor time is measured on, by
// `processor-time.test.ts` and by bench/hostile.ts.
import {
  analyzeImageRequestSchema,
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  checkListingRequestSchema,
  competitionRequestSchema,
  createApiKeyRequestSchema,
  createCheckoutRequestSchema,
  createPortalLinkRequestSchema,
  createTemplateRequestSchema,
  currencyRequestSchema,
  deleteAccountRequestSchema,
  exportCsvQuerySchema,
  fitStatements,
  forgetTrayRequestSchema,
  generateRequestSchema,
  handOverRequestSchema,
  importSalesRequestSchema,
  LIMITS,
  listingIdsSchema,
  listListingsQuerySchema,
  marketFieldsRequestSchema,
  operatorQuerySchema,
  pageViewSchema,
  patchAccountRequestSchema,
  patchListingRequestSchema,
  patchWorkRequestSchema,
  previewRequestSchema,
  priceHelpRequestSchema,
  publishBatchRequestSchema,
  publishRequestSchema,
  readTrayQuerySchema,
  refreshPricingRequestSchema,
  renameTemplateRequestSchema,
  requestResetSchema,
  resetPasswordSchema,
  rewordRequestSchema,
  saveListingRequestSchema,
  signInSchema,
  signUpSchema,
  startBatchRequestSchema,
  synthesizeRequestSchema,
  uploadQuerySchema,
} from '@smart-listings/contract';
import { z } from 'zod';
import { countChoices, fillSchema, HOSTILE_TEXTS } from './fill-schema.ts';

/** What there is in the account that asks. */
export interface Stage {
  listingId: string;
  /** The base64 of a photo as large as one may be. */
  photo: string;
}

export interface RouteAtLimits {
  schema: z.ZodType;
  /** What a body of the route may weigh; for a save, beside its photos. */
  bytes: number;
  /** The heaviest that is read at all. */
  floodBytes: number;
  /** A filled body brought within what a schema cannot say, such as a sum; and within what is there. */
  fit(body: unknown, stage: Stage): unknown;
}

const KB = 1024;

function takes<T extends z.ZodType>(
  schema: T,
  fit: (body: z.input<T>, stage: Stage) => unknown = (body) => body,
  bytes = 256 * KB,
  floodBytes = bytes,
): RouteAtLimits {
  return { schema, bytes, floodBytes, fit: (body, stage) => fit(body as z.input<T>, stage) };
}

const atUpload = () => ({
  file: 'shopify-products',
  ids: Array.from({ length: LIMITS.bulkListings }, () => 'x'.repeat(64)).join(','),
  link: `https://example.com/${'x'.repeat(400)}`,
});
const ADDRESS = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;
const perPhoto = <T>(all: readonly T[]) => all.slice(0, LIMITS.findingsPerPhoto);
const origin = { confirmedFacts: [''], seenOnPhotos: [''] };
const fitOrigin = <T extends Partial<typeof origin> | undefined>(given: T) => ({
  ...given,
  ...fitStatements({ ...origin, ...given }),
});
/** Which marketplace it is of is all the same. */
const listOfSales = importSalesRequestSchema.extend({ platform: z.literal('eBay') });
/** Each another sale, of a day that has come. */
const fitSales = ({ sales, ...body }: z.input<typeof listOfSales>) => ({
  ...body,
  sales: sales.map((sale, at) => ({
    ...sale,
    soldOn: '2026-11-01',
    price: 1,
    fees: 1,
    key: `${at} ${sale.key}`.slice(0, LIMITS.work.order),
  })),
});
const fitEmail = <T extends { email: string }>(body: T) => ({ ...body, email: ADDRESS });

export const ROUTES_AT_LIMITS: Record<string, RouteAtLimits> = {
  'POST /api/gemini/generateListing': takes(generateRequestSchema, (body) => ({
    ...body,
    ...fitOrigin(body),
    competitionAnalysis: null,
  })),
  'POST /api/gemini/rewordSentence': takes(rewordRequestSchema, (body) => ({ ...body, ...fitOrigin(body) })),
  'POST /api/gemini/analyzeCompetition': takes(competitionRequestSchema, (body) => ({
    ...body,
    // As many as the body has room for.
    comparables: body.comparables?.slice(0, 100),
  })),
  'POST /api/marketFields': takes(marketFieldsRequestSchema, (body) => ({ ...body, categoryId: '57988' })),
  'POST /api/refreshPricing': takes(refreshPricingRequestSchema, (body, { listingId }) => ({
    ...body,
    listingId,
  })),
  'POST /api/gemini/analyzeImage': takes(
    analyzeImageRequestSchema,
    (body, { photo }) => ({ ...body, image: { ...body.image, base64: photo } }),
    6 * KB * KB,
  ),
  'POST /api/gemini/synthesizeAnalysis': takes(
    synthesizeRequestSchema,
    ({ analyses, ...body }) => ({
      ...body,
      analyses: analyses.map((analysis) => ({ ...analysis, findings: perPhoto(analysis.findings ?? []) })),
    }),
    2 * KB * KB,
  ),
  'POST /api/gemini/getCurrency': takes(currencyRequestSchema),
  'POST /api/auth/sign-up/email': takes(signUpSchema, fitEmail),
  'POST /api/auth/sign-in/email': takes(signInSchema, fitEmail),
  'POST /api/auth/request-password-reset': takes(requestResetSchema, fitEmail),
  'POST /api/auth/reset-password': takes(resetPasswordSchema),
  'PATCH /api/account': takes(patchAccountRequestSchema),
  'POST /api/account/password': takes(changePasswordRequestSchema),
  'POST /api/account/email': takes(changeEmailRequestSchema, (body) => ({ ...body, newEmail: ADDRESS })),
  'POST /api/account/keys': takes(createApiKeyRequestSchema),
  'POST /api/checkListing': takes(checkListingRequestSchema, (body) => ({ ...body, ...fitOrigin(body) })),
  'POST /api/priceHelp': takes(priceHelpRequestSchema, (body) => ({
    ...body,
    ...fitOrigin(body),
    competitionAnalysis: null,
  })),
  'POST /api/account/delete': takes(deleteAccountRequestSchema),
  'GET /api/listings': takes(listListingsQuerySchema),
  'POST /api/listings': takes(
    saveListingRequestSchema,
    ({ account, imageUrls, ...body }) => ({ ...body, origin: fitOrigin(body.origin), imageUrls: [] }),
    LIMITS.savedBytes,
    LIMITS.dataUrlBytes + LIMITS.savedBytes,
  ),
  'PATCH /api/listings/:id': takes(patchListingRequestSchema, ({ account, ...body }) => ({
    ...body,
    origin: fitOrigin(body.origin),
  })),
  'PATCH /api/listings/:id/work': takes(patchWorkRequestSchema, (body) => ({
    ...{ ...body, state: 'listed', stateOn: '2026-11-01' },
    ...{ sale: undefined, cost: 1 },
  })),
  'POST /api/listings/:id/channels/:channel/preview': takes(previewRequestSchema, (body) => ({
    ...{ ...body, categoryId: '57988', price: 1 },
  })),
  'POST /api/listings/:id/channels/:channel/publish': takes(publishRequestSchema),
  'POST /api/channels/:channel/batches': takes(startBatchRequestSchema),
  'POST /api/channels/batches/:id/publish': takes(publishBatchRequestSchema),
  'POST /api/listings/bulk-delete': takes(listingIdsSchema),
  'POST /api/listings/restore': takes(listingIdsSchema),
  'GET /api/listings/export.csv': takes(exportCsvQuerySchema, (query) => ({
    ...query,
    ids: Array.from({ length: LIMITS.bulkListings }, () => 'x'.repeat(64)).join(','),
  })),
  'GET /api/listings/upload': takes(uploadQuerySchema, atUpload),
  'GET /api/listings/upload-check': takes(uploadQuerySchema, atUpload),
  'POST /api/sales/imports/check': takes(listOfSales, fitSales, LIMITS.sales.bytes),
  'POST /api/sales/imports': takes(listOfSales, fitSales, LIMITS.sales.bytes),
  'POST /api/pageviews': takes(pageViewSchema, (body) => body, 8 * KB),
  'POST /api/createCheckout': takes(createCheckoutRequestSchema),
  'POST /api/createPortalLink': takes(createPortalLinkRequestSchema),
  'POST /api/tray': takes(handOverRequestSchema, ({ items }) => ({
    items: items.map((item) => ({ ...item, request: { ...item.request, ...fitOrigin(item.request) } })),
  })),
  'POST /api/tray/forget': takes(forgetTrayRequestSchema),
  'GET /api/tray': takes(readTrayQuerySchema),
  'POST /api/templates': takes(createTemplateRequestSchema),
  'PATCH /api/templates/:id': takes(renameTemplateRequestSchema),
  'GET /api/operator/summary': takes(operatorQuerySchema),
  'GET /api/operator/days.csv': takes(operatorQuerySchema),
};

/** Bodies at the limits of the route's schema: each kind of text with each choice of the schema's lists. */
export function* loadsAtLimits({ schema, fit, bytes }: RouteAtLimits, stage: Stage) {
  const choices = countChoices(schema);
  for (const [text, write] of Object.entries(HOSTILE_TEXTS)) {
    for (let choice = 0; choice < choices; choice += 1) {
      // The body's own limit is met before all the schema's: texts are as long as it lets them be.
      let body = fit(fillSchema(schema, write, choice), stage);
      for (let share = 1; weigh(body) > bytes; ) {
        share *= Math.min(0.98, bytes / weigh(body));
        const shorter: typeof write = (index, length) =>
          write(index, Math.max(1, Math.floor(length * share)));
        body = fit(fillSchema(schema, shorter, choice), stage);
      }
      yield { text, choice, body };
    }
  }
}

function weigh(body: unknown): number {
  return Buffer.byteLength(JSON.stringify(body));
}

/** Bodies as heavy as the route takes, of what no schema lets in. */
export function* floods({ schema, floodBytes }: RouteAtLimits) {
  const room = floodBytes - 200;
  const fields = Object.keys(fillSchema(schema, () => '', 0) ?? {});
  for (const field of fields) {
    yield { name: `${field}: nothing but noughts`, body: `{"${field}":[${'0,'.repeat(room / 2)}0]}` };
    yield { name: `${field}: empty objects`, body: `{"${field}":[${'{},'.repeat(room / 3)}{}]}` };
    yield { name: `${field}: one text`, body: `{"${field}":"${'a '.repeat(room / 2)}"}` };
  }
  const keys = Array.from({ length: room / 12 }, (_, index) => `"k${index}":0`).join(',');
  yield { name: 'many keys', body: `{${keys.slice(0, keys.lastIndexOf(','))}}` };
  yield { name: 'characters that are dropped', body: `{"a":"${'\\u0000'.repeat(room / 6)}"}` };
}
