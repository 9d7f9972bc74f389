import {
  LIMITS,
  type ReadTrayResponse,
  SERVER_MESSAGES,
  type TrayItem,
  type TrayPlace,
  type TrayRow,
} from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import { writeJsonColumn } from '../../../db/columns.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../lib/app-error.ts';
import { type Account, hasGenerationLeft, uncountGeneration } from '../../usage/operations.ts';
import { jobOf, TRAY_ROW } from '../jobs.ts';
import { presentHalt, presentRow } from '../present.ts';
import * as queries from '../queries.ts';

/** Changes an account's tray alone, and tells its pages. */
export async function changeTray<T>(
  context: AppContext,
  userId: string,
  change: (trx: Db, now: { version: number; changedAt: string }) => Promise<T>,
): Promise<T> {
  const { db, clock, trayChanges } = context;
  const { result, version } = await db.transaction().execute(async (trx) => {
    const { version } = await queries.lockTray(trx, userId);
    return { result: await change(trx, { version, changedAt: clock().toISOString() }), version };
  });
  trayChanges.publish(userId, String(version));
  return result;
}

/**
 * Takes items over: they are written from now on, with or without a page. What was handed over under the same
 * attempt already is left as it is.
 * @throws AppError bad-request when the tray is full
 */
export async function handOver(
  context: AppContext,
  user: Account,
  items: readonly TrayItem[],
): Promise<void> {
  await changeTray(context, user.id, async (trx, now) => {
    const places = await queries.listPlaces(trx, user.id);
    const known = new Map(places.map((row) => [row.id, row]));
    const wanted = items.filter(({ id, attempt }) => known.get(id)?.attempt !== attempt);
    const added = new Set(wanted.map(({ id }) => id).filter((id) => !known.has(id)));
    if (known.size + added.size > LIMITS.trayRows) {
      throw new AppError('bad-request', SERVER_MESSAGES.trayFull);
    }
    let last = places.at(-1)?.place ?? 0;
    const jobs = [];
    const older: string[] = [];
    for (const { id, attempt, request, price } of wanted) {
      last += 1;
      const before = known.get(id);
      const place = before?.place ?? last;
      const job = jobOf({ userId: user.id, id, place }, user.plan);
      jobs.push(job);
      if (before) older.push(before.jobId);
      await queries.putRow(trx, {
        ...{ userId: user.id, id, attempt, place, jobId: job.id, state: 'waiting', price },
        ...{ request: writeJsonColumn(request), text: null, fault: null, hasFallback: 0 },
        ...{ countedIn: before && isUnused(before) ? before.countedIn : null, failures: 0, ...now },
      });
    }
    await queries.clearLimit(trx, user.id);
    await context.queue.drop(TRAY_ROW, older, trx);
    await context.queue.send(TRAY_ROW, jobs, trx);
  });
}

/** What waits is not begun; what is being written ends as it began. */
export async function stopTray(context: AppContext, userId: string): Promise<void> {
  await changeTray(context, userId, (trx, now) =>
    queries.moveRows(trx, { userId, from: 'waiting' }, { state: 'stopped', ...now }),
  );
}

/** What was stopped goes on, and what waits for the end of a pause does not wait for it. */
export async function resumeTray(context: AppContext, user: Account): Promise<void> {
  await changeTray(context, user.id, async (trx, now) => {
    const isPaused = (await queries.findTray(trx, user.id))?.haltUntil != null;
    const rows = await queries.listIdle(trx, user.id, isPaused ? ['waiting', 'stopped'] : ['stopped']);
    await queries.haltTray(trx, user.id, { message: null, until: null });
    await queries.moveRows(trx, { userId: user.id, from: 'stopped' }, { state: 'waiting', ...now });
    await sendAnew(context, trx, { user, rows });
  });
}

/** Rows under new jobs, in place of their older ones: whoever still works on one of those is too late. */
export async function sendAnew(
  { queue }: AppContext,
  trx: Db,
  { user, rows }: { user: Account; rows: readonly Pick<queries.Row, 'id' | 'place' | 'jobId'>[] },
): Promise<void> {
  const older = rows.map(({ jobId }) => jobId);
  await queue.drop(TRAY_ROW, older, trx);
  const jobs = rows.map((row) => ({ row, job: jobOf({ ...row, userId: user.id }, user.plan) }));
  for (const { row, job } of jobs) {
    await queries.changeRow(trx, { userId: user.id, id: row.id }, { jobId: job.id });
  }
  await queue.send(
    TRAY_ROW,
    jobs.map(({ job }) => job),
    trx,
  );
}

/** Of an item that goes without having been written. */
export async function giveUnitBack(
  trx: Db,
  row: Pick<queries.Row, 'userId' | 'state' | 'countedIn'>,
): Promise<void> {
  if (row.countedIn && isUnused(row))
    await uncountGeneration(trx, { userId: row.userId, month: row.countedIn });
}

/** Counted when it was begun, and put off since. */
function isUnused({ state }: Pick<queries.Row, 'state'>): boolean {
  return state === 'waiting' || state === 'stopped';
}

/** The page has what it wants of them, or wants them no more. */
export async function forgetRows(
  context: AppContext,
  userId: string,
  items: readonly TrayPlace[],
): Promise<void> {
  await changeTray(context, userId, async (trx) => {
    const jobs: string[] = [];
    for (const { id, attempt } of items) {
      const row = await queries.deleteRow(trx, { userId, id, attempt });
      if (!row) continue;
      await giveUnitBack(trx, row);
      jobs.push(row.jobId);
    }
    await context.queue.drop(TRAY_ROW, jobs, trx);
  });
}

export async function readTray(context: AppContext, user: Account, after: number): Promise<ReadTrayResponse> {
  const { db, clock } = context;
  // The tray first: what changes between the two is read again with the next version.
  const tray = await queries.findTray(db, user.id);
  const rows = await queries.listRows(db, user.id, after);
  const places = await queries.listPlaces(db, user.id);
  const halt = tray ? presentHalt(tray, clock()) : null;
  // Another plan, or another month, holds more: what was stopped goes on when the seller says so.
  const isOver = halt?.until === null && (await hasGenerationLeft(context, user));
  return {
    version: tray?.version ?? 0,
    ids: places.map(({ id }) => id),
    rows: rows.map(presentRow),
    halt: isOver ? null : halt,
  };
}

/** All of it, for whoever takes the account's data along. */
export async function exportTray({ db }: AppContext, userId: string): Promise<TrayRow[]> {
  return (await queries.listRows(db, userId, 0)).map(presentRow);
}

export async function findTrayVersion({ db }: AppContext, userId: string): Promise<string> {
  return String((await queries.findTray(db, userId))?.version ?? 0);
}
