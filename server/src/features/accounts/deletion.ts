import type { AppContext } from '../../context.ts';
import { endSubscriptions } from '../billing/operations/end-subscriptions.ts';
import { revokeAll } from '../channels/operations/connections.ts';
import { forgetSearch } from '../listings/operations/forget.ts';
import { deletedLetter } from './letters.ts';
import type { User } from './operations.ts';
import { cancelLinks, deleteUser } from './queries.ts';

/**
 * The account with everything in it, at once and for good. What lies outside the database goes last: should
 * that fail, nobody can sign in to half an account, and the file is one that no account names.
 */
export async function deleteAccount(context: AppContext, user: User): Promise<void> {
  await endSubscriptions(context, user);
  const connected = await revokeAll(context, user.id);
  await cancelLinks(context.db, user.id);
  await forgetSearch(context, user.id);
  await deleteUser(context.db, user.id);
  for (const remove of context.outsideDatabase) await remove(user.id);
  context.post(user.email, deletedLetter(connected));
}
