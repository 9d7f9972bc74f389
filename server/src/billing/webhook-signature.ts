import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../lib/app-error.ts';

/**
 * How far the time of a signature may lie from ours. Paddle signs each try anew, and an event that comes
 * twice changes nothing, so this has room for clocks and queues.
 */
const TOLERANCE_MS = 60_000;

/** The header Paddle-Signature for a body: 'ts=1671552777;h1=…'. */
export function signWebhook(rawBody: string, secret: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `ts=${seconds};h1=${digest(rawBody, secret, seconds)}`;
}

/**
 * Checks that a body was signed with `secret`, lately. While a secret is replaced the header carries a
 * signature by each, and one has to fit.
 * @throws AppError forbidden
 */
export function verifyWebhook(
  rawBody: string,
  header: string | undefined,
  { secret, now }: { secret: string; now: Date },
): void {
  const parts = (header ?? '').split(';').map((part) => part.split('='));
  const seconds = parts.find(([name]) => name === 'ts')?.[1] ?? '';
  const age = Math.abs(now.getTime() - Number(seconds) * 1000);
  const wanted = Buffer.from(digest(rawBody, secret, seconds));
  const fits = parts.some(([name, given = '']) => {
    const signature = Buffer.from(given);
    return name === 'h1' && signature.length === wanted.length && timingSafeEqual(signature, wanted);
  });
  if (!fits || !/^\d+$/.test(seconds) || age > TOLERANCE_MS) {
    throw new AppError('forbidden', 'The signature of this event is not valid.');
  }
}

function digest(rawBody: string, secret: string, seconds: string): string {
  return createHmac('sha256', secret).update(`${seconds}:${rawBody}`).digest('hex');
}
