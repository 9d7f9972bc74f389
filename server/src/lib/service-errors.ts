import { AppError } from './app-error.ts';

/** What went wrong at a service, for the operator's log: never what was asked. */
class ServiceFailure extends Error {
  override name = 'ServiceFailure';
  readonly status: number | null;

  constructor(summary: string, status: number | null) {
    super(summary);
    this.status = status;
  }
}

type Code = 'misconfigured' | 'rate-limited' | 'timeout' | 'overloaded' | 'unreachable' | 'bad-answer';

/** Failures of the service called `name` as the errors that a user reads; `hint` tells the operator where to look. */
export function serviceErrors(name: string, hint: string) {
  function failure(
    code: Code,
    message: string,
    summary: [text: string, status: number | null],
    headers?: Record<string, string>,
  ): AppError {
    return new AppError(code, message, { headers, cause: new ServiceFailure(...summary) });
  }

  return {
    /** An answer that is no success. */
    status(status: number, headers: Headers): AppError {
      switch (status) {
        case 400:
        case 401:
        case 403:
        case 404:
          return failure('misconfigured', `${name} did not accept the request of this server.`, [
            `refused: ${hint}`,
            status,
          ]);
        case 429:
          return failure(
            'rate-limited',
            `${name} gets too many requests from this server right now. Please try again later.`,
            ['too many requests, or the quota of the day is used up', status],
            retryAfter(headers),
          );
        case 408:
        case 504:
          return failure('timeout', `${name} took too long to answer. Please try again.`, [
            'timed out',
            status,
          ]);
        case 503:
          return failure(
            'overloaded',
            `${name} is overloaded right now. Please try again in a few moments.`,
            ['overloaded', status],
          );
        default:
          return failure('unreachable', `${name} failed. Please try again in a few moments.`, [
            'failed',
            status,
          ]);
      }
    },

    /** Anything that the call itself throws. */
    thrown(error: unknown): AppError {
      if (error instanceof AppError) return error;
      if (error instanceof Error && error.name === 'TimeoutError') {
        return failure('timeout', `${name} took too long to answer. Please try again.`, [
          'no answer in time',
          null,
        ]);
      }
      return failure('unreachable', `${name} could not be reached. Please try again in a few moments.`, [
        'no connection, or it broke off',
        null,
      ]);
    },

    badAnswer(): AppError {
      return failure('bad-answer', `${name} gave an answer that cannot be read.`, [
        `the answer was not of ${name}’s format`,
        200,
      ]);
    },
  };
}

function retryAfter(headers: Headers): Record<string, string> | undefined {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(seconds) ? { 'Retry-After': seconds } : undefined;
}
