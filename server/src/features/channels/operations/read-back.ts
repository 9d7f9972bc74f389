import { type Found, MOST_FOUND_AT_ONCE, type Sold } from '../../../channels/channel.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import * as connections from '../connection-queries.ts';
import * as queries from '../publication-queries.ts';
import { requireChannel, withAccess, withShop } from './access.ts';
import { publicationOf } from './prepare.ts';
import { markSold, settle, takeSaleBack, whereIs } from './publish.ts';

const AN_HOUR_MS = 3_600_000;
const LONGEST_WAIT_MS = 24 * AN_HOUR_MS;
/** Whoever reads holds the connection that long, and for each hundred listings anew; after a kill another takes it up. */
const HOLD_MS = 10 * 60_000;
/** An order is told a little after it was made. */
const OVERLAP_MS = 10 * 60_000;
/** What nobody pressed for is looked at too, for so long: its seller may have put it live there. */
const SHOWN_WITHIN_MS = 24 * AN_HOUR_MS;

/** One with thousands of listings keeps nobody else waiting. */
const AT_ONCE = 4;

/**
 * Reads the sales and states of every connection whose hour has come, a few at once. What fails is tried again, later
 * each time.
 * @returns how many connections were read
 */
export async function readBack(context: AppContext): Promise<number> {
  if (context.channels.size === 0) return 0;
  const readers = Array.from({ length: AT_ONCE }, () => readInTurn(context));
  const counts = await Promise.all(readers);
  return counts.reduce((sum, count) => sum + count, 0);
}

async function readInTurn(context: AppContext): Promise<number> {
  for (let count = 0; ; count += 1) {
    const now = context.clock();
    const connection = await connections.takeDueConnection(context.db, { now, until: heldUntil(now) });
    if (!connection || context.shutdown.stopping.aborted) return count;
    await readOne(context, connection, now);
  }
}

function heldUntil(now: Date): string {
  return new Date(now.getTime() + HOLD_MS).toISOString();
}

async function readOne(context: AppContext, connection: connections.ConnectionRow, now: Date): Promise<void> {
  const { db } = context;
  try {
    await readSales(context, connection);
    // Kept at once: what fails after it makes no sale late.
    const salesUntil = new Date(now.getTime() - OVERLAP_MS).toISOString();
    await connections.updateConnection(db, connection, { salesUntil });
    await readStates(context, connection);
    const checkAt = new Date(now.getTime() + AN_HOUR_MS).toISOString();
    await connections.updateConnection(db, connection, { checkAt, failures: 0 });
  } catch (error) {
    const failures = connection.failures + 1;
    const waitMs = Math.min(AN_HOUR_MS * 2 ** failures, LONGEST_WAIT_MS);
    const checkAt = new Date(now.getTime() + waitMs).toISOString();
    await connections.updateConnection(db, connection, { checkAt, failures });
    if (!(error instanceof AppError)) throw error;
    context.logger.warn(
      { channel: connection.channel, code: error.code, failures },
      'could not be read back',
    );
  }
}

/** The seller and the marketplace of a connection. */
function ownerOf(context: AppContext, { userId, channel }: connections.ConnectionRow) {
  return { userId, channel: requireChannel(context, channel) };
}

async function readSales(context: AppContext, connection: connections.ConnectionRow): Promise<void> {
  const owner = ownerOf(context, connection);
  const { salesUntil } = connection;
  const listSince = (since: string) =>
    withAccess(context, owner, (access) => owner.channel.listSales(access, new Date(since)));
  const findRow = ({ sku, remoteId }: Sold) =>
    queries.findSold(context.db, {
      ...{ userId: owner.userId, channel: owner.channel.code },
      ...{ id: publicationOf(sku ?? ''), remoteId },
    });
  const sales = await listSince(salesUntil);
  const takenBack = [];
  for (const sale of sales.filter((one) => one.isTakenBack)) {
    const row = await findRow(sale);
    if (row) takenBack.push({ sale, row });
  }
  // Whoever bought it in between was passed over as long as it was sold to another.
  const [from = salesUntil] = takenBack
    .flatMap(({ sale, row }) => (row.state === 'sold' ? sale.at : []))
    .toSorted();
  const isLonger = from < salesUntil;
  // Kept before: after a kill nothing is known of the order any more.
  if (isLonger) await connections.updateConnection(context.db, connection, { salesUntil: from });
  const paid = isLonger ? await listSince(from) : sales;
  for (const { sale, row } of takenBack)
    await takeSaleBack(context, { ...owner, listingId: row.listingId }, row, sale);
  for (const sale of paid.filter((one) => !one.isTakenBack)) {
    const row = await findRow(sale);
    if (row) await unlessDeleted(markSold(context, { ...owner, listingId: row.listingId }, row, sale));
  }
}

async function readStates(context: AppContext, connection: connections.ConnectionRow): Promise<void> {
  const owner = ownerOf(context, connection);
  const place = { userId: owner.userId, channel: owner.channel.code };
  const touchedSince = new Date(context.clock().getTime() - SHOWN_WITHIN_MS).toISOString();
  for (let after = ''; ; ) {
    const rows = await queries.listOpenPublications(context.db, {
      ...place,
      after,
      touchedSince,
      limit: MOST_FOUND_AT_ONCE,
    });
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await connections.updateConnection(context.db, connection, { checkAt: heldUntil(context.clock()) });
    const known = await findSeveral(context, owner, rows);
    for (const row of rows) {
      await unlessItsOwn(context, row, async () => {
        const found =
          known.get(row.offerId ?? '') ??
          (await withShop(context, owner, row, (access) => owner.channel.find(access, whereIs(row))));
        // Whoever was at it meanwhile knows more than what was asked before.
        if (!(await queries.findUntouched(context.db, row))) return;
        await unlessDeleted(settle(context, { ...owner, listingId: row.listingId }, row, found));
      });
    }
  }
}

/** What one call tells of them; nothing where there is no such call, or it is refused: then each is asked for. */
async function findSeveral(
  context: AppContext,
  owner: ReturnType<typeof ownerOf>,
  rows: readonly queries.PublicationRow[],
): Promise<ReadonlyMap<string, Found>> {
  const offers = rows.flatMap(({ offerId }) => offerId ?? []);
  let found: ReadonlyMap<string, Found> | undefined;
  await unlessItsOwn(context, { id: 'several', channel: owner.channel.code }, async () => {
    found = await withAccess(context, owner, async (access) => owner.channel.findSeveral?.(access, offers));
  });
  return found ?? new Map();
}

/** What a marketplace says of one listing alone: the others are looked at all the same. */
const OF_ONE: ReadonlySet<string> = new Set(['bad-answer', 'bad-request', 'refused']);

async function unlessItsOwn(
  context: AppContext,
  { id, channel }: Pick<queries.PublicationRow, 'id' | 'channel'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || !OF_ONE.has(error.code)) throw error;
    context.logger.warn({ channel, publication: id, code: error.code }, 'could not be looked at');
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
