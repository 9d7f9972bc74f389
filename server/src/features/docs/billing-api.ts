import {
  billingLinkSchema,
  createCheckoutRequestSchema,
  createPortalLinkRequestSchema,
  operatorQuerySchema,
  operatorSummarySchema,
  pageViewSchema,
} from '@smart-listings/contract';
import { body, content, failures, jsonSchema, queryParameters } from './parts.ts';

const BAD_BODY = ['bad-request', 'forbidden', 'too-large', 'unsupported-type'] as const;
const PROVIDER = ['rate-limited', 'unreachable', 'misconfigured', 'internal'] as const;

export const BILLING_PATHS = {
  '/api/createCheckout': {
    post: {
      operationId: 'createCheckout',
      summary: 'Begin to buy Pro',
      description: 'For the account of the session; an e-mail in the body is ignored.',
      requestBody: body('CreateCheckoutRequest'),
      responses: {
        200: {
          description: 'A page of this website with `_ptxn`, which opens the checkout.',
          content: content('BillingLink'),
        },
        ...failures([...BAD_BODY, 'signed-out', 'not-found', 'conflict', ...PROVIDER]),
      },
    },
  },
  '/api/createPortalLink': {
    post: {
      operationId: 'createPortalLink',
      summary: 'Manage what was bought',
      description: 'For the account of the session. `returnUrl` is an address of this website.',
      requestBody: body('CreatePortalLinkRequest'),
      responses: {
        200: { description: "The provider's page for this customer.", content: content('BillingLink') },
        ...failures([...BAD_BODY, 'signed-out', 'not-found', 'bad-answer', ...PROVIDER]),
      },
    },
  },
  '/api/pageviews': {
    post: {
      operationId: 'countPageView',
      summary: 'Count a page view',
      description: 'From pages of this website only. No cookie, no address; Do Not Track and GPC are heeded.',
      requestBody: body('PageView'),
      responses: { 204: { description: 'Taken.' }, ...failures([...BAD_BODY, 'rate-limited']) },
    },
  },
  '/api/operator/summary': {
    get: {
      operationId: 'getOperatorSummary',
      summary: 'What is used, what fails and what it costs, for the owners of the server',
      parameters: queryParameters(operatorQuerySchema),
      responses: {
        200: { description: 'By day, in UTC.', content: content('OperatorSummary') },
        ...failures(['bad-request', 'signed-out', 'not-found']),
      },
    },
  },
  '/api/operator/days.csv': {
    get: {
      operationId: 'downloadOperatorDays',
      summary: 'The days of the same for a spreadsheet',
      parameters: queryParameters(operatorQuerySchema),
      responses: {
        200: { description: 'One line a day.', content: { 'text/csv': { schema: { type: 'string' } } } },
        ...failures(['bad-request', 'signed-out', 'not-found']),
      },
    },
  },
  '/api/billing/webhook': {
    post: {
      operationId: 'billingWebhook',
      summary: 'What the payment provider tells',
      description: 'Signed with Paddle-Signature over the raw body; what comes twice changes nothing.',
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      responses: {
        200: { description: 'Taken.' },
        ...failures(['bad-request', 'forbidden', 'not-found', 'too-large', 'internal']),
      },
    },
  },
};

export const BILLING_SCHEMAS = {
  CreateCheckoutRequest: jsonSchema(createCheckoutRequestSchema, 'input'),
  CreatePortalLinkRequest: jsonSchema(createPortalLinkRequestSchema, 'input'),
  BillingLink: jsonSchema(billingLinkSchema),
  PageView: jsonSchema(pageViewSchema, 'input'),
  OperatorSummary: jsonSchema(operatorSummarySchema),
};
