import {
  bulkOutcomeSchema,
  exportCsvQuerySchema,
  listingIdsSchema,
  listingsChangedSchema,
  listingWorkSchema,
  listListingsQuerySchema,
  listListingsResponseSchema,
  patchListingRequestSchema,
  patchWorkRequestSchema,
  refreshPricingRequestSchema,
  refreshPricingResponseSchema,
  savedListingSchema,
  saveListingRequestSchema,
  sharedListingSchema,
  shareResponseSchema,
  uploadCheckSchema,
  uploadQuerySchema,
} from '@smart-listings/contract';
import { body, content, failures, ID_PARAMETER, jsonSchema, queryParameters } from './parts.ts';

const BAD_BODY = ['signed-out', 'forbidden', 'bad-request', 'too-large', 'unsupported-type'] as const;

const UPLOADS =
  'Which files there are, the definitions of the marketplaces say: `ebay-drafts`, `facebook-bulk`, `facebook-catalogue`, `shopify-products`. Without `ids` all listings.';

export const LISTING_PATHS = {
  '/api/listings': {
    get: {
      operationId: 'listListings',
      summary: 'A page of the saved listings',
      description:
        'Each word of `search` must begin a word of title, tags, item name, make or model number. Dates are counted back from now; months are UTC months.',
      parameters: queryParameters(listListingsQuerySchema),
      responses: {
        200: { description: 'At most ten.', content: content('ListListingsResponse') },
        ...failures(['signed-out', 'bad-request']),
      },
    },
    post: {
      operationId: 'saveListing',
      summary: 'Save a listing',
      description:
        'Asked again with the same id, it answers with what was saved the first time. Photos are links of your own, or data URLs, which are uploaded; when one of them fails, nothing is saved.',
      requestBody: body('SaveListingRequest'),
      responses: {
        201: { description: 'The listing as it was saved.', content: content('SavedListing') },
        ...failures([
          ...BAD_BODY,
          'limit-reached',
          'conflict',
          'not-found',
          'storage-full',
          'rate-limited',
          'unreachable',
          'misconfigured',
          'overloaded',
          'timeout',
        ]),
      },
    },
  },
  '/api/listings/{id}': {
    parameters: [ID_PARAMETER],
    get: {
      operationId: 'getListing',
      summary: 'One saved listing',
      responses: {
        200: { description: 'The listing.', content: content('SavedListing') },
        ...failures(['signed-out', 'not-found']),
      },
    },
    patch: {
      operationId: 'editListing',
      summary: 'Change what the body names',
      description: 'Asked again with the same body, it answers with what the first time made of the listing.',
      requestBody: body('PatchListingRequest'),
      responses: {
        200: { description: 'The listing as it is now.', content: content('SavedListing') },
        ...failures([...BAD_BODY, 'not-found', 'conflict']),
      },
    },
    delete: {
      operationId: 'deleteListing',
      summary: 'Delete a listing; it can be restored for a few seconds',
      responses: { 200: { description: 'Done.' }, ...failures(['signed-out', 'forbidden', 'not-found']) },
    },
  },
  '/api/listings/{id}/work': {
    parameters: [ID_PARAMETER],
    patch: {
      operationId: 'changeWork',
      summary: 'Say where a listing stands, and what is noted of its item',
      description:
        'Only what the body names changes. Own number, place, note and cost are shared by the listings of one item. A state of `sold` needs the sale; another state takes it back.',
      requestBody: body('PatchWorkRequest'),
      responses: {
        200: { description: 'Where it stands now.', content: content('ListingWork') },
        ...failures([...BAD_BODY, 'not-found']),
      },
    },
  },
  '/api/listings/{id}/share': {
    parameters: [ID_PARAMETER],
    post: {
      operationId: 'shareListing',
      summary: 'Give a listing an address that anyone can open; asked again, it is the same',
      responses: {
        200: { description: 'What the address ends with.', content: content('ShareResponse') },
        ...failures(['signed-out', 'forbidden', 'not-found']),
      },
    },
    delete: {
      operationId: 'endShare',
      summary: 'End the address for good',
      responses: { 200: { description: 'Done.' }, ...failures(['signed-out', 'forbidden', 'not-found']) },
    },
  },
  '/api/shared/{id}': {
    parameters: [ID_PARAMETER],
    get: {
      operationId: 'getSharedListing',
      summary: 'A listing as whoever has its address sees it',
      responses: {
        200: { description: 'The listing.', content: content('SharedListing') },
        ...failures(['not-found', 'rate-limited']),
      },
    },
  },
  '/api/shared/{id}/photos/{name}': {
    parameters: [ID_PARAMETER, { name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
    get: {
      operationId: 'getSharedPhoto',
      summary: 'A photo of a shared listing: `1` is the first, `1-small` its small copy',
      responses: {
        200: {
          description: 'The photo.',
          content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
        },
        ...failures(['not-found', 'rate-limited']),
      },
    },
  },
  '/api/listings/bulk-delete': {
    post: describeBulk('bulkDeleteListings', 'Delete several listings; Pro only', []),
  },
  '/api/listings/restore': {
    post: describeBulk('restoreListings', 'Take a deletion back, within seconds', ['limit-reached']),
  },
  '/api/listings/upload-check': {
    get: {
      operationId: 'checkUpload',
      summary: 'What of the listings an upload file would hold, and what not and why; Pro only',
      description: UPLOADS,
      parameters: queryParameters(uploadQuerySchema),
      responses: {
        200: { description: 'The check.', content: content('UploadCheck') },
        ...failures(['signed-out', 'forbidden', 'bad-request']),
      },
    },
  },
  '/api/listings/upload': {
    get: {
      operationId: 'downloadUpload',
      summary: 'Saved listings as a file that a marketplace takes; Pro only',
      description: `${UPLOADS} Listings that it would refuse are left out. More workbooks than one come as a zip archive.`,
      parameters: queryParameters(uploadQuerySchema),
      responses: {
        200: {
          description: 'The file.',
          content: {
            'text/csv': { schema: { type: 'string' } },
            'application/zip': { schema: { type: 'string', format: 'binary' } },
          },
        },
        ...failures(['signed-out', 'forbidden', 'bad-request']),
      },
    },
  },
  '/api/listings/export.csv': {
    get: {
      operationId: 'exportListings',
      summary: 'The saved listings as CSV; Pro only',
      description:
        'Without `ids` all of them. `branding=false` leaves the promotional line out, `specifics=true` adds category and item specifics.',
      parameters: queryParameters(exportCsvQuerySchema),
      responses: {
        200: { description: 'Newest first.', content: { 'text/csv': { schema: { type: 'string' } } } },
        ...failures(['signed-out', 'forbidden', 'bad-request']),
      },
    },
  },
  '/api/listings/stream': {
    get: {
      operationId: 'streamListings',
      summary: 'Says when the saved listings have changed',
      description:
        'Server-sent events: `changed` (ListingsChanged) at every connection and after every change. The stream ends now and then; connect again.',
      responses: {
        200: { description: 'A stream.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        ...failures(['signed-out', 'rate-limited']),
      },
    },
  },
  '/api/refreshPricing': {
    post: {
      operationId: 'refreshPricing',
      summary: 'A new price for a saved listing',
      description: 'The listing keeps its price until it is edited; only the refresh is counted.',
      requestBody: body('RefreshPricingRequest'),
      responses: {
        200: { description: 'The price, and the count.', content: content('RefreshPricingResponse') },
        ...failures([...BAD_BODY, 'limit-reached', 'not-found']),
      },
    },
  },
};

export const LISTING_SCHEMAS = {
  SavedListing: jsonSchema(savedListingSchema),
  SaveListingRequest: jsonSchema(saveListingRequestSchema, 'input'),
  PatchWorkRequest: jsonSchema(patchWorkRequestSchema, 'input'),
  SharedListing: jsonSchema(sharedListingSchema),
  ShareResponse: jsonSchema(shareResponseSchema),
  ListingWork: jsonSchema(listingWorkSchema),
  PatchListingRequest: jsonSchema(patchListingRequestSchema, 'input'),
  ListListingsResponse: jsonSchema(listListingsResponseSchema),
  ListingIds: jsonSchema(listingIdsSchema, 'input'),
  BulkOutcome: jsonSchema(bulkOutcomeSchema),
  ListingsChanged: jsonSchema(listingsChangedSchema),
  RefreshPricingRequest: jsonSchema(refreshPricingRequestSchema, 'input'),
  RefreshPricingResponse: jsonSchema(refreshPricingResponseSchema),
  UploadCheck: jsonSchema(uploadCheckSchema),
};

function describeBulk(operationId: string, summary: string, more: readonly 'limit-reached'[]) {
  return {
    operationId,
    summary,
    requestBody: body('ListingIds'),
    responses: {
      200: {
        description: 'Which it was done to, and which were not there.',
        content: content('BulkOutcome'),
      },
      ...failures([...BAD_BODY, ...more]),
    },
  };
}
