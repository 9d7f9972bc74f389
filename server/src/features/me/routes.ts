import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { describeMe } from './operations.ts';

export function meRoutes(context: AppContext): Hono {
  return new Hono().get('/api/me', async (c) => jsonAnswer(await describeMe(context, c.req.raw.headers)));
}
