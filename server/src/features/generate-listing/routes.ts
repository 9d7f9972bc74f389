import {
  generateRequestSchema,
  generateResponseSchema,
  rewordRequestSchema,
  rewordResponseSchema,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import { EXAMPLES } from '../../api-examples.ts';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { presentError } from '../../lib/app-error.ts';
import { clientAddress, networkKey } from '../../lib/client-address.ts';
import { describeCall, TEXT } from '../../lib/describe-call.ts';
import { toAppError } from '../../lib/error-handler.ts';
import { eventStream } from '../../lib/event-stream.ts';
import { readJson } from '../../lib/read-json.ts';
import type { RequestVariables } from '../../lib/request-log.ts';
import { findSeller } from '../api-keys/operations/seller.ts';
import { startGeneration } from './operations.ts';
import { rewordSentence } from './reword.ts';

const OF_PROVIDERS = [
  ...(['bad-answer', 'refused', 'unreachable', 'misconfigured', 'overloaded', 'timeout'] as const),
];

export function generateListingRoutes(context: AppContext) {
  return new Hono<{ Variables: RequestVariables }>()
    .post(
      '/api/gemini/rewordSentence',
      describeCall('rewordSentence', {
        summary: 'One sentence of a listing anew, without what nothing supports',
        description: 'By the configured AI; counts as one of its calls in the hour, and against no month.',
        body: { RewordRequest: rewordRequestSchema },
        answers: {
          200: {
            description: 'A sentence that passed the claim check.',
            is: { RewordResponse: rewordResponseSchema },
          },
        },
        fails: ['not-found', 'rate-limited', ...OF_PROVIDERS],
      }),
      async (c) => {
        const request = await readJson(c, rewordRequestSchema);
        const visitor = networkKey(clientAddress(c, context.config.trustedProxies));
        const asker = { visitor, requestId: c.get('requestId'), signal: c.req.raw.signal };
        return jsonAnswer({ sentence: await rewordSentence(context, request, asker) });
      },
    )
    .post(
      '/api/gemini/generateListing',
      describeCall('generateListing', {
        summary: 'Write a listing',
        description:
          'Answers with JSON, or with server-sent events when the request accepts text/event-stream: any number of `partial` (PartialListing), then one `result` (GenerateResponse) or one `error` (Error). Comments keep the stream open meanwhile. A currency of another shape than "GBP (£)" counts as the default.',
        who: 'anyone',
        key: 'write',
        body: { GenerateRequest: generateRequestSchema },
        example: EXAMPLES.generate,
        answers: {
          200: {
            description: 'The listing, with everything that is known of it.',
            is: { GenerateResponse: generateResponseSchema },
            content: { 'text/event-stream': TEXT },
          },
        },
        fails: ['limit-reached', 'rate-limited', 'internal', ...OF_PROVIDERS],
      }),
      async (c) => {
        const account = await findSeller(context, c, 'write');
        const request = await readJson(c, generateRequestSchema);
        const requestId = c.get('requestId');
        const visitor = networkKey(clientAddress(c, context.config.trustedProxies));
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
      },
    );
}
