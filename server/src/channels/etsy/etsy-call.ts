import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '../../lib/app-error.ts';
import { serviceErrors } from '../../lib/service-errors.ts';
import { GrantRefused, TokenRefused } from '../channel.ts';
import { askService, type ServiceAnswer } from '../service-call.ts';
import { refusal } from './etsy-failures.ts';

export interface EtsyOptions {
  /** 'https://openapi.etsy.com' */
  baseUrl: string;
  keystring: string;
  sharedSecret: string;
  callsPerSecond: number;
}

interface EtsyRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** '/v3/application/…' */
  path: string;
  query?: Record<string, string>;
  /** Left out: what Etsy tells whoever has the application's keys. */
  token?: string;
  form?: Record<string, string>;
  json?: unknown;
  files?: FormData;
}

export type EtsyCall = (request: EtsyRequest) => Promise<unknown>;

/** The longest that one request may take: a photo of four megabytes over a slow line. */
const TIMEOUT_MS = 30_000;
/** The tree of all categories has some megabytes. */
const LONGEST_ANSWER = 25 * 1024 * 1024;
/** Past the calls of a second one waits here; past those of a day the seller is told. */
const SHORT_WAIT_SECONDS = 2;
const TRIES = 4;

const errors = serviceErrors('Etsy', 'check ETSY_KEYSTRING, ETSY_SHARED_SECRET and ETSY_BASE_URL');
export const badEtsyAnswer = errors.badAnswer;

/** Etsy says what it does not take. */
export class EtsyRefusal extends AppError {
  readonly status: number;
  constructor(status: number, body: unknown) {
    const { code, message, details } = refusal(status, body);
    super(code, message, details);
    this.status = status;
  }
}

const grantSchema = z.object({ error: z.enum(['invalid_grant', 'invalid_request']) });

/**
 * Sends with the application's keys, no more in a second than Etsy allows. Answers are JSON; undefined without a body.
 * @throws TokenRefused (401 for a seller's token), EtsyRefusal (400, 404, 409, 422), AppError for everything else
 */
export function createEtsyCall(options: EtsyOptions): EtsyCall {
  const turn = createTurns(options.callsPerSecond);
  const send = async ({ method = 'GET', path, query, token, form, json, files }: EtsyRequest) => {
    const url = `${options.baseUrl}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const headers = {
      'x-api-key': `${options.keystring}:${options.sharedSecret}`,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
    };
    const text = form
      ? new URLSearchParams(form).toString()
      : json === undefined
        ? null
        : JSON.stringify(json);
    return askService(
      { method, url, headers, body: files ?? text },
      { errors, timeoutMs: TIMEOUT_MS, longestBytes: LONGEST_ANSWER },
    );
  };
  return async (request) => {
    for (let tries = 1; ; tries += 1) {
      await turn();
      const answer = await send(request);
      const { status, headers } = answer;
      const seconds = Number(headers.get('retry-after') ?? Number.NaN);
      // What was refused for its haste was not done: it is safe to say it again.
      if (status === 429 && seconds <= SHORT_WAIT_SECONDS && tries < TRIES) {
        await wait(seconds * 1000);
        continue;
      }
      return readAnswer(answer, request.token !== undefined);
    }
  };
}

/** @param forSeller whether a seller's token went with it; else 401 is said of this server's own keys */
function readAnswer({ status, headers, text, json: body }: ServiceAnswer, forSeller: boolean): unknown {
  if (status >= 200 && status < 300) return body;
  if (status === 400 && grantSchema.safeParse(body).success) throw new GrantRefused('invalid_grant');
  if (status === 401 && forSeller) throw new TokenRefused('Etsy does not take this token.');
  if (status === 403) {
    const isKeys = /api[ -]?key|shared secret/i.test(text);
    if (isKeys) throw errors.status(status, headers);
    const message =
      'Etsy does not let this account do that. Look into your Shop Manager, then connect it again.';
    throw new AppError('refused', message, { cause: new Error('Etsy: 403') });
  }
  if ([400, 404, 409, 422].includes(status) && body) throw new EtsyRefusal(status, body);
  throw errors.status(status, headers);
}

/** One after the other, so many in a second. */
function createTurns(perSecond: number): () => Promise<void> {
  let nextAt = 0;
  return async () => {
    const now = performance.now();
    const at = Math.max(now, nextAt);
    nextAt = at + 1000 / perSecond;
    if (at > now) await wait(at - now);
  };
}

/** An answer in the shape that it should have. @throws AppError bad-answer */
export function readAs<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (!result.success) throw badEtsyAnswer();
  return result.data;
}
