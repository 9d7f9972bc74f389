// Fills an account with saved listings by the thousand, past the API but exactly as it would have left them.
import {
  LISTING_STATE_CODES,
  type ListingState,
  listingOriginSchema,
  PLATFORMS,
  type Platform,
} from '@smart-listings/contract';
import type { Db } from '../server/src/db/database.ts';
import { blockOf } from '../server/src/features/listings/counters.ts';
import type { ListingRow } from '../server/src/features/listings/present.ts';
import { indexWords } from '../server/src/features/listings/words.ts';

/** One in every title, and one in a title now and then. */
export const COMMON_WORD = 'vintage';
export const RARE_WORD = 'zither';
const RARE_EVERY = 500;
const AT_ONCE = 500;
const A_MINUTE_MS = 60_000;

const KINDS =
  'drill lamp jacket camera teapot bicycle novel guitar watch chair mixer printer puzzle boots'.split(' ');
const COLOURS = 'red blue green black white brown grey pink'.split(' ');
const DESCRIPTION = 'Used with care and fully working. Light marks on the case, see the photos. '.repeat(12);

/** `count` listings of one account, the newest a minute ago and the others a minute apart. */
export async function fillAccount(db: Db, userId: string, count: number): Promise<void> {
  const newest = Date.now();
  for (let from = 1; from <= count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from + 1) }, (_, n) => from + n);
    const rows = numbers.map((number) =>
      buildRow(userId, number, newest - (count - number + 1) * A_MINUTE_MS),
    );
    await insertRows(db, rows);
  }
  await db
    .insertInto('listing_book')
    .values({
      userId,
      version: count,
      lastNumber: count,
      lastTimestamp: new Date(newest).toISOString(),
      savedCount: count,
    })
    .execute();
  await db.insertInto('listing_count').values(countRows(userId, count)).execute();
  const states = countStates(userId, count);
  for (let from = 0; from < states.length; from += AT_ONCE)
    await db
      .insertInto('listing_state_count')
      .values(states.slice(from, from + AT_ONCE))
      .execute();
}

function buildRow(userId: string, number: number, time: number): ListingRow {
  const kind = KINDS[number % KINDS.length] ?? '';
  // Every kind comes in every colour, and both on every platform.
  const colour = COLOURS[Math.floor(number / KINDS.length) % COLOURS.length] ?? '';
  const rare = number % RARE_EVERY === 0 ? ` ${RARE_WORD}` : '';
  const modelNumber = `M${number}`;
  const title = `${COMMON_WORD} ${colour} ${kind} ${modelNumber}${rare} with box and papers`;
  return {
    id: `${userId}-${number}`,
    userId,
    number,
    timestamp: new Date(time).toISOString(),
    platform: platformOf(number),
    revision: 1,
    pricingRefreshCount: 0,
    deletedAt: null,
    variant: 'v1',
    title,
    tags: JSON.stringify([`${colour} ${kind}`, `used ${kind}`, 'free delivery', 'gift idea', 'second hand']),
    suggestedPriceRange: '£20 – £40',
    priceJustification: 'Our own estimate, not market data.',
    pricingSource: 'heuristic',
    originalFormInput: JSON.stringify({
      platform: platformOf(number),
      itemName: `${colour} ${kind}`,
      make: '',
      modelNumber,
      features: 'with box and papers',
      condition: 'used-good',
      targetBuyer: '',
      keywords: '',
    }),
    origin: JSON.stringify(listingOriginSchema.parse({ currency: 'GBP (£)' })),
    imageUrls: '[]',
    description: DESCRIPTION,
    itemId: null,
    state: stateOf(number),
    stateOn: '2026-11-01',
    listedOn: '2026-11-01',
    sku: `S${number}`,
    place: 'Box 4',
    note: null,
    cost: 500,
    price: 100 * (1 + ((number * 7_919) % 500)),
  };
}

/** One in four each, so that every block has all of them. */
function stateOf(number: number): ListingState {
  return LISTING_STATE_CODES[number % LISTING_STATE_CODES.length] ?? 'draft';
}

async function insertRows(db: Db, rows: readonly ListingRow[]): Promise<void> {
  const words = rows.map((row) => ({
    row,
    words: indexWords([row.title, ...JSON.parse(row.tags), JSON.parse(row.originalFormInput).itemName]),
  }));
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('listing').values(rows).execute();
    await trx
      .insertInto('listing_search')
      .values(
        words.map(({ row: { userId, number, platform }, words }) => ({
          userId,
          number,
          platform,
          words: ` ${words.join(' ')} `,
        })),
      )
      .execute();
    await trx
      .insertInto('listing_word')
      .values(
        words.flatMap(({ row: { userId, number, platform }, words }) =>
          words.map((word) => ({ userId, word, number, platform })),
        ),
      )
      .execute();
  });
}

function countRows(userId: string, count: number) {
  const counts = new Map<string, { userId: string; platform: Platform; block: number; savedCount: number }>();
  for (let number = 1; number <= count; number += 1) {
    const [platform, block] = [platformOf(number), blockOf(number)];
    const row = counts.get(`${platform} ${block}`) ?? { userId, platform, block, savedCount: 0 };
    counts.set(`${platform} ${block}`, { ...row, savedCount: row.savedCount + 1 });
  }
  return [...counts.values()];
}

function countStates(userId: string, count: number) {
  const counts = new Map<
    string,
    { userId: string; state: ListingState; platform: Platform; block: number; savedCount: number }
  >();
  for (let number = 1; number <= count; number += 1) {
    const [state, platform, block] = [stateOf(number), platformOf(number), blockOf(number)];
    if (state === 'draft') continue;
    const key = `${state} ${platform} ${block}`;
    const row = counts.get(key) ?? { userId, state, platform, block, savedCount: 0 };
    counts.set(key, { ...row, savedCount: row.savedCount + 1 });
  }
  return [...counts.values()];
}

function platformOf(number: number): Platform {
  return PLATFORMS[Math.floor(number / (KINDS.length * COLOURS.length)) % PLATFORMS.length] ?? 'Other';
}
