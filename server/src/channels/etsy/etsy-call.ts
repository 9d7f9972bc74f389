import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '../../lib/app-error.ts';
import { serviceErrors } from '../../lib/service-errors.ts';
import { TokenRefused } from '../channel.ts';
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
const badEtsyAnswer = errors.badAnswer;

/** Etsy says what it does not take. */
export class EtsyRefusal extends AppError {
  readonly status: number;
  constructor(status: number, body: unknown) {
    const { code, message, details } = refusal(status, body);
    super(code, message, details);
    this.status = status;
  }
}

/** A code or a permission that is worth nothing, or nothing any more. */
export class GrantRefused extends TokenRefused {}

const grantSchema = z.object({ error: z.enum(['invalid_grant', 'invalid_request']) });

/**
 * Sends with the application's keys, no more in a second than Etsy allows. Answers are JSON; undefined without a body.
 * @throws TokenRefused (401), EtsyRefusal (400, 404, 409, 422), AppError for everything else
 */
export function createEtsyCall(options: EtsyOptions): EtsyCall {
  const turn = createTurns(options.callsPerSecond);
  const send = async ({ method = 'GET', path, query, token, form, json, files }: EtsyRequest) => {
    const url = `${options.baseUrl}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const headers = {
      Accept: 'application/json',
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
    try {
      const init = { method, headers, body: files ?? text, signal: AbortSignal.timeout(TIMEOUT_MS) };
      const response = await fetch(url, { ...init, redirect: 'error' });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      throw errors.thrown(error);
    }
  };
  return async (request) => {
    for (let tries = 1; ; tries += 1) {
      await turn();
      const { status, headers, text } = await send(request);
      const seconds = Number(headers.get('retry-after') ?? Number.NaN);
      // What was refused for its haste was not done: it is safe to say it again.
      if (status === 429 && seconds <= SHORT_WAIT_SECONDS && tries < TRIES) {
        await wait(seconds * 1000);
        continue;
      }
      return readAnswer(status, headers, text);
    }
  };
}

function readAnswer(status: number, headers: Headers, text: string): unknown {
  if (text.length > LONGEST_ANSWER) throw badEtsyAnswer();
  const body = parse(text);
  if (status >= 200 && status < 300) {
    if (body === null) throw badEtsyAnswer();
    return body;
  }
  if (status === 401) throw new TokenRefused('Etsy does not take this token.');
  if (status === 400 && grantSchema.safeParse(body).success) throw new GrantRefused('invalid_grant');
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

/** undefined: there is no body. null: it cannot be read. */
function parse(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) ?? null;
  } catch {
    return null;
  }
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
