import { marketFieldsRequestSchema } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { readJson } from '../../lib/read-json.ts';
import { requireUser } from '../accounts/operations.ts';
import { listMarketFields } from './operations.ts';

/** For accounts: each new item costs requests of the day's quota. */
export function marketFieldsRoutes(context: AppContext): Hono {
  return new Hono().post('/api/marketFields', async (c) => {
    const user = await requireUser(context, c.req.raw.headers);
    const request = await readJson(c, marketFieldsRequestSchema);
    return jsonAnswer(await listMarketFields(context, user, request));
  });
}
