import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import * as queries from '../publication-queries.ts';

/** Somebody else is at it, or was a moment ago. */
export class OnItsWay extends AppError {}

/** Who was killed holds it no longer than that. */
const BUSY_MS = 3 * 60_000;
/** A press may take longer, at a marketplace that is slow with each of many photos: whoever lives holds it anew. */
const HOLD_EVERY_MS = BUSY_MS / 3;

/**
 * One preview or press at a time: what goes out is never changed under way.
 * @throws AppError conflict for the second of two
 */
export async function alone<T>(
  { db, clock, channels }: AppContext,
  { id, channel }: queries.PublicationRow,
  work: (row: queries.PublicationRow) => Promise<T>,
): Promise<T> {
  const busyUntil = () => new Date(clock().getTime() + BUSY_MS);
  let until = busyUntil();
  const row = await queries.takePublication(db, id, { now: clock(), until });
  if (!row) {
    const name = channels.get(channel)?.name ?? 'its marketplace';
    throw new OnItsWay('conflict', `This is on its way to ${name} already. Look again in a moment.`);
  }
  const hold = async () => {
    const next = busyUntil();
    if (await queries.changeHold(db, id, { from: until, to: next })) until = next;
  };
  let holding = Promise.resolve();
  const holds = setInterval(() => {
    // What fails is tried again before the time is up.
    holding = holding.then(hold).catch(() => {});
  }, HOLD_EVERY_MS);
  try {
    return await work(row);
  } finally {
    clearInterval(holds);
    await holding;
    await queries.changeHold(db, id, { from: until, to: clock() });
  }
}
