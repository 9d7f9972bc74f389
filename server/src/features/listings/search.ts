import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { Filter } from './pages.ts';
import type { ListingRow } from './present.ts';

/** Matches are counted up to here; whoever has more of them looks for something narrower. */
const MOST_MATCHES = 500;
/** A term with more places than this is common: then the newest listings are read until enough match. */
const COMMON = 5_000;
const LAST_CHARACTER = '\u{10ffff}';

/**
 * The numbers of the listings in which every term begins a word, newest first, at most MOST_MATCHES and
 * one: more than MOST_MATCHES means that there may be others.
 */
export async function searchNumbers(
  db: Db,
  filter: Filter,
  terms: readonly string[],
): Promise<{ numbers: number[]; isFloor: boolean }> {
  const rarest = await findRarest(db, filter.userId, terms);
  if (rarest.places === 0) return { numbers: [], isFloor: false };
  const rows = await db
    .selectFrom('listing_search')
    .select('number')
    .where('userId', '=', filter.userId)
    .where('number', '>=', filter.from)
    .$if(filter.platform !== undefined, (query) => query.where('platform', '=', filter.platform ?? 'Other'))
    .$if(rarest.places <= COMMON, (query) =>
      query.where('number', 'in', (builder) => placesOf(builder, filter.userId, rarest.term)),
    )
    .where((where) => where.and(terms.map((term) => where('words', 'like', `% ${term}%`))))
    .orderBy('number', 'desc')
    .limit(MOST_MATCHES + 1)
    .execute();
  const numbers = rows.slice(0, MOST_MATCHES).map(({ number }) => number);
  return { numbers, isFloor: rows.length > MOST_MATCHES };
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

/** The term in the fewest places; places are counted no further than it takes to call it common. */
async function findRarest(
  db: Db,
  userId: string,
  terms: readonly string[],
): Promise<{ term: string; places: number }> {
  let rarest = { term: '', places: Number.POSITIVE_INFINITY };
  for (const term of terms) {
    const { places } = await db
      .selectFrom((from) =>
        placesOf(from, userId, term)
          .limit(COMMON + 1)
          .as('place'),
      )
      .select((select) => select.fn.countAll().as('places'))
      .executeTakeFirstOrThrow();
    if (Number(places) < rarest.places) rarest = { term, places: Number(places) };
  }
  return rarest;
}

/** Where words begin with `term`: a range of the index. */
function placesOf(from: Pick<ExpressionBuilder<Schema, never>, 'selectFrom'>, userId: string, term: string) {
  return from
    .selectFrom('listing_word')
    .select('listing_word.number')
    .where('listing_word.userId', '=', userId)
    .where('listing_word.word', '>=', term)
    .where('listing_word.word', '<', `${term}${LAST_CHARACTER}`);
}
