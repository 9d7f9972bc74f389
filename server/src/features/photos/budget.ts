import { type Plan, SERVER_MESSAGES } from '@smart-listings/contract';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../lib/app-error.ts';
import { sumBytes, sumUnconfirmedBytes } from './queries.ts';

const MB = 1024 * 1024;

/** What the photos of one account may weigh together, small copies among them. */
const ACCOUNT_BYTES: Record<Plan | 'unconfirmed', number> = {
  /** Five listings with five photos of 4 MB. */
  unconfirmed: 100 * MB,
  /** The same, and as many again that no listing has yet. */
  free: 500 * MB,
  premium: 20_000 * MB,
};
/** Of all accounts together that have not confirmed their address: anybody can have a thousand of those. */
const UNCONFIRMED_BYTES = 2_000 * MB;

export interface PhotoOwner {
  id: string;
  plan: Plan;
  emailVerified: boolean;
}

/**
 * Asked before the work on a photo, and again when its row stands: so nobody passes it by uploading at once.
 * @throws AppError storage-full (402)
 */
export async function requirePhotoBudget(db: Db, { id, plan, emailVerified }: PhotoOwner): Promise<void> {
  const budget = ACCOUNT_BYTES[emailVerified ? plan : 'unconfirmed'];
  const isWithin = (await sumBytes(db, id)) <= budget;
  if (emailVerified && !isWithin) throw new AppError('storage-full', SERVER_MESSAGES.photosFull);
  if (emailVerified || (isWithin && (await sumUnconfirmedBytes(db)) <= UNCONFIRMED_BYTES)) return;
  throw new AppError('storage-full', SERVER_MESSAGES.photosUnconfirmed);
}
