import { totalsSchema } from '@smart-listings/contract';
import { content, failures, jsonSchema } from './parts.ts';

export const SALE_PATHS = {
  '/api/sales/totals': {
    get: {
      operationId: 'getTotals',
      summary: 'What was listed and sold by month, and what was kept after fees and cost',
      description:
        'Amounts by currency. Fees and costs that nobody entered count as nothing; `incomplete` says of how many sales.',
      responses: {
        200: { description: 'Oldest month first.', content: content('Totals') },
        ...failures(['signed-out']),
      },
    },
  },
  '/api/sales/totals.csv': {
    get: {
      operationId: 'exportTotals',
      summary: 'The same as CSV',
      responses: {
        200: { description: 'A line a month.', content: { 'text/csv': { schema: { type: 'string' } } } },
        ...failures(['signed-out']),
      },
    },
  },
};

export const SALE_SCHEMAS = { Totals: jsonSchema(totalsSchema) };
