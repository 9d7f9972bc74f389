import { currencyRequestSchema, currencyResponseSchema } from '@smart-listings/contract';
import { Hono } from 'hono';
import { jsonAnswer } from '../../lib/answers.ts';
import { describeCall } from '../../lib/describe-call.ts';
import { readJson } from '../../lib/read-json.ts';
import { findCurrency } from './operations.ts';

export function currencyRoutes(): Hono {
  return new Hono().post(
    '/api/gemini/getCurrency',
    describeCall('getCurrency', {
      summary: 'The currency at a position',
      description: 'Looked up in tables on this server: the position is neither kept nor passed on.',
      body: { CurrencyRequest: currencyRequestSchema },
      example: { lat: 51.5, lon: -0.12 },
      answers: {
        200: { description: 'Such as "GBP (£)".', is: { CurrencyResponse: currencyResponseSchema } },
      },
      fails: ['not-found'],
    }),
    async (c) => {
      const { lat, lon } = await readJson(c, currencyRequestSchema);
      return jsonAnswer({ currency: findCurrency(lat, lon) });
    },
  );
}
