import {
  currencyRequestSchema,
  currencyResponseSchema,
  ERROR_STATUS,
  generateRequestSchema,
  generateResponseSchema,
  listingTextSchema,
  meSchema,
  publicConfigSchema,
  rewordRequestSchema,
  rewordResponseSchema,
} from '@smart-listings/contract';
import { z } from 'zod';
import { ACCOUNT_PATHS, ACCOUNT_SCHEMAS } from './accounts-api.ts';
import { BILLING_PATHS, BILLING_SCHEMAS } from './billing-api.ts';
import { CHANNEL_PATHS, CHANNEL_SCHEMAS } from './channels-api.ts';
import { COMPETITION_PATHS, COMPETITION_SCHEMAS } from './competition-api.ts';
import { IMAGE_PATHS, IMAGE_SCHEMAS } from './images-api.ts';
import { LISTING_PATHS, LISTING_SCHEMAS } from './listings-api.ts';
import { MARKET_FIELDS_PATHS, MARKET_FIELDS_SCHEMAS } from './market-fields-api.ts';
import { body, content, failures, jsonSchema } from './parts.ts';
import { PHOTO_PATHS, PHOTO_SCHEMAS } from './photos-api.ts';
import { SALE_PATHS, SALE_SCHEMAS } from './sales-api.ts';
import { TEMPLATE_PATHS, TEMPLATE_SCHEMAS } from './templates-api.ts';

/**
 * An OpenAPI 3.1 document of every call, made of the schemas that check them: version 3.1 takes
 * JSON Schema as it is, so zod's own conversion is all it needs.
 */
export function describeApi(version: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Smart Listings API',
      version,
      description:
        'Marketplace listings from item details. An error is always {"error": {"code", "message"}}.',
    },
    paths: {
      '/api/gemini/generateListing': { post: GENERATE_LISTING },
      '/api/gemini/rewordSentence': { post: REWORD_SENTENCE },
      '/api/gemini/getCurrency': { post: GET_CURRENCY },
      '/api/config': { get: GET_CONFIG },
      ...ACCOUNT_PATHS,
      '/api/me': { get: GET_ME },
      ...IMAGE_PATHS,
      ...LISTING_PATHS,
      ...CHANNEL_PATHS,
      ...SALE_PATHS,
      ...PHOTO_PATHS,
      ...TEMPLATE_PATHS,
      ...COMPETITION_PATHS,
      ...MARKET_FIELDS_PATHS,
      ...BILLING_PATHS,
      '/healthz': { get: GET_HEALTH },
      '/readyz': { get: GET_READINESS },
      '/metrics': { get: GET_METRICS },
    },
    components: {
      schemas: {
        GenerateRequest: jsonSchema(generateRequestSchema, 'input'),
        GenerateResponse: jsonSchema(generateResponseSchema),
        RewordRequest: jsonSchema(rewordRequestSchema, 'input'),
        RewordResponse: jsonSchema(rewordResponseSchema),
        CurrencyRequest: jsonSchema(currencyRequestSchema, 'input'),
        CurrencyResponse: jsonSchema(currencyResponseSchema),
        PublicConfig: jsonSchema(publicConfigSchema),
        PartialListing: jsonSchema(listingTextSchema.partial()),
        ...ACCOUNT_SCHEMAS,
        Me: jsonSchema(meSchema),
        ...IMAGE_SCHEMAS,
        ...LISTING_SCHEMAS,
        ...CHANNEL_SCHEMAS,
        ...SALE_SCHEMAS,
        ...PHOTO_SCHEMAS,
        ...TEMPLATE_SCHEMAS,
        ...COMPETITION_SCHEMAS,
        ...MARKET_FIELDS_SCHEMAS,
        ...BILLING_SCHEMAS,
        Error: jsonSchema(errorSchema),
      },
    },
  };
}

const errorCodes: string[] = Object.keys(ERROR_STATUS);
const errorSchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    fallback: z.literal('builtin').optional(),
  }),
});

const GENERATE_LISTING = {
  operationId: 'generateListing',
  summary: 'Write a listing',
  description:
    'Answers with JSON, or with server-sent events when the request accepts text/event-stream: any number of `partial` (PartialListing), then one `result` (GenerateResponse) or one `error` (Error). Comments keep the stream open meanwhile. A currency of another shape than "GBP (£)" counts as the default.',
  requestBody: body('GenerateRequest'),
  responses: {
    200: {
      description: 'The listing, with everything that is known of it.',
      content: { ...content('GenerateResponse'), 'text/event-stream': { schema: { type: 'string' } } },
    },
    ...failures([
      'bad-request',
      'forbidden',
      'limit-reached',
      'too-large',
      'unsupported-type',
      'rate-limited',
      'internal',
      'bad-answer',
      'refused',
      'unreachable',
      'misconfigured',
      'overloaded',
      'timeout',
    ]),
  },
};

const REWORD_SENTENCE = {
  operationId: 'rewordSentence',
  summary: 'One sentence of a listing anew, without what nothing supports',
  description: 'By the configured AI; counts as one of its calls in the hour, and against no month.',
  requestBody: body('RewordRequest'),
  responses: {
    200: { description: 'A sentence that passed the claim check.', content: content('RewordResponse') },
    ...failures([
      'bad-request',
      'forbidden',
      'not-found',
      'too-large',
      'unsupported-type',
      'rate-limited',
      'bad-answer',
      'refused',
      'unreachable',
      'misconfigured',
      'overloaded',
      'timeout',
    ]),
  },
};

const GET_CURRENCY = {
  operationId: 'getCurrency',
  summary: 'The currency at a position',
  description: 'Looked up in tables on this server: the position is neither kept nor passed on.',
  requestBody: body('CurrencyRequest'),
  responses: {
    200: { description: 'Such as "GBP (£)".', content: content('CurrencyResponse') },
    ...failures(['bad-request', 'forbidden', 'not-found', 'too-large', 'unsupported-type']),
  },
};

const GET_CONFIG = {
  operationId: 'getConfig',
  summary: 'How this server is set up, as far as a page may know',
  responses: { 200: { description: 'Never a secret.', content: content('PublicConfig') } },
};

const GET_ME = {
  operationId: 'getMe',
  summary: 'Who is signed in, with plan, usage of the month, saved listings and limits',
  responses: { 200: { description: 'All null when nobody is.', content: content('Me') } },
};

const GET_HEALTH = {
  operationId: 'getHealth',
  summary: 'Whether the process is alive',
  responses: { 200: { description: 'It is.' } },
};

const GET_READINESS = {
  operationId: 'getReadiness',
  summary: 'Whether the server can do its work',
  responses: {
    200: { description: 'It can; under `without`, what it has to do without.' },
    503: { description: 'It cannot, with the reasons.' },
  },
};

const GET_METRICS = {
  operationId: 'getMetrics',
  summary: 'What the server counts about itself, for Prometheus',
  responses: {
    200: { description: 'Its text format.', content: { 'text/plain': { schema: { type: 'string' } } } },
    ...failures(['not-found']),
  },
};
