import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import * as queries from '../publication-queries.ts';

/** Somebody else is at it, or was a moment ago. */
export class OnItsWay extends AppError {}

/** Longer than everything that one press asks the marketplace; who was killed holds it no longer. */
const BUSY_MS = 3 * 60_000;

/**
 * One preview or press at a time: what goes out is never changed under way.
 * @throws AppError conflict for the second of two
 */
export async function alone<T>(
  { db, clock, channels }: AppContext,
  { id, channel }: queries.PublicationRow,
  work: (row: queries.PublicationRow) => Promise<T>,
): Promise<T> {
  const now = clock();
  const until = new Date(now.getTime() + BUSY_MS);
  const row = await queries.takePublication(db, id, { now, until });
  if (!row) {
    const name = channels.get(channel)?.name ?? 'its marketplace';
    throw new OnItsWay('conflict', `This is on its way to ${name} already. Look again in a moment.`);
  }
  try {
    return await work(row);
  } finally {
    await queries.givePublicationBack(db, id, { now, until });
  }
}
