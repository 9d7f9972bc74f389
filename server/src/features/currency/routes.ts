import { currencyRequestSchema } from '@smart-listings/contract';
import { Hono } from 'hono';
import { jsonAnswer } from '../../lib/answers.ts';
import { readJson } from '../../lib/read-json.ts';
import { findCurrency } from './operations.ts';

export function currencyRoutes(): Hono {
  return new Hono().post('/api/gemini/getCurrency', async (c) => {
    const { lat, lon } = await readJson(c, currencyRequestSchema);
    return jsonAnswer({ currency: findCurrency(lat, lon) });
  });
}
