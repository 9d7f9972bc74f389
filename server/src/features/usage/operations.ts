import { limitsOf, MESSAGES, type Plan } from '@smart-listings/contract';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';
import { countGenerations, giveGenerationBack, takeGeneration } from './queries.ts';

export interface Account {
  id: string;
  plan: Plan;
}

/**
 * Counts a generation of the running month against the account's plan.
 * @returns gives it back, for work that failed
 * @throws AppError limit-reached (403)
 */
export async function chargeGeneration(context: AppContext, user: Account): Promise<() => Promise<void>> {
  const place = { userId: user.id, month: currentMonth(context.clock()) };
  const limit = limitsOf(user.plan).generationsPerMonth;
  if (!(await takeGeneration(context.db, place, limit))) {
    throw new AppError('limit-reached', MESSAGES.generationLimit);
  }
  return () => giveGenerationBack(context.db, place);
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
