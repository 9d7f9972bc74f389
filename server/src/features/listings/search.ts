import { ANY_PLATFORM } from '@smart-listings/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { Filter } from './pages.ts';
import type { ListingRow } from './present.ts';

/** Matches are found up to here: whoever has more of them adds a word. */
const MOST_MATCHES = 200;
/**
 * A term with more places than this is common: reading the newest listings finds enough matches sooner.
 * Of those, a platform passes only a few; and several terms have to be looked up in each listing, which
 * costs more than the index that answers one alone. Measured by bench/listings.ts.
 */
const COMMON = { alone: 5_000, onOnePlatform: 15_000, together: 1_500 };
/** So many of the newest listings are read for the middle of a word: without an index, and without an end otherwise. */
const READ_FOR_MIDDLES = 2_000;
/** Shorter ones stand in the middle of nearly everything. */
const SHORTEST_MIDDLE = 3;
/** A term that begins more words than this stands in nearly everything: reading the newest listings is short. */
const MOST_WORDS = 24;
/** So many of the newest numbers tell which term is in the fewest listings. */
const SAMPLE = 2_048;
/** So many are looked through first: a term of several words has its places sorted. */
const FIRST_NUMBERS = 32_768;
const LAST_CHARACTER = '\u{10ffff}';

type Found = { number: number }[];

/** The listings in which every term begins a word, newest first; where there is none, in which it stands in a word. */
export async function searchNumbers(
  db: Db,
  filter: Filter,
  terms: readonly string[],
): Promise<{ numbers: number[]; isFloor: boolean }> {
  const beginning = await searchBeginnings(db, filter, terms);
  const rows = beginning.length > 0 ? beginning : await searchMiddles(db, filter, terms);
  const numbers = rows.slice(0, MOST_MATCHES).map(({ number }) => number);
  return { numbers, isFloor: rows.length > MOST_MATCHES };
}

async function searchBeginnings(db: Db, filter: Filter, terms: readonly string[]): Promise<Found> {
  const common = COMMON[kindOf(filter, terms)];
  const rarest = await findRarest(db, filter.userId, { terms, common });
  if (rarest.places === 0) return [];
  if (rarest.places > common)
    return (terms.length > 1 && (await searchMeeting(db, filter, terms))) || searchNewest(db, filter, terms);
  const others = terms.filter((term) => term !== rarest.term);
  return searchPlaces(db, filter, { term: rarest.term, others });
}

/** 'board' of 'skateboard'. */
async function searchMiddles(db: Db, filter: Filter, terms: readonly string[]): Promise<Found> {
  if (terms.some((term) => [...term].length < SHORTEST_MIDDLE)) return [];
  const { userId, platform, state, from } = filter;
  return db
    .selectFrom((builder) =>
      builder
        .selectFrom('listing_search')
        .select(['number', 'platform', 'words'])
        .where('userId', '=', userId)
        .where('number', '>=', from)
        .orderBy('number', 'desc')
        .limit(READ_FOR_MIDDLES)
        .as('newest'),
    )
    .select('number')
    .$if(platform !== undefined, (query) => query.where('platform', '=', platform ?? ANY_PLATFORM))
    .$if(state !== undefined, (query) => query.where(isInState('newest.number', { userId, state })))
    .where((where) => where.and(terms.map((term) => where('words', 'like', `%${term}%`))))
    .orderBy('number', 'desc')
    .limit(MOST_MATCHES + 1)
    .execute();
}

function kindOf({ platform }: Filter, terms: readonly string[]): keyof typeof COMMON {
  if (terms.length > 1) return 'together';
  return platform === undefined ? 'alone' : 'onOnePlatform';
}

export function findNumbered(db: Db, userId: string, numbers: readonly number[]): Promise<ListingRow[]> {
  return db
    .selectFrom('listing')
    .selectAll()
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('number', 'in', numbers)
    .orderBy('number', 'desc')
    .execute();
}

/** What the matches are sorted by. */
export function findSortKeys(db: Db, userId: string, numbers: readonly number[]) {
  return db
    .selectFrom('listing')
    .select(['number', 'price', 'state'])
    .where('userId', '=', userId)
    .where('number', 'in', numbers)
    .execute();
}

/** The term in the fewest places; places are counted no further than it takes to call it common. */
async function findRarest(
  db: Db,
  userId: string,
  { terms, common }: { terms: readonly string[]; common: number },
): Promise<{ term: string; places: number }> {
  let rarest = { term: '', places: Number.POSITIVE_INFINITY };
  for (const term of terms) {
    const { places } = await db
      .selectFrom((from) =>
        placesOf(from, userId, term)
          .select('number')
          .limit(common + 1)
          .as('place'),
      )
      .select((select) => select.fn.countAll().as('places'))
      .executeTakeFirstOrThrow();
    if (Number(places) < rarest.places) rarest = { term, places: Number(places) };
  }
  return rarest;
}

/** From the rarest term's places, which the index alone knows; the other terms are looked up until enough match. */
function searchPlaces(
  db: Db,
  { userId, platform, state, from }: Filter,
  { term, others }: { term: string; others: readonly string[] },
): Promise<Found> {
  const wordsThere = (builder: ExpressionBuilder<Schema & { place: { number: number } }, 'place'>) =>
    builder
      .selectFrom('listing_search')
      .select('words')
      .where('listing_search.userId', '=', userId)
      .whereRef('listing_search.number', '=', 'place.number');
  return db
    .selectFrom((builder) =>
      placesOf(builder, userId, term)
        .select('number')
        .distinct()
        .where('number', '>=', from)
        .$if(platform !== undefined, (query) => query.where('platform', '=', platform ?? ANY_PLATFORM))
        .orderBy('number', 'desc')
        .as('place'),
    )
    .select('place.number')
    .$if(state !== undefined, (query) => query.where(isInState('place.number', { userId, state })))
    .where((where) => where.and(others.map((other) => where(wordsThere(where), 'like', containing(other)))))
    .orderBy('place.number', 'desc')
    .limit(MOST_MATCHES + 1)
    .execute();
}

/**
 * Where terms meet that stand in many listings each: the index walks the places of one, newest first, and looks there
 * for the others. @returns null where a term begins too many words to be walked so
 */
async function searchMeeting(
  db: Db,
  { userId, platform, state, from }: Filter,
  terms: readonly string[],
): Promise<Found | null> {
  const lists: string[][] = [];
  for (const term of terms) {
    const words = await listWords(db, userId, term);
    if (words.length > MOST_WORDS) return null;
    lists.push(words);
  }
  const { newest } = await db
    .selectFrom('listing_search')
    .select((select) => select.fn.max('number').as('newest'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const places = (words: readonly string[], low: number) =>
    db
      .selectFrom('listing_word as place')
      .where('place.userId', '=', userId)
      .where('place.word', 'in', words)
      .where('place.number', '>=', low);
  const counted: { words: string[]; count: number }[] = [];
  for (const words of lists) {
    const { count } = await places(words, newest - SAMPLE)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counted.push({ words, count: Number(count) });
  }
  const [rarest, ...others] = counted.toSorted((a, b) => a.count - b.count);
  const found: Found = [];
  let before = newest + 1;
  while (rarest && before > from && found.length <= MOST_MATCHES) {
    const low = before > newest ? Math.max(from, before - FIRST_NUMBERS) : from;
    const rows = await places(rarest.words, low)
      .select('place.number')
      .distinct()
      .where('place.number', '<', before)
      .$if(platform !== undefined, (query) => query.where('place.platform', '=', platform ?? ANY_PLATFORM))
      .$if(state !== undefined, (query) => query.where(isInState('place.number', { userId, state })))
      .where((where) =>
        where.and(
          others.map(({ words }) =>
            where.exists(
              where
                .selectFrom('listing_word as other')
                .select('other.number')
                .where('other.userId', '=', userId)
                .where('other.word', 'in', words)
                .whereRef('other.number', '=', 'place.number'),
            ),
          ),
        ),
      )
      .orderBy('place.number', 'desc')
      .limit(MOST_MATCHES + 1 - found.length)
      .execute();
    found.push(...rows);
    before = low;
  }
  return found;
}

/** The words that `term` begins, one more than are walked at most: each is one look into the index. */
async function listWords(db: Db, userId: string, term: string): Promise<string[]> {
  const end = `${term}${LAST_CHARACTER}`;
  const { rows } = await sql<{ word: string }>`
    with recursive begun(word) as (
      select min("word") from "listing_word"
      where "userId" = ${userId} and "word" >= ${term} and "word" < ${end}
      union all
      select (
        select min("word") from "listing_word"
        where "userId" = ${userId} and "word" > begun.word and "word" < ${end}
      )
      from begun where begun.word is not null
    )
    select word from begun where word is not null limit ${sql.lit(MOST_WORDS + 1)}`.execute(db);
  return rows.map(({ word }) => word);
}

/** Through the listings themselves, newest first, until enough match. */
function searchNewest(
  db: Db,
  { userId, platform, state, from }: Filter,
  terms: readonly string[],
): Promise<Found> {
  return db
    .selectFrom('listing_search')
    .select('number')
    .where('userId', '=', userId)
    .where('number', '>=', from)
    .$if(platform !== undefined, (query) => query.where('platform', '=', platform ?? ANY_PLATFORM))
    .$if(state !== undefined, (query) => query.where(isInState('listing_search.number', { userId, state })))
    .where((where) => where.and(terms.map((term) => where('words', 'like', containing(term)))))
    .orderBy('number', 'desc')
    .limit(MOST_MATCHES + 1)
    .execute();
}

/** Whether the listing of that number stands in the state. */
function isInState(number: string, { userId, state }: Pick<Filter, 'userId' | 'state'>) {
  return sql<boolean>`exists (
    select 1 from ${sql.table('listing')}
    where ${sql.ref('listing.userId')} = ${userId}
      and ${sql.ref('listing.number')} = ${sql.ref(number)}
      and ${sql.ref('listing.state')} = ${state}
  )`;
}

/** Where words begin with `term`: a range of the index. */
function placesOf(from: Pick<ExpressionBuilder<Schema, never>, 'selectFrom'>, userId: string, term: string) {
  return from
    .selectFrom('listing_word')
    .where('userId', '=', userId)
    .where('word', '>=', term)
    .where('word', '<', `${term}${LAST_CHARACTER}`);
}

/** Terms hold letters and figures only: nothing in them means more to LIKE. */
function containing(term: string): string {
  return `% ${term}%`;
}
