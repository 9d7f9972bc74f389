import type { AppContext } from '../../../context.ts';
import { describeSafely } from '../../../lib/error-handler.ts';
import { runWorker } from '../../../queue/worker.ts';
import { findAccount } from '../../accounts/operations.ts';
import { TRAY_ROW } from '../jobs.ts';
import * as queries from '../queries.ts';
import { changeTray, giveUnitBack, sendAnew } from './change.ts';
import { giveUpRow, writeRow } from './write-row.ts';

/** Of one instance; of one account fewer. */
const AT_ONCE = 6;
/** Whoever comes back within a week finds what was written. */
const KEEP_MS = 7 * 24 * 3_600_000;
/** Longer than any pause between two signs of a job that lives. */
const QUIET_MS = 10 * 60_000;
const QUIET_AT_ONCE = 200;

/** Writes what accounts have handed over, for as long as this instance runs. */
export function runTrays(context: AppContext): Promise<void> {
  return runWorker(
    context.queue,
    {
      kind: TRAY_ROW,
      atOnce: AT_ONCE,
      handle: (claim, signal) => writeRow(context, claim, signal),
      giveUp: (claim) => giveUpRow(context, claim),
      onError: (error) =>
        context.logger.error(describeSafely(error), 'an item of a tray could not be written'),
    },
    context.shutdown,
  );
}

/** Forgets what nobody came back for, and sends anew what the queue has lost, as after a restore. */
export async function sweepTrays(context: AppContext): Promise<void> {
  const { db, clock, queue } = context;
  const ago = (ms: number) => new Date(clock().getTime() - ms).toISOString();
  await db.transaction().execute(async (trx) => {
    // Stopped after it was counted, and never written: as when its owner forgets it.
    for (const row of await queries.deleteOldRows(trx, ago(KEEP_MS))) await giveUnitBack(trx, row);
  });
  for (let after: queries.Row | undefined; ; ) {
    const quiet = await queries.listQuiet(db, ago(QUIET_MS), { after, limit: QUIET_AT_ONCE });
    after = quiet.at(-1);
    if (!after) return;
    const states = await queue.progress(
      TRAY_ROW,
      quiet.map(({ jobId }) => jobId),
    );
    const lost = quiet.filter(({ jobId }) => !['waiting', 'running'].includes(states.get(jobId) ?? ''));
    for (const [userId, rows] of Map.groupBy(lost, (row) => row.userId)) {
      await changeTray(context, userId, async (trx) => {
        const user = await findAccount(context, userId, trx);
        // Another instance, or the seller, may have sent one anew since it was read.
        const jobs = new Map((await queries.listPlaces(trx, userId)).map(({ id, jobId }) => [id, jobId]));
        const left = rows.filter(({ id, jobId }) => jobs.get(id) === jobId);
        if (user) await sendAnew(context, trx, { user, rows: left });
      });
    }
  }
}
