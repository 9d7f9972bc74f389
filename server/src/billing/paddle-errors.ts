/** Paddle's errors by the codes that https://developer.paddle.com/errors lists. */
import type { ApiError } from '@paddle/paddle-node-sdk';
import { MESSAGES, SERVER_MESSAGES } from '@smart-listings/contract';
import { AppError } from '../lib/app-error.ts';
import { paddleSdk } from './paddle-sdk.ts';

/** Refusals that pass by themselves: somebody else changes the same thing, or Paddle is about to renew it. */
const PASSING: ReadonlySet<string> = new Set([
  'concurrent_modification',
  'conflict',
  'subscription_locked_processing',
  'subscription_locked_renewal',
]);

/** Answers to the end of a subscription that is over. */
const ENDED: ReadonlySet<string> = new Set([
  'subscription_is_canceled_action_invalid',
  'subscription_update_when_canceled',
]);

/** Asked again later it may work; what was asked for has not happened, or cannot be known to have. */
function unreachable(cause: unknown): AppError {
  return new AppError('unreachable', SERVER_MESSAGES.billingUnreachable, { cause });
}

/** What Paddle's SDK throws, as what a customer may read. */
export function translatePaddleError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // No connection, or an answer that is not Paddle's.
  if (!isApiError(error)) return unreachable(error);
  const { code, type, retryAfter } = error;
  if (code === 'too_many_requests') {
    const headers = { 'Retry-After': String(Math.max(1, retryAfter ?? 60)) };
    return new AppError('rate-limited', MESSAGES.billingBusy, { headers, cause: error });
  }
  if (type !== 'request_error' || PASSING.has(code)) return unreachable(error);
  // Its key, its price, or what they are allowed to: nothing that a customer could change.
  return new AppError('misconfigured', SERVER_MESSAGES.billingMisconfigured, { cause: error });
}

/** Whether Paddle does not know, or no longer keeps, what it was asked about. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.code === 'not_found';
}

/** Whether a call failed because the subscription has ended already. */
export function isEndedAlready(error: unknown): boolean {
  return isApiError(error) && ENDED.has(error.code);
}

function isApiError(error: unknown): error is ApiError {
  return error instanceof paddleSdk().ApiError;
}
