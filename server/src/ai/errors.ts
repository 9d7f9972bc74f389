import { MESSAGES } from '@smart-listings/contract';
import { APICallError, JSONParseError, StreamProviderError, TypeValidationError } from 'ai';
import { AppError } from '../lib/app-error.ts';
import { AnswerTooLong } from '../lib/count-bytes.ts';

/** What went wrong at the provider, for the operator's log: never a prompt, never the provider's own words. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
  readonly status: number | null;

  constructor(summary: string, status: number | null) {
    super(summary);
    this.status = status;
  }
}

/** Turns anything that a call to a provider throws into the error that the seller reads. */
export function translateProviderError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isTimeout(error)) {
    return failure('timeout', 'The AI server took too long to answer. Please try again.', [
      'no answer within AI_TIMEOUT_MS',
      null,
    ]);
  }
  if (causes(error).some((cause) => cause instanceof AnswerTooLong)) {
    return failure('bad-answer', MESSAGES.badAnswer, [
      'the answer did not end within any sensible size',
      null,
    ]);
  }
  const status = statusOf(error);
  if (status !== null && status >= 400) return translateStatus(status, error);
  if (
    causes(error).some((cause) => JSONParseError.isInstance(cause) || TypeValidationError.isInstance(cause))
  ) {
    return failure('bad-answer', MESSAGES.badAnswer, [
      'the answer was not of the provider’s own format',
      status,
    ]);
  }
  return failure('unreachable', 'The AI server could not be reached. Please try again in a few moments.', [
    'no connection, or it broke off',
    status,
  ]);
}

function translateStatus(status: number, error: unknown): AppError {
  switch (status) {
    case 503:
    case 529:
      return failure('overloaded', MESSAGES.overloaded, ['overloaded', status]);
    case 429:
      return failure(
        'rate-limited',
        'The AI server is getting too many requests right now. Please try again in a moment.',
        ['too many requests, or the quota is used up', status],
        retryAfter(error),
      );
    case 408:
    case 504:
      return failure('timeout', 'The AI server took too long to answer. Please try again.', [
        'timed out',
        status,
      ]);
    case 400:
    case 401:
    case 403:
    case 404:
      return failure('misconfigured', 'The AI server did not accept the request of this server.', [
        'refused: check the API key, the model’s name and the base URL',
        status,
      ]);
    default:
      return failure('unreachable', 'The AI server failed. Please try again in a few moments.', [
        'failed',
        status,
      ]);
  }
}

/** Whether the provider refused the form of the request before it did any work. */
export function isFormatRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
}

type Code = 'timeout' | 'bad-answer' | 'overloaded' | 'rate-limited' | 'unreachable' | 'misconfigured';

function failure(
  code: Code,
  message: string,
  summary: [text: string, status: number | null],
  headers?: Record<string, string>,
): AppError {
  return new AppError(code, message, { headers, cause: new ProviderFailure(...summary) });
}

/** The HTTP status that the provider gave, or stands for its error inside a stream. */
function statusOf(error: unknown): number | null {
  for (const cause of causes(error)) {
    if (APICallError.isInstance(cause)) return cause.statusCode ?? null;
    if (StreamProviderError.isInstance(cause)) {
      return cause.type === 'overloaded_error' ? 529 : (cause.statusCode ?? 500);
    }
  }
  return null;
}

/** How long the provider asks to wait: in a header, or as Google says it, in the body. */
function retryAfter(error: unknown): Record<string, string> | undefined {
  const call = causes(error).find((cause) => APICallError.isInstance(cause));
  const asked = call?.responseHeaders?.['retry-after'] ?? retryDelayIn(call?.responseBody);
  const seconds = Math.ceil(Number(asked));
  return asked && seconds > 0 && seconds < 100_000 ? { 'Retry-After': String(seconds) } : undefined;
}

/** google.rpc.RetryInfo among the details of an error: '"retryDelay": "34.07s"'. */
function retryDelayIn(body: string | undefined): string | undefined {
  return /"retryDelay"\s*:\s*"(\d{1,5}(?:\.\d{1,9})?)s"/.exec(body ?? '')?.[1];
}

function isTimeout(error: unknown): boolean {
  return causes(error).some((cause) => cause instanceof Error && cause.name === 'TimeoutError');
}

/** An error and what caused it, outermost first. */
function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let cause = error; cause && chain.length < 8; ) {
    chain.push(cause);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return chain;
}
