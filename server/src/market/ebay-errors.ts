import { AppError } from '../lib/app-error.ts';

/** What went wrong at eBay, for the operator's log: never a query. */
class MarketFailure extends Error {
  override name = 'MarketFailure';
  readonly status: number | null;

  constructor(summary: string, status: number | null) {
    super(summary);
    this.status = status;
  }
}

/** An answer that is no success, as the error that the seller reads. */
export function translateEbayStatus(status: number, headers: Headers): AppError {
  switch (status) {
    case 400:
    case 401:
    case 403:
    case 404:
      return failure('misconfigured', 'eBay did not accept the request of this server.', [
        'refused: check EBAY_CLIENT_ID, EBAY_CLIENT_SECRET and EBAY_BASE_URL',
        status,
      ]);
    case 429:
      return failure(
        'rate-limited',
        'eBay gets too many requests from this server right now. Please try again later.',
        ['too many requests, or the quota of the day is used up', status],
        retryAfter(headers),
      );
    case 408:
    case 504:
      return failure('timeout', 'eBay took too long to answer. Please try again.', ['timed out', status]);
    case 503:
      return failure('overloaded', 'eBay is overloaded right now. Please try again in a few moments.', [
        'overloaded',
        status,
      ]);
    default:
      return failure('unreachable', 'eBay failed. Please try again in a few moments.', ['failed', status]);
  }
}

/** Anything that the call itself throws. */
export function translateEbayError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error && error.name === 'TimeoutError') {
    return failure('timeout', 'eBay took too long to answer. Please try again.', ['no answer in time', null]);
  }
  return failure('unreachable', 'eBay could not be reached. Please try again in a few moments.', [
    'no connection, or it broke off',
    null,
  ]);
}

export function badEbayAnswer(): AppError {
  return failure('bad-answer', 'eBay gave an answer that cannot be read.', [
    'the answer was not of eBay’s format',
    200,
  ]);
}

type Code = 'misconfigured' | 'rate-limited' | 'timeout' | 'overloaded' | 'unreachable' | 'bad-answer';

function failure(
  code: Code,
  message: string,
  summary: [text: string, status: number | null],
  headers?: Record<string, string>,
): AppError {
  return new AppError(code, message, { headers, cause: new MarketFailure(...summary) });
}

function retryAfter(headers: Headers): Record<string, string> | undefined {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(seconds) ? { 'Retry-After': seconds } : undefined;
}
