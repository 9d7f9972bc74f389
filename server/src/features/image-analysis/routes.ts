import {
  analyzeImageRequestSchema,
  imageAnalysisSchema,
  MAX_IMAGE_BASE64,
  MESSAGES,
  synthesizeRequestSchema,
} from '@smart-listings/contract';
import { type Context, Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { clientAddress, networkKey } from '../../lib/client-address.ts';
import { describeCall } from '../../lib/describe-call.ts';
import { readJson } from '../../lib/read-json.ts';
import type { RequestVariables } from '../../lib/request-log.ts';
import { analyzeImage, synthesizeAnalysis, type Visitor } from './operations.ts';

type Variables = { Variables: RequestVariables };

/** The image's base64, and room for the rest of the body. */
const IMAGE_BODY = { maxBytes: MAX_IMAGE_BASE64 + 4_096, message: MESSAGES.imageTooLarge };
const ANALYSES_BODY = { maxBytes: 2 * 1024 * 1024, message: 'The analyses are too large (max 2 MB).' };

const OF_READING = ['rate-limited', 'internal', 'unreachable', 'overloaded', 'timeout'] as const;

export function imageAnalysisRoutes(context: AppContext) {
  const routes = new Hono<Variables>();
  routes.post(
    '/api/gemini/analyzeImage',
    describeCall('analyzeImage', {
      summary: 'Read one photo of an item',
      description:
        'Text, barcodes, colours and quality are read on this server; with a provider set, its model looks at the photo as well, and where it does not answer `withoutModel` says so. A JPEG, PNG or WEBP of at most 4 MB, told by its content. Nothing of it is kept. 503 when too many photos wait.',
      body: { AnalyzeImageRequest: analyzeImageRequestSchema },
      answers: {
        200: { description: 'What was seen, and where.', is: { ImageAnalysis: imageAnalysisSchema } },
      },
      fails: [...OF_READING],
    }),
    async (c) => {
      const visitor = visitorOf(context, c);
      // Before the body: a visitor without allowance costs no memory.
      await context.photoLimits.reader.take(visitor.network);
      const request = await readJson(c, analyzeImageRequestSchema, IMAGE_BODY);
      return jsonAnswer(await analyzeImage(context, request, visitor));
    },
  );
  routes.post(
    '/api/gemini/synthesizeAnalysis',
    describeCall('synthesizeAnalysis', {
      summary: 'Put the analyses of one item’s photos together',
      description:
        'What several photos show is surer; what they contradict each other in is a conflict and fills nothing.',
      body: { SynthesizeRequest: synthesizeRequestSchema },
      answers: { 200: { description: 'One analysis of all.', is: { ImageAnalysis: imageAnalysisSchema } } },
      fails: [...OF_READING],
    }),
    async (c) => {
      const visitor = visitorOf(context, c);
      await context.photoLimits.reader.take(visitor.network);
      const request = await readJson(c, synthesizeRequestSchema, ANALYSES_BODY);
      return jsonAnswer(await synthesizeAnalysis(context, request, visitor));
    },
  );
  return routes;
}

function visitorOf(context: AppContext, c: Context<Variables>): Visitor {
  return {
    network: networkKey(clientAddress(c, context.config.trustedProxies)),
    requestId: c.get('requestId'),
    signal: c.req.raw.signal,
  };
}
