import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import * as queries from '../queries.ts';
import { requireChannel, withAccess } from './access.ts';
import { publicationOf } from './prepare.ts';
import { markSold, settle, whereIs } from './publish.ts';

const AN_HOUR_MS = 3_600_000;
const LONGEST_WAIT_MS = 24 * AN_HOUR_MS;
/** Whoever reads holds the connection that long; after a kill another takes it up. */
const HOLD_MS = 10 * 60_000;
/** An order is told a little after it was made. */
const OVERLAP_MS = 10 * 60_000;
const AT_ONCE = 50;

/**
 * Reads the sales and states of every connection whose hour has come, one after the other. What fails is
 * tried again, later each time.
 * @returns how many connections were read
 */
export async function readBack(context: AppContext): Promise<number> {
  if (context.channels.size === 0) return 0;
  for (let count = 0; ; count += 1) {
    const now = context.clock();
    const until = new Date(now.getTime() + HOLD_MS);
    const connection = await queries.takeDueConnection(context.db, { now, until });
    if (!connection || context.shutdown.stopping.aborted) return count;
    await readOne(context, connection, now);
  }
}

async function readOne(context: AppContext, connection: queries.ConnectionRow, now: Date): Promise<void> {
  const { db } = context;
  try {
    await readSales(context, connection);
    await readStates(context, connection);
    const checkAt = new Date(now.getTime() + AN_HOUR_MS).toISOString();
    const salesUntil = new Date(now.getTime() - OVERLAP_MS).toISOString();
    await queries.updateConnection(db, connection.id, { checkAt, salesUntil, failures: 0 });
  } catch (error) {
    const failures = connection.failures + 1;
    const waitMs = Math.min(AN_HOUR_MS * 2 ** failures, LONGEST_WAIT_MS);
    const checkAt = new Date(now.getTime() + waitMs).toISOString();
    await queries.updateConnection(db, connection.id, { checkAt, failures });
    if (!(error instanceof AppError)) throw error;
    context.logger.warn(
      { channel: connection.channel, code: error.code, failures },
      'could not be read back',
    );
  }
}

/** The seller and the marketplace of a connection. */
function ownerOf(context: AppContext, { userId, channel }: queries.ConnectionRow) {
  return { userId, channel: requireChannel(context, channel) };
}

async function readSales(context: AppContext, connection: queries.ConnectionRow): Promise<void> {
  const owner = ownerOf(context, connection);
  const since = new Date(connection.salesUntil);
  const sales = await withAccess(context, owner, (access) => owner.channel.listSales(access, since));
  for (const { sku, remoteId, price, at } of sales) {
    const of = { userId: owner.userId, channel: owner.channel.code, id: publicationOf(sku ?? ''), remoteId };
    const row = await queries.findSold(context.db, of);
    if (row)
      await unlessDeleted(markSold(context, { ...owner, listingId: row.listingId }, row, { price, at }));
  }
}

async function readStates(context: AppContext, connection: queries.ConnectionRow): Promise<void> {
  const owner = ownerOf(context, connection);
  for (let after = ''; ; ) {
    const place = { userId: owner.userId, channel: owner.channel.code };
    const rows = await queries.listPublications(context.db, { ...place, after, limit: AT_ONCE });
    for (const row of rows) {
      const isOver = row.state === 'sold' || row.state === 'ended';
      // One that nobody pressed for is looked at too: the press may have been the last thing that was heard.
      if (isOver || row.offerId === null) continue;
      const found = await withAccess(context, owner, (access) => owner.channel.find(access, whereIs(row)));
      await unlessDeleted(settle(context, { ...owner, listingId: row.listingId }, row, found));
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** A listing that was deleted and is not purged yet keeps the others waiting for nothing. */
async function unlessDeleted(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
  }
}
