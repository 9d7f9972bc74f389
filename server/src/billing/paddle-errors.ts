import { ApiError } from '@paddle/paddle-node-sdk';
import { MESSAGES } from '@smart-listings/contract';
import { AppError } from '../lib/app-error.ts';

/** Asked again later it may work; what was asked for has not happened, or cannot be known to have. */
function unreachable(cause: unknown): AppError {
  return new AppError('unreachable', MESSAGES.billingUnreachable, { cause });
}

/** What Paddle's SDK throws, as what a customer may read. */
export function translatePaddleError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // No connection, or an answer that is not Paddle's.
  if (!(error instanceof ApiError)) return unreachable(error);
  const { code, type, retryAfter } = error;
  if (code === 'too_many_requests') {
    const headers = { 'Retry-After': String(Math.max(1, retryAfter ?? 60)) };
    return new AppError('rate-limited', MESSAGES.billingBusy, { headers, cause: error });
  }
  if (/not_found$/.test(code)) return new AppError('not-found', MESSAGES.portalMissing, { cause: error });
  if (type !== 'request_error') return unreachable(error);
  // Its key, its price, or what they are allowed to: nothing that a customer could change.
  return new AppError('misconfigured', MESSAGES.billingMisconfigured, { cause: error });
}

/** Whether a call failed because the subscription has ended already. */
export function isEndedAlready(error: unknown): boolean {
  return error instanceof ApiError && /^subscription_(?:is_)?(?:canceled|cancelled)/.test(error.code);
}
