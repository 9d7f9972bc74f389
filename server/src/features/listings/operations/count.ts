import type { AppContext } from '../../../context.ts';
import { findSavedCount } from '../queries.ts';

/** How many listings the account has. */
export function countSaved({ db }: AppContext, userId: string): Promise<number> {
  return findSavedCount(db, userId);
}
