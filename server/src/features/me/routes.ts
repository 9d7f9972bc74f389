import { meSchema } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer, withCookies } from '../../lib/answers.ts';
import { describeCall } from '../../lib/describe-call.ts';
import { describeMe } from './operations.ts';

export function meRoutes(context: AppContext): Hono {
  return new Hono().get(
    '/api/me',
    describeCall('getMe', {
      summary: 'Who is signed in, with plan, usage of the month, saved listings and limits',
      who: 'anyone',
      answers: { 200: { description: 'All null when nobody is.', is: { Me: meSchema } } },
    }),
    async (c) => {
      const { me, cookies } = await describeMe(context, c.req.raw.headers);
      return withCookies(jsonAnswer(me), cookies);
    },
  );
}
