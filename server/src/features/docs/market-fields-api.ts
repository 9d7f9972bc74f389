import { marketFieldsRequestSchema, marketFieldsResponseSchema } from '@smart-listings/contract';
import { body, content, failures, jsonSchema } from './parts.ts';

export const MARKET_FIELDS_PATHS = {
  '/api/marketFields': {
    post: {
      operationId: 'listMarketFields',
      summary: 'The marketplace’s own category for an item, and what it asks for there',
      description:
        'For accounts, where this server has keys of the form’s marketplace (eBay’s Taxonomy API, kept for a day). Each field holds what the form says, and offers what is likely; send `answer` with `holds` to generateListing to decide.',
      requestBody: body('MarketFieldsRequest'),
      responses: {
        200: {
          description: 'The fields, in the marketplace’s order.',
          content: content('MarketFieldsResponse'),
        },
        ...failures([
          'bad-request',
          'signed-out',
          'forbidden',
          'not-found',
          'too-large',
          'unsupported-type',
          'rate-limited',
          'bad-answer',
          'unreachable',
          'misconfigured',
          'overloaded',
          'timeout',
        ]),
      },
    },
  },
} as const;

export const MARKET_FIELDS_SCHEMAS = {
  MarketFieldsRequest: jsonSchema(marketFieldsRequestSchema, 'input'),
  MarketFieldsResponse: jsonSchema(marketFieldsResponseSchema),
};
