import { MESSAGES } from '@smart-listings/contract';
import type { Logger } from 'pino';
import { errorAnswer } from './answers.ts';
import { AppError } from './app-error.ts';

/** The one place where an error becomes an answer. What nobody expected is logged and answered without details. */
export function answerError(error: unknown, logger: Logger, requestId: string): Response {
  return errorAnswer(toAppError(error, logger, requestId));
}

/** `error` as one that may be shown; the unexpected kind is logged first. */
export function toAppError(error: unknown, logger: Logger, requestId: string): AppError {
  if (error instanceof AppError) return error;
  logger.error({ requestId, ...describeSafely(error) }, 'unexpected error');
  return new AppError('internal', MESSAGES.unknown, { cause: error });
}

/**
 * Name, code and place of an error. Its message stays out: those of JSON.parse, of mail servers and others
 * quote what visitors wrote.
 */
export function describeSafely(error: unknown): { error: string; code?: string; stack: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, stack: [] };
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  const code = 'code' in error && /^[\w-]{1,40}$/.test(String(error.code)) ? String(error.code) : undefined;
  return { error: error.name, ...(code && { code }), stack: lines.filter((line) => line.startsWith('at ')) };
}
