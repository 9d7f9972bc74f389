import { limitsOf, type Me } from '@smart-listings/contract';
import type { AppContext } from '../../context.ts';
import { refreshSession } from '../accounts/operations.ts';
import { presentMembership } from '../billing/operations/describe.ts';
import { countSaved } from '../listings/operations/count.ts';
import { readUsage } from '../usage/operations.ts';

/**
 * Who is asking, and what the banners need; all null for a visitor without an account. Pages ask it when
 * they open, so it is also what prolongs a session.
 */
export async function describeMe(
  context: AppContext,
  headers: Headers,
): Promise<{ me: Me; cookies: string[] }> {
  const { user, cookies } = await refreshSession(context, headers);
  if (!user)
    return { me: { user: null, usage: null, savedCount: null, membership: null, limits: null }, cookies };
  const [usage, savedCount] = await Promise.all([readUsage(context, user.id), countSaved(context, user.id)]);
  const { id: uid, plan: planType, email, displayName, emailVerified, isOwner } = user;
  const me = {
    user: { uid, email, displayName, emailVerified, planType, isOwner },
    usage,
    savedCount,
    membership: presentMembership(user.bought, context.clock()),
    limits: limitsOf(planType),
  };
  return { me, cookies };
}
