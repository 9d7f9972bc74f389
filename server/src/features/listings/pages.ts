import {
  ANY_PLATFORM,
  LISTING_STATE_CODES,
  type ListingState,
  type Platform,
} from '@smart-listings/contract';
import type { Db } from '../../db/database.ts';
import { BLOCK_SIZE, blockOf } from './counters.ts';
import type { ListingRow } from './present.ts';

export interface Filter {
  userId: string;
  platform?: Platform | undefined;
  state?: ListingState | undefined;
  /** The lowest number that counts; 0 for all. */
  from: number;
}

/** How many match in one block of numbers. */
export interface Block {
  block: number;
  matches: number;
}

interface Stretch {
  offset: number;
  limit: number;
}

/** The number of the first listing saved at `time` or after; null when there is none. */
export async function findFirstSince(db: Db, userId: string, time: string): Promise<number | null> {
  const row = await db
    .selectFrom('listing')
    .select('number')
    .where('userId', '=', userId)
    .where('timestamp', '>=', time)
    .orderBy('timestamp')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** The counters of what matches, newest block first: their sum is exact. */
export async function listBlocks(db: Db, filter: Filter): Promise<Block[]> {
  const blocks = await readCounters(db, filter);
  const oldest = blocks.at(-1);
  const from = blockOf(filter.from);
  if (oldest?.block === from) {
    oldest.matches -= await countBetween(db, { ...filter, from: from * BLOCK_SIZE }, filter.from);
  }
  return blocks;
}

async function readCounters(db: Db, filter: Filter): Promise<Block[]> {
  if (filter.state !== undefined && filter.state !== 'draft')
    return countersOf(db, 'listing_state_count', filter);
  const anyState = { ...filter, state: undefined };
  const all = await countersOf(db, 'listing_count', anyState);
  if (filter.state === undefined) return all;
  const others = await countersOf(db, 'listing_state_count', anyState);
  const taken = new Map(others.map(({ block, matches }) => [block, matches]));
  return all.map(({ block, matches }) => ({ block, matches: matches - (taken.get(block) ?? 0) }));
}

async function countersOf(
  db: Db,
  table: 'listing_count' | 'listing_state_count',
  { userId, platform, state, from }: Filter,
): Promise<Block[]> {
  const rows = await db
    .selectFrom(table)
    .select((select) => ['block', select.fn.sum('savedCount').as('matches')])
    .where('userId', '=', userId)
    .where('block', '>=', blockOf(from))
    .$if(platform !== undefined, (query) => query.where('platform', '=', platform ?? ANY_PLATFORM))
    .$if(state !== undefined, (query) => query.where('listing_state_count.state', '=', state ?? 'draft'))
    .groupBy('block')
    .orderBy('block', 'desc')
    .execute();
  return rows.map(({ block, matches }) => ({ block, matches: Number(matches) }));
}

async function countBetween(db: Db, filter: Filter, below: number): Promise<number> {
  if (filter.from === below) return 0;
  const { before } = await matching(db, filter)
    .select((select) => select.fn.countAll().as('before'))
    .where('number', '<', below)
    .executeTakeFirstOrThrow();
  return Number(before);
}

/** `limit` listings after the newest `offset`, without walking past those: the counters say where they lie. */
export async function listPage(
  db: Db,
  filter: Filter,
  { blocks, offset, limit }: Stretch & { blocks: readonly Block[] },
): Promise<ListingRow[]> {
  let skip = offset;
  for (const { block, matches } of blocks) {
    if (skip < matches) {
      return matching(db, filter)
        .selectAll()
        .where('number', '<', (block + 1) * BLOCK_SIZE)
        .orderBy('number', 'desc')
        .offset(skip)
        .limit(limit)
        .execute();
    }
    skip -= matches;
  }
  return [];
}

/** The same from the oldest on. */
export async function listOldest(
  db: Db,
  filter: Filter,
  { blocks, offset, limit }: Stretch & { blocks: readonly Block[] },
): Promise<ListingRow[]> {
  const left = totalOf(blocks) - offset;
  const rows = await listPage(db, filter, {
    blocks,
    offset: Math.max(0, left - limit),
    limit: Math.min(left, limit),
  });
  return rows.toReversed();
}

/** Drafts first, then what is listed, sold, withdrawn; of each the newest first. */
export async function listByState(db: Db, filter: Filter, { offset, limit }: Stretch): Promise<ListingRow[]> {
  const rows: ListingRow[] = [];
  let skip = offset;
  for (const state of LISTING_STATE_CODES) {
    if (rows.length === limit) break;
    const inState = { ...filter, state };
    const blocks = await listBlocks(db, inState);
    const here = totalOf(blocks);
    if (skip < here)
      rows.push(...(await listPage(db, inState, { blocks, offset: skip, limit: limit - rows.length })));
    skip = Math.max(0, skip - here);
  }
  return rows;
}

/** By price, those without one as the lowest. The index alone is walked, from the end that is nearer. */
export async function listByPrice(
  db: Db,
  filter: Filter,
  { offset, limit, total, isHighFirst }: Stretch & { total: number; isHighFirst: boolean },
): Promise<ListingRow[]> {
  const left = total - offset;
  const isFromEnd = offset > total / 2;
  const direction = isHighFirst === isFromEnd ? 'asc' : 'desc';
  const places = await matching(db, filter)
    .select('number')
    // The same for all that match; PostgreSQL walks the index only in an order that begins like it.
    .orderBy('deletedAt', direction)
    .orderBy('price', direction)
    .orderBy('number', direction)
    .offset(isFromEnd ? Math.max(0, left - limit) : offset)
    .limit(Math.min(left, limit))
    .execute();
  if (places.length === 0) return [];
  const numbers = places.map(({ number }) => number);
  if (isFromEnd) numbers.reverse();
  const rows = await db
    .selectFrom('listing')
    .selectAll()
    .where('userId', '=', filter.userId)
    .where('number', 'in', numbers)
    .execute();
  return rows.toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number));
}

export function totalOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { matches }) => sum + matches, 0);
}

function matching(db: Db, { userId, platform, state, from }: Filter) {
  return db
    .selectFrom('listing')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('number', '>=', from)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'draft'))
    .$if(platform !== undefined, (query) => query.where('platform', '=', platform ?? ANY_PLATFORM));
}
