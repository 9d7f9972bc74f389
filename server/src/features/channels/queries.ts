import { type ChannelCode, LIMITS } from '@smart-listings/contract';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

export type ConnectionRow = Schema['channel_connection'];
export type PublicationRow = Schema['publication'];
type LoginRow = Schema['channel_login'];

export async function putLogin(db: Db, login: LoginRow, now: Date): Promise<void> {
  await db.deleteFrom('channel_login').where('expiresAt', '<=', now.toISOString()).execute();
  await db.insertInto('channel_login').values(login).execute();
}

/** Uses it up: nobody comes back twice. */
export function takeLogin(db: Db, stateHash: string, now: Date): Promise<LoginRow | undefined> {
  return db
    .deleteFrom('channel_login')
    .where('stateHash', '=', stateHash)
    .where('expiresAt', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

export function listConnections(db: Db, userId: string): Promise<ConnectionRow[]> {
  return db.selectFrom('channel_connection').selectAll().where('userId', '=', userId).execute();
}

export function findConnection(
  db: Db,
  { userId, channel }: { userId: string; channel: ChannelCode },
): Promise<ConnectionRow | undefined> {
  return db
    .selectFrom('channel_connection')
    .selectAll()
    .where('userId', '=', userId)
    .where('channel', '=', channel)
    .executeTakeFirst();
}

/** Connected again, it keeps its id, its choices and how far its sales are known. */
export async function putConnection(db: Db, row: ConnectionRow): Promise<void> {
  const { tokens, keyId, isRefused, connectedAt, checkAt, failures } = row;
  await db
    .insertInto('channel_connection')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'channel'])
        .doUpdateSet({ tokens, keyId, isRefused, connectedAt, checkAt, failures }),
    )
    .execute();
}

export async function updateConnection(
  db: Db,
  id: string,
  changes: Partial<Omit<ConnectionRow, 'id' | 'userId'>>,
): Promise<void> {
  await db.updateTable('channel_connection').set(changes).where('id', '=', id).execute();
}

/** Of two that renew at once, the first is kept. @returns whether it was this one */
export async function replaceTokens(
  db: Db,
  { id, tokens: before }: ConnectionRow,
  after: Pick<ConnectionRow, 'tokens' | 'keyId'>,
): Promise<boolean> {
  const changed = await db
    .updateTable('channel_connection')
    .set(after)
    .where('id', '=', id)
    .where('tokens', '=', before)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteConnection(
  db: Db,
  { userId, channel }: { userId: string; channel: ChannelCode },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('channel_connection')
    .where('userId', '=', userId)
    .where('channel', '=', channel)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Takes one connection whose turn it is, and keeps others away from it until `until`. */
export async function takeDueConnection(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<ConnectionRow | undefined> {
  const due = await db
    .selectFrom('channel_connection')
    .selectAll()
    .where('checkAt', '<=', now.toISOString())
    .where('isRefused', '=', 0)
    .orderBy('checkAt')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  return db
    .updateTable('channel_connection')
    .set({ checkAt: until.toISOString() })
    .where('id', '=', due.id)
    .where('checkAt', '=', due.checkAt)
    .returningAll()
    .executeTakeFirst();
}

/** The one of this listing, made when it is not there: two at once get the same. */
export async function keepPublication(db: Db, row: PublicationRow): Promise<PublicationRow> {
  const { listingId, channel } = row;
  await db
    .insertInto('publication')
    .values(row)
    .onConflict((conflict) => conflict.columns(['listingId', 'channel']).doNothing())
    .execute();
  return db
    .selectFrom('publication')
    .selectAll()
    .where('listingId', '=', listingId)
    .where('channel', '=', channel)
    .executeTakeFirstOrThrow();
}

export function findPublication(
  db: Db,
  place: { userId: string; listingId: string; channel: ChannelCode },
): Promise<PublicationRow | undefined> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('userId', '=', place.userId)
    .where('listingId', '=', place.listingId)
    .where('channel', '=', place.channel)
    .executeTakeFirst();
}

export async function updatePublication(
  db: Db,
  id: string,
  changes: Partial<Omit<PublicationRow, 'id' | 'userId' | 'listingId'>>,
): Promise<void> {
  await db.updateTable('publication').set(changes).where('id', '=', id).execute();
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

/** Unless whoever held it took so long that another has it by now. */
export async function givePublicationBack(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  await db
    .updateTable('publication')
    .set({ busyUntil: now.toISOString() })
    .where('id', '=', id)
    .where('busyUntil', '=', until.toISOString())
    .execute();
}

/** What was put up in other shops than this one, and was not sold there: no call reaches it from here. */
export async function forgetOtherShops(
  db: Db,
  { userId, channel }: { userId: string; channel: ChannelCode },
  account: string,
): Promise<void> {
  await db
    .deleteFrom('publication')
    .where('userId', '=', userId)
    .where('channel', '=', channel)
    .where('account', '<>', account)
    .where('state', '<>', 'sold')
    .execute();
}

interface OpenOnes {
  userId: string;
  channel: ChannelCode;
  /** The id of the one that was read last. */
  after: string;
  touchedSince: string;
  limit: number;
}

/** Those that may have changed there: what is live, and what somebody was at since. */
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
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'live'), and([eb('state', '=', 'preview'), eb('busyUntil', '>', touchedSince)])]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** By our own number of it, or by the marketplace's. */
export function findSold(
  db: Db,
  place: { userId: string; channel: ChannelCode; id: string | null; remoteId: string | null },
): Promise<PublicationRow | undefined> {
  return db
    .selectFrom('publication')
    .selectAll()
    .where('userId', '=', place.userId)
    .where('channel', '=', place.channel)
    .where(({ eb, or }) => or([eb('id', '=', place.id ?? ''), eb('remoteId', '=', place.remoteId ?? '')]))
    .executeTakeFirst();
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
    .where('listing.deletedAt', 'is', null);
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
