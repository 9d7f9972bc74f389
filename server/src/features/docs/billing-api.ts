import {
  billingLinkSchema,
  createCheckoutRequestSchema,
  createPortalLinkRequestSchema,
} from '@smart-listings/contract';
import { body, content, failures, jsonSchema } from './parts.ts';

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
};
