import { SERVER_MESSAGES } from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import { describeSafely } from '../../../lib/error-handler.ts';
import type { User } from '../../accounts/operations.ts';
import { listEvents, listSubscriptions } from '../queries.ts';
import { hasEnded } from './membership.ts';

/**
 * Ends everything that the account pays for: whoever deletes it must not go on paying.
 * @throws AppError unreachable when the provider did not, and then nothing may be deleted
 */
export async function endSubscriptions(context: AppContext, user: User): Promise<void> {
  const { billing, db, logger } = context;
  const pays = user.bought.state === 'renewing' || user.bought.state === 'past-due';
  // Nobody here can end what was begun while payments were open.
  if (!billing && pays) throw new AppError('unreachable', SERVER_MESSAGES.cancelFirst);
  if (!billing) return;
  const { kind } = billing.provider;
  const told = Map.groupBy(await listEvents(db, user.id, [kind]), (event) => event.subscriptionId);
  for (const { id } of await listSubscriptions(db, user.id, kind)) {
    // Who has stopped paying long ago must not need the provider to leave.
    if (hasEnded(told.get(id) ?? [])) continue;
    try {
      await billing.provider.cancelNow(id);
    } catch (error) {
      logger.error({ subscriptionId: id, ...describeSafely(error) }, 'a subscription could not be cancelled');
      throw new AppError('unreachable', SERVER_MESSAGES.cancelFirst, { cause: error });
    }
  }
}
