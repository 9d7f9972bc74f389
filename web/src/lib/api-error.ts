import { ERROR_STATUS, type ErrorCode, MESSAGES } from '@smart-listings/contract';

export interface ApiErrorDetails {
  code: ErrorCode | 'network';
  status: number;
  fallback?: 'builtin' | undefined;
  /** How long the server asks to wait. */
  retryAfterMs?: number | undefined;
}

/** A request that was not answered as asked; `message` is fit for the seller. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network';
  readonly status: number;
  readonly fallback: 'builtin' | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.fallback = details.fallback;
    this.retryAfterMs = details.retryAfterMs;
  }
}

export function networkError(): ApiError {
  return new ApiError('We could not reach the server. Check your connection.', {
    code: 'network',
    status: 0,
  });
}

/** Whether the fault is the server's, or the way's to it: nothing is wrong with what was asked, or with who asked. */
export function isOfServer(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** A sentence for the seller about anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : MESSAGES.unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && value in ERROR_STATUS;
}

/** An error body of the API, from an answer or from a stream's `error` event. */
export function errorFromBody(body: unknown, status?: number, retryAfterMs?: number): ApiError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const code = isErrorCode(error.code) ? error.code : 'internal';
  const realStatus = status ?? ERROR_STATUS[code];
  return new ApiError(messageFor(error.message, realStatus), {
    code,
    status: realStatus,
    fallback: error.fallback === 'builtin' ? 'builtin' : undefined,
    retryAfterMs: retryAfterMs ?? msOf(error.retryAfterSeconds),
  });
}

function msOf(seconds: unknown): number | undefined {
  return Number(seconds) > 0 ? Number(seconds) * 1000 : undefined;
}

/** Section 8: 503 has its own sentence, then the server's message, then the status. */
function messageFor(message: unknown, status: number): string {
  if (typeof message === 'string' && message !== '') return message;
  if (status === 503) return MESSAGES.overloaded;
  return status > 0 ? MESSAGES.requestFailed(status) : MESSAGES.unknown;
}

export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return errorFromBody(body, response.status, msOf(response.headers.get('retry-after')));
}
