import { type ChannelCode, LIMITS } from '@smart-listings/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export type PublicationRow = Schema['publication'];

/** Of the shop that is connected now. What tells of none, and what a connection does of which none is known, is of it. */
const isOfConnectedShop = sql<boolean>`("publication"."account" is null or "publication"."account" = coalesce((
  select "shop"."account" from "channel_connection" as "shop"
  where "shop"."userId" = "publication"."userId" and "shop"."channel" = "publication"."channel"
), "publication"."account"))`;

type OfListing = { userId: string; listingId: string; channel: ChannelCode };

/** The one of this listing, made when it is not there: two at once get the same. */
export async function keepPublication(db: Db, row: PublicationRow): Promise<PublicationRow> {
  const before = await findPublication(db, row);
  if (before) return before;
  await db
    .insertInto('publication')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return selectOfListing(db, row).executeTakeFirstOrThrow();
}

export function findPublication(db: Db, place: OfListing): Promise<PublicationRow | undefined> {
  return selectOfListing(db, place).executeTakeFirst();
}

function selectOfListing(db: Db, { userId, listingId, channel }: OfListing) {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('userId', '=', userId)
    .where('listingId', '=', listingId)
    .where('channel', '=', channel)
    .where(isOfConnectedShop)
    .orderBy(sql`"account" is null`)
    .limit(1);
}

export async function updatePublication(
  db: Db,
  id: string,
  changes: Partial<Omit<PublicationRow, 'id' | 'userId' | 'listingId'>>,
): Promise<void> {
  await db.updateTable('publication').set(changes).where('id', '=', id).execute();
}

/** Unless somebody was at it since it was read as `row`. */
export function findUntouched(db: Db, row: PublicationRow): Promise<PublicationRow | undefined> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('id', '=', row.id)
    .where('changedAt', '=', row.changedAt)
    .where('busyUntil', '=', row.busyUntil)
    .executeTakeFirst();
}

/** Begins to send, unless somebody else does. @returns it as it stands now; undefined for whoever came second */
export async function takePublication(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<PublicationRow | undefined> {
  return db
    .updateTable('publication')
    .set({ busyUntil: until.toISOString() })
    .where('id', '=', id)
    .where('busyUntil', '<=', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** Unless whoever held it took so long that another has it by now. @returns whether it was still held */
export async function changeHold(
  db: Db,
  id: string,
  { from, to }: { from: Date; to: Date },
): Promise<boolean> {
  const changed = await db
    .updateTable('publication')
    .set({ busyUntil: to.toISOString() })
    .where('id', '=', id)
    .where('busyUntil', '=', from.toISOString())
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * When what is live in the shop was touched longest ago, or was sold there after `soldAfter`: no sale that nobody knows
 * of was before, and no order before it has come to nothing since.
 */
export async function findOldestUnsettled(
  db: Db,
  {
    userId,
    channel,
    account,
    soldAfter,
  }: Pick<Schema['channel_connection'], 'userId' | 'channel' | 'account'> & { soldAfter: string },
): Promise<string | undefined> {
  const oldest = await db
    .selectFrom('publication')
    .select('changedAt')
    .where('userId', '=', userId)
    .where('channel', '=', channel)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'live'), and([eb('state', '=', 'sold'), eb('changedAt', '>', soldAfter)])]),
    )
    .where(({ eb, or }) => or([eb('account', 'is', null), eb('account', '=', account ?? '')]))
    .orderBy('changedAt')
    .limit(1)
    .executeTakeFirst();
  return oldest?.changedAt;
}

interface OpenOnes {
  userId: string;
  channel: ChannelCode;
  /** The id of the one that was read last. */
  after: string;
  touchedSince: string;
  limit: number;
}

/** Those that may have changed there: what is live or may be by a press, and what somebody was at since. */
export function listOpenPublications(
  db: Db,
  { userId, channel, after, touchedSince, limit }: OpenOnes,
): Promise<PublicationRow[]> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('userId', '=', userId)
    .where('channel', '=', channel)
    .where('offerId', 'is not', null)
    .where(isOfConnectedShop)
    .where(({ eb, or, and }) =>
      or([
        eb('state', '=', 'live'),
        eb('isPressed', '=', 1),
        and([eb('state', '=', 'preview'), eb('busyUntil', '>', touchedSince)]),
      ]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** By our own number of it, else by the marketplace's. In two looks: SQLite walks the whole account for one with "or". */
export async function findSold(
  db: Db,
  place: { userId: string; channel: ChannelCode; id: string | null; remoteId: string | null },
): Promise<PublicationRow | undefined> {
  const own = db
    .selectFrom('publication')
    .selectAll()
    .where('userId', '=', place.userId)
    .where('channel', '=', place.channel)
    .where(isOfConnectedShop);
  const { id, remoteId } = place;
  const named = id === null ? undefined : await own.where('id', '=', id).executeTakeFirst();
  if (named || remoteId === null) return named;
  return own.where('remoteId', '=', remoteId).executeTakeFirst();
}

export function listAllPublications(db: Db, userId: string): Promise<PublicationRow[]> {
  return db.selectFrom('publication').selectAll().where('userId', '=', userId).orderBy('id').execute();
}

/**
 * What is live of items one of whose listings was sold: it itself, the first of its item, and the others. By three
 * looks, since SQLite walks the whole account for one with "or".
 */
export async function listLiveOfSold(db: Db, userId: string) {
  const live = db
    .selectFrom('publication')
    .innerJoin('listing', 'listing.id', 'publication.listingId')
    .where('publication.userId', '=', userId)
    .where('publication.state', '=', 'live')
    .where('listing.deletedAt', 'is', null)
    .where(isOfConnectedShop);
  const itself = live.innerJoin('listing as sold', 'sold.id', 'listing.id');
  const first = live.innerJoin('listing as sold', 'sold.id', 'listing.itemId');
  const others = live.innerJoin('listing as sold', (join) =>
    join
      .onRef('sold.userId', '=', 'listing.userId')
      .on(({ eb, fn, ref }) => eb('sold.itemId', '=', fn.coalesce(ref('listing.itemId'), ref('listing.id')))),
  );
  const found = await Promise.all(
    [itself, first, others].map((look) =>
      look
        .innerJoin('sale', 'sale.listingId', 'sold.id')
        .where('sold.userId', '=', userId)
        .where('sold.state', '=', 'sold')
        .where('sold.deletedAt', 'is', null)
        .select(['publication.channel', 'publication.listingId', 'listing.title', 'sale.platform as soldOn'])
        .limit(LIMITS.listingsOfItem)
        .execute(),
    ),
  );
  return found.flat();
}
