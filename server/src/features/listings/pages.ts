import { ANY_PLATFORM, type Platform } from '@smart-listings/contract';
import type { Db } from '../../db/database.ts';
import { BLOCK_SIZE, blockOf } from './book.ts';
import type { ListingRow } from './present.ts';

export interface Filter {
  userId: string;
  platform?: Platform | undefined;
  /** The lowest number that counts; 0 for all. */
  from: number;
}

/** How many match in one block of numbers. */
export interface Block {
  block: number;
  matches: number;
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
export async function listBlocks(db: Db, { userId, platform, from }: Filter): Promise<Block[]> {
  const rows = await db
    .selectFrom('listing_count')
    .select((select) => ['block', select.fn.sum('savedCount').as('matches')])
    .where('userId', '=', userId)
    .where('block', '>=', blockOf(from))
    .$if(platform !== undefined, (query) => query.where('platform', '=', platform ?? ANY_PLATFORM))
    .groupBy('block')
    .orderBy('block', 'desc')
    .execute();
  const blocks = rows.map(({ block, matches }) => ({ block, matches: Number(matches) }));
  const oldest = blocks.at(-1);
  if (oldest?.block === blockOf(from)) {
    oldest.matches -= await countBetween(db, { userId, platform, from: oldest.block * BLOCK_SIZE }, from);
  }
  return blocks;
}

async function countBetween(db: Db, { userId, platform, from }: Filter, below: number): Promise<number> {
  if (from === below) return 0;
  const { before } = await matching(db, { userId, platform, from })
    .select((select) => select.fn.countAll().as('before'))
    .where('number', '<', below)
    .executeTakeFirstOrThrow();
  return Number(before);
}

/** `limit` listings after the newest `offset`, without walking past those: the counters say where they lie. */
export async function listPage(
  db: Db,
  filter: Filter,
  place: { blocks: readonly Block[]; offset: number; limit: number },
): Promise<ListingRow[]> {
  let skip = place.offset;
  for (const { block, matches } of place.blocks) {
    if (skip < matches) {
      return matching(db, filter)
        .selectAll()
        .where('number', '<', (block + 1) * BLOCK_SIZE)
        .orderBy('number', 'desc')
        .offset(skip)
        .limit(place.limit)
        .execute();
    }
    skip -= matches;
  }
  return [];
}

function matching(db: Db, { userId, platform, from }: Filter) {
  return db
    .selectFrom('listing')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('number', '>=', from)
    .$if(platform !== undefined, (query) => query.where('platform', '=', platform ?? ANY_PLATFORM));
}
