import type { AppContext } from '../../../context.ts';
import { countListedByMonth, findSavedCount } from '../queries.ts';

/** How many listings the account has. */
export function countSaved({ db }: AppContext, userId: string): Promise<number> {
  return findSavedCount(db, userId);
}

/** How many listings were listed in each month, the newest first. */
export async function countListed({ db }: AppContext, userId: string, months: number) {
  const rows = await countListedByMonth(db, userId, months);
  return rows.map(({ month, listed }) => ({ month, count: Number(listed) }));
}
