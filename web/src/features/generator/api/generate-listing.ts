import {
  AI_RETRY,
  type GenerateRequestInput,
  type GenerateResponse,
  MESSAGES,
  type PartialListing,
} from '@smart-listings/contract';
import { post } from '../../../lib/api.ts';
import { ApiError, errorFromBody, networkError } from '../../../lib/api-error.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { type RetryOptions, withRetry } from '../../../lib/retry.ts';
import { readServerEvents } from '../../../lib/server-events.ts';

export interface GenerateOptions extends RetryOptions {
  /** The listing as far as it is written; called any number of times. */
  onPartial?: (partial: PartialListing) => void;
  /** One press of the seller's: what is asked in its name is counted once, the built-in writer in its place too. */
  click?: { attempt?: string };
}

/**
 * Asks the server for a listing as a stream and hands the parts on as they arrive. Retries by the policy of
 * lib/retry.ts; throws ApiError with a message for the seller.
 */
export async function generateListing(
  request: GenerateRequestInput,
  options: GenerateOptions = {},
): Promise<GenerateResponse> {
  const { click = {}, totalMs = AI_RETRY.totalMs } = options;
  click.attempt ??= randomUuid();
  const end = performance.now() + totalMs;
  const ask = () =>
    requestOnce(
      { ...request, attempt: click.attempt, withinMs: Math.max(1, Math.round(end - performance.now())) },
      options,
    );
  try {
    return await withRetry(ask, { ...options, totalMs });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'network') throw error;
    throw new ApiError(error.message, { ...error, fallback: 'builtin' });
  }
}

/** The server ends in time by itself; a line that has died does not. */
async function requestOnce(
  request: GenerateRequestInput & { withinMs: number },
  options: GenerateOptions,
): Promise<GenerateResponse> {
  const timeout = AbortSignal.timeout(request.withinMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    return await askServer(request, { ...options, signal });
  } catch (error) {
    if (!timeout.aborted || options.signal?.aborted) throw error;
    throw new ApiError('The AI server took too long to answer. Please try again.', {
      code: 'timeout',
      status: 504,
      fallback: 'builtin',
    });
  }
}

async function askServer(request: GenerateRequestInput, options: GenerateOptions): Promise<GenerateResponse> {
  const response = await post('/api/gemini/generateListing', request, {
    signal: options.signal,
    accept: 'text/event-stream, application/json;q=0.5',
  });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return checked(await response.json().catch(() => undefined));
  }
  for await (const { event, data } of readServerEvents(response)) {
    const body = parse(data);
    if (event === 'partial') options.onPartial?.(readPartial(body));
    if (event === 'error') throw errorFromBody(body);
    if (event === 'result') return checked(body);
  }
  // The stream ended without a word: the connection broke.
  throw networkError();
}

async function checked(body: unknown): Promise<GenerateResponse> {
  const { parseResponse } = await import('../response-schema.ts');
  const response = parseResponse(body);
  if (response) return response;
  throw new ApiError(MESSAGES.badAnswer, { code: 'bad-answer', status: 502 });
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function readPartial(body: unknown): PartialListing {
  if (typeof body !== 'object' || body === null) return {};
  const partial: PartialListing = {};
  if ('title' in body && typeof body.title === 'string') partial.title = body.title;
  if ('description' in body && typeof body.description === 'string') partial.description = body.description;
  if ('tags' in body && Array.isArray(body.tags)) {
    partial.tags = body.tags.filter((tag) => typeof tag === 'string');
  }
  return partial;
}
