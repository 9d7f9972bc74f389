import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer, withCookies } from '../../lib/answers.ts';
import { describeMe } from './operations.ts';

export function meRoutes(context: AppContext): Hono {
  return new Hono().get('/api/me', async (c) => {
    const { me, cookies } = await describeMe(context, c.req.raw.headers);
    return withCookies(jsonAnswer(me), cookies);
  });
}
