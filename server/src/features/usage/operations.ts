import { LIMITS, limitsOf, MESSAGES, type Plan } from '@smart-listings/contract';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../lib/app-error.ts';
import { deleteAttempts, joinAttempt, leaveAttempt, startAttempt } from './attempts.ts';
import { countGenerations, giveGenerationBack, takeGeneration } from './queries.ts';

export interface Account {
  id: string;
  plan: Plan;
}

/** One click of a seller, however often its request is sent. */
export interface Attempt {
  id: string;
  /** The same for the same work only. */
  work: string;
}

/**
 * Counts a generation of the running month against the account's plan: one attempt is counted once, while it lasts.
 * @returns gives it back, for work that failed
 * @throws AppError limit-reached (403)
 */
export async function chargeGeneration(
  context: AppContext,
  user: Account,
  attempt: Attempt | null,
): Promise<() => Promise<void>> {
  const giveBack = await takeUnit(context, user, attempt);
  // The pages that show how many are left; those of an account whose plan is not limited show nothing.
  const tell = () => context.planChanges.publish(user.id, user.plan);
  if (limitsOf(user.plan).generationsPerMonth === null) return giveBack;
  tell();
  return async () => {
    await giveBack();
    tell();
  };
}

async function takeUnit(
  context: AppContext,
  user: Account,
  attempt: Attempt | null,
): Promise<() => Promise<void>> {
  const place = { userId: user.id, month: currentMonth(context.clock()) };
  const limit = limitsOf(user.plan).generationsPerMonth;
  if (attempt && (await shareAttempt(context, { ...place, ...attempt }, limit))) {
    const share = { userId: user.id, id: attempt.id };
    return () => context.db.transaction().execute((trx) => leaveAttempt(trx, share));
  }
  if (!(await takeGeneration(context.db, place, limit))) throw limitReached();
  return () => giveGenerationBack(context.db, place);
}

/**
 * Counts a generation inside a transaction that also notes what it was counted for.
 * @returns the month; null when the plan holds no more
 */
export async function countGeneration({ clock }: AppContext, trx: Db, user: Account): Promise<string | null> {
  const month = currentMonth(clock());
  const limit = limitsOf(user.plan).generationsPerMonth;
  return (await takeGeneration(trx, { userId: user.id, month }, limit)) ? month : null;
}

/** Whether the plan holds another generation in the running month. */
export async function hasGenerationLeft(context: AppContext, user: Account): Promise<boolean> {
  const limit = limitsOf(user.plan).generationsPerMonth;
  return limit === null || (await readUsage(context, user.id)).generatedCount < limit;
}

/** The other way round, for work that failed. */
export function uncountGeneration(trx: Db, place: { userId: string; month: string }): Promise<void> {
  return giveGenerationBack(trx, place);
}

/** @returns whether the attempt's unit covers this request: newly counted, or counted a moment ago */
async function shareAttempt(
  { db, clock }: AppContext,
  attempt: Attempt & { userId: string; month: string },
  limit: number | null,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Two requests at once: the second one waits here until the first is counted, or was refused.
    if (await startAttempt(trx, { ...attempt, shares: 1, startedAt: clock().toISOString() })) {
      if (!(await takeGeneration(trx, attempt, limit))) throw limitReached();
      return true;
    }
    return joinAttempt(trx, attempt, {
      since: attemptsSince(clock(), LIMITS.attemptSeconds),
      most: LIMITS.answersPerAttempt,
    });
  });
}

/** Forgets the attempts that nothing can share any more. */
export async function sweepAttempts({ db, clock }: AppContext): Promise<void> {
  // Not at once: what began in the last moment may still fail, and gives its unit back.
  await deleteAttempts(db, attemptsSince(clock(), 2 * LIMITS.attemptSeconds));
}

function attemptsSince(now: Date, seconds: number): string {
  return new Date(now.getTime() - seconds * 1_000).toISOString();
}

function limitReached(): AppError {
  return new AppError('limit-reached', MESSAGES.generationLimit);
}

/** What the account has generated in the running month. */
export async function readUsage(
  context: AppContext,
  userId: string,
): Promise<{ month: string; generatedCount: number }> {
  const month = currentMonth(context.clock());
  return { month, generatedCount: await countGenerations(context.db, { userId, month }) };
}

/** UTC, as the limits say: '2026-11'. */
function currentMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}
