import { PLATFORMS } from '@smart-listings/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { searchNumbers } from './search.ts';

/** So many that each way through them is taken: rare words, common ones, and common ones that seldom meet. */
const LISTINGS = 6_000;
const AT_ONCE = 200;
const MOST_TOLD = 200;

/** Every listing has some of them, each in another share of all. */
const WORDS = [
  ...['vintage', 'red', 'redwood', 'lamp', 'lampshade', 'drill', 'zither'],
  ...Array.from({ length: 40 }, (_, n) => `model${n}`),
];
const STEPS = [1, 3, 50, 4, 700, 29, 997, ...Array.from({ length: 40 }, (_, n) => 41 + n)];

const listings = Array.from({ length: LISTINGS }, (_, index) => {
  const number = index + 1;
  const words = WORDS.filter((_word, which) => (number * 7_919 + which) % (STEPS[which] ?? 1) === 0);
  return { number, platform: PLATFORMS[number % PLATFORMS.length] ?? PLATFORMS[0], words };
});

describe.each(DATABASES)('a search among thousands of listings, on %s', (kind) => {
  let test: DatabaseApp;
  let userId = '';

  beforeAll(async () => {
    test = await createDatabaseApp(kind);
    await signUp(test);
    userId = (await test.db.selectFrom('user').select('id').executeTakeFirstOrThrow()).id;
    for (let from = 0; from < LISTINGS; from += AT_ONCE) {
      const some = listings.slice(from, from + AT_ONCE);
      const place = ({ number, platform }: (typeof listings)[number]) => ({ userId, number, platform });
      await test.db
        .insertInto('listing_search')
        .values(some.map((listing) => ({ ...place(listing), words: ` ${listing.words.join(' ')} ` })))
        .execute();
      await test.db
        .insertInto('listing_word')
        .values(some.flatMap((listing) => listing.words.map((word) => ({ ...place(listing), word }))))
        .execute();
    }
  });
  afterAll(() => test.close());

  const term = fc
    .tuple(fc.constantFrom(...WORDS.slice(0, 8), 'model'), fc.integer({ min: 1, max: 9 }))
    .map(([word, length]) => word.slice(0, length));

  it('finds the newest that hold a word beginning with every term, and no others', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(term, { minLength: 1, maxLength: 3 }),
        fc.option(fc.constantFrom(...PLATFORMS), { nil: undefined }),
        fc.constantFrom(0, 3_000, 5_900),
        async (terms, platform, from) => {
          const wanted = listings
            .filter((listing) => listing.number >= from && (!platform || listing.platform === platform))
            .filter(({ words }) => terms.every((one) => words.some((word) => word.startsWith(one))))
            .map(({ number }) => number)
            .toReversed();
          // Where no word begins so, the middle of words is looked for: another sentence.
          fc.pre(wanted.length > 0);
          const { numbers, isFloor } = await searchNumbers(test.db, { userId, platform, from }, terms);
          expect(numbers).toEqual(wanted.slice(0, MOST_TOLD));
          expect(isFloor).toBe(wanted.length > MOST_TOLD);
        },
      ),
      { numRuns: 150 },
    );
  });
});
