import {
  type GenerateRequest,
  type GenerateResponse,
  generateRequestSchema,
  limitsOf,
  type Me,
  type PartialListing,
  type Plan,
} from '@smart-listings/contract';
import { generateListing } from '@smart-listings/engine';
import { vi } from 'vitest';
import { NOBODY } from '../features/session/read-me.ts';

type Answer = (request: GenerateRequest, count: number) => Response | Promise<Response>;

/** A server behind `fetch`, speaking the real wire format; it keeps what it was asked. */
export function startStandInServer(answer: Answer, me: Me = NOBODY) {
  const requests: GenerateRequest[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit): Promise<Response> => {
    if (path === '/api/me') return Response.json(me);
    if (path === '/api/config') return Response.json({ engine: 'builtin', supportEmail: 'help@example.com' });
    if (path !== '/api/gemini/generateListing') return Response.json({}, { status: 404 });
    const request = generateRequestSchema.parse(JSON.parse(String(init?.body)));
    requests.push(request);
    init?.signal?.throwIfAborted();
    return answer(request, requests.length);
  });
  return requests;
}

/** The answer of /api/me for an account on `planType`. */
export function meOf(planType: Plan, counts: { generated?: number; saved?: number } = {}): Me {
  return {
    user: {
      uid: 'u1',
      email: 'anna@example.com',
      displayName: 'Anna',
      emailVerified: false,
      planType,
      isOwner: false,
    },
    usage: { month: '2026-11', generatedCount: counts.generated ?? 0 },
    savedCount: counts.saved ?? 0,
    membership: { state: 'none', renewsAt: null, cancelsAt: null },
    limits: limitsOf(planType),
  };
}

export function builtinAnswer(request: GenerateRequest): GenerateResponse {
  return generateListing(request.formData, {
    variant: request.variant,
    currency: request.currency,
    confirmed: request.confirmedFacts,
    seen: request.seenOnPhotos,
    answers: request.answers,
    putBack: request.putBack,
    photoCount: request.photoCount,
  });
}

/** A stream of events; `hold` keeps the result back until it is resolved. */
export function eventStream(result: GenerateResponse, partials: PartialListing[] = [], hold?: Promise<void>) {
  const encoder = new TextEncoder();
  const line = (event: string, data: unknown) =>
    encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const body = new ReadableStream({
    async start(controller) {
      for (const partial of partials) controller.enqueue(line('partial', partial));
      await hold;
      controller.enqueue(line('result', result));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

export function errorAnswer(status: number, code: string, message: string, fallback?: 'builtin') {
  return Response.json({ error: { code, message, fallback } }, { status });
}
