import { generateRequestSchema, rewordRequestSchema } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { presentError } from '../../lib/app-error.ts';
import { clientAddress, networkKey } from '../../lib/client-address.ts';
import { toAppError } from '../../lib/error-handler.ts';
import { eventStream } from '../../lib/event-stream.ts';
import { readJson } from '../../lib/read-json.ts';
import type { RequestVariables } from '../../lib/request-log.ts';
import { findUser } from '../accounts/operations.ts';
import { startGeneration } from './operations.ts';
import { rewordSentence } from './reword.ts';

export function generateListingRoutes(context: AppContext) {
  const routes = new Hono<{ Variables: RequestVariables }>();
  routes.post('/api/gemini/rewordSentence', async (c) => {
    const request = await readJson(c, rewordRequestSchema);
    const visitor = networkKey(clientAddress(c, context.config.trustedProxies));
    const asker = { visitor, requestId: c.get('requestId'), signal: c.req.raw.signal };
    return jsonAnswer({ sentence: await rewordSentence(context, request, asker) });
  });
  return routes.post('/api/gemini/generateListing', async (c) => {
    const request = await readJson(c, generateRequestSchema);
    const requestId = c.get('requestId');
    const visitor = networkKey(clientAddress(c, context.config.trustedProxies));
    const account = await findUser(context, c.req.raw.headers);
    const generate = await startGeneration(context, request, { visitor, requestId, account });
    if (!/\btext\/event-stream\b/.test(c.req.header('accept') ?? '')) {
      return jsonAnswer(await generate(c.req.raw));
    }
    return eventStream(async (send, signal) => {
      try {
        send('result', await generate({ signal }, (partial) => send('partial', partial, 'mayBeLeftOut')));
      } catch (error) {
        send('error', presentError(toAppError(error, context.logger, requestId)));
      }
    });
  });
}
