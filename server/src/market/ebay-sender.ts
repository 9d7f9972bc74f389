import type { z } from 'zod';
import type { RateLimit } from '../lib/rate-limit.ts';
import { badEbayAnswer, translateEbayError, translateEbayStatus } from './ebay-errors.ts';
import { tokenSchema } from './ebay-wire.ts';

export interface EbaySenderOptions {
  /** 'https://api.ebay.com' */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  clock: () => Date;
  /** Counts each request against what eBay allows this application in a day. */
  quota: RateLimit;
  /** The longest that one request may take. */
  timeoutMs: number;
}

/** Gets a path of the API. @throws AppError */
export type EbaySender = (path: string, headers: Record<string, string>) => Promise<unknown>;

interface Token {
  value: string;
  until: number;
}

const SCOPE = 'https://api.ebay.com/oauth/api_scope';
/** A token is renewed this long before it ends, so that none ends on its way. */
const MARGIN_MS = 60_000;
const NO_CONTENT = 204;

/** Sends with an application token that lives; one that eBay no longer takes is renewed, once. */
export function createEbaySender(options: EbaySenderOptions): EbaySender {
  const { clock } = options;
  let token: Promise<Token> | null = null;
  // Of searches at once, all wait for the same token.
  const startToken = (): Promise<Token> => {
    const started = mintToken(options);
    started.catch(() => {
      if (token === started) token = null;
    });
    return started;
  };
  const currentToken = async (): Promise<string> => {
    token ??= startToken();
    const current = token;
    const { value, until } = await current;
    if (clock().getTime() < until) return value;
    if (token === current) token = null;
    return currentToken();
  };
  return async (path, headers) => {
    const get = async () =>
      request(options, path, { headers: { ...headers, Authorization: `Bearer ${await currentToken()}` } });
    const used = token;
    const response = await get();
    if (response.status !== 401) return readBody(response);
    await response.body?.cancel();
    if (used === null || token === used) token = null;
    return readBody(await get());
  };
}

async function mintToken(options: EbaySenderOptions): Promise<Token> {
  const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64');
  const response = await request(options, '/identity/v1/oauth2/token', {
    method: 'POST',
    headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPE }).toString(),
  });
  const { access_token: value, expires_in: seconds } = readAs(tokenSchema, await readBody(response));
  const lastsMs = seconds * 1000;
  return { value, until: options.clock().getTime() + Math.max(lastsMs - MARGIN_MS, lastsMs / 2) };
}

async function request(options: EbaySenderOptions, path: string, init: RequestInit): Promise<Response> {
  await options.quota.take('ebay');
  try {
    const signal = AbortSignal.timeout(options.timeoutMs);
    return await fetch(`${options.baseUrl}${path}`, { ...init, redirect: 'error', signal });
  } catch (error) {
    throw translateEbayError(error);
  }
}

async function readBody(response: Response): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel();
    throw translateEbayStatus(response.status, response.headers);
  }
  if (response.status === NO_CONTENT) return {};
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw translateEbayError(error);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw badEbayAnswer();
  }
}

/** An answer in the shape that it should have. @throws AppError bad-answer */
export function readAs<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (!result.success) throw badEbayAnswer();
  return result.data;
}
