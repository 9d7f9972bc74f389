import type { Membership } from '@smart-listings/contract';
import type { BillingEvent } from '../../../billing/billing-event.ts';
import type { AppContext } from '../../../context.ts';
import type { User } from '../../accounts/operations.ts';
import { listEvents } from '../queries.ts';
import { presentMembership } from './describe.ts';

/** All that is kept of what an account has bought, for its owner to take away. */
export async function listBought(
  context: AppContext,
  user: User,
): Promise<{ membership: Membership; events: BillingEvent[] }> {
  return {
    membership: presentMembership(user.bought, context.clock()),
    events: await listEvents(context.db, user.id, ['sandbox', 'paddle']),
  };
}
