import { limitsOf, type Me } from '@smart-listings/contract';
import type { AppContext } from '../../context.ts';
import { findUser } from '../accounts/operations.ts';
import { readUsage } from '../usage/operations.ts';
import { findSavedCount } from './queries.ts';

/** Who is asking, and what the banners need; all null for a visitor without an account. */
export async function describeMe(context: AppContext, headers: Headers): Promise<Me> {
  const user = await findUser(context, headers);
  if (!user) return { user: null, usage: null, savedCount: null, limits: null };
  const [usage, savedCount] = await Promise.all([
    readUsage(context, user.id),
    findSavedCount(context.db, user.id),
  ]);
  const { id: uid, plan: planType, email, displayName, emailVerified } = user;
  return {
    user: { uid, email, displayName, emailVerified, planType },
    usage,
    savedCount,
    limits: limitsOf(planType),
  };
}
