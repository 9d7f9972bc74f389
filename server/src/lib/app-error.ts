import type { ErrorBody, ErrorCode } from '@smart-listings/contract';

interface ErrorDetails {
  /** Per field of the request body: what is wrong with it, in plain words. */
  fields?: Record<string, string>;
  /** Set when the same request with `writer: 'builtin'` would be answered. */
  fallback?: 'builtin';
  /** Headers that the answer carries, such as Retry-After or Allow. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/** The one kind of failure that reaches a client: its code fixes the status, its message is fit for a user. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** The body that carries `error` to a client, over HTTP and as the event of a stream. */
export function presentError(error: AppError): ErrorBody {
  const { fields, fallback, headers } = error.details;
  const retryAfter = Number(headers?.['Retry-After']);
  return {
    error: {
      code: error.code,
      message: error.message,
      ...(fields && { fields }),
      ...(fallback && { fallback }),
      ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    },
  };
}

/** For what is not there, and for what is somebody else's: the answers are the same. */
export function notFound(what: string): AppError {
  return new AppError('not-found', `There is no such ${what}.`);
}
