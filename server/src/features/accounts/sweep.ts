import type { AppContext } from '../../context.ts';
import { deleteExpired } from './queries.ts';

/** Deletes what has run out: nobody is let in by it any more, and nothing else would ever remove it. */
export function sweepAccounts({ db, clock }: AppContext): Promise<void> {
  return deleteExpired(db, clock());
}
