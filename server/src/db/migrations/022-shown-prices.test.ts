import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../config.ts';
import { sortPriceOf } from '../../features/listings/present.ts';
import { createPlace, DATABASES } from '../../test/create-database-app.ts';
import { openDatabase } from '../database.ts';
import { FLAVOURS } from '../dialect.ts';
import type { Schema } from '../schema.ts';
import { sortByShownPrices } from './022-shown-prices.ts';
import { MIGRATIONS } from './index.ts';

const WITHOUT_OWNERS = {
  sqlite: 'pragma foreign_keys = off',
  postgres: "set session_replication_role = 'replica'",
} as const;

type Listing = Schema['listing'];

function listingOf(number: number, priced: Pick<Listing, 'suggestedPriceRange' | 'price'>): Listing {
  return {
    ...{ id: `listing-${String(number).padStart(4, '0')}`, userId: 'anna', number, platform: 'eBay' },
    ...{ timestamp: '2026-11-21T12:00:00.000Z', revision: 3, pricingRefreshCount: 1, deletedAt: null },
    ...{ variant: 'v1', title: 'Wool coat', tags: '[]', description: 'Navy.', pricingSource: 'heuristic' },
    ...{ originalFormInput: '{}', origin: '{}', imageUrls: '[]', itemId: null, state: 'draft' },
    ...{ stateOn: null, listedOn: null, sku: null, place: null, note: null, cost: null },
    ...{ priceJustification: 'An estimate.', ...priced },
  };
}

/** What each shows, and what it was sorted by before. */
const ROWS: readonly [Partial<Listing> & Pick<Listing, 'suggestedPriceRange' | 'price'>, shown: number][] = [
  [{ suggestedPriceRange: '£20 – £80', price: 5000 }, 4000],
  [
    {
      suggestedPriceRange: '£20 – £80',
      priceJustification: 'Half of them lie between £20 and £80, with £31 in the middle.',
      price: 5000,
    },
    3100,
  ],
  [{ suggestedPriceRange: '£1,250', price: 125_000 }, 125_000],
  [{ suggestedPriceRange: '', price: 0 }, 0],
  [{ suggestedPriceRange: '20 – 45 €', price: 3250, deletedAt: '2026-11-22T12:00:00.000Z' }, 3000],
  [
    { suggestedPriceRange: `£${'9'.repeat(180)} – £${'9'.repeat(190)}`, price: 10_000_000_000 },
    10_000_000_000,
  ],
];
/** More than are written at once. */
const MANY = 1_203;

it.each(DATABASES)('listings are sorted by what they show, and nothing else changes, on %s', async (kind) => {
  const place = await createPlace(kind);
  const db = openDatabase(parseConfig(place.env).secrets.database);
  onTestFinished(async () => {
    await db.destroy();
    await place.remove();
  });
  for (const { name, up } of MIGRATIONS) if (name < '022') await up(db, FLAVOURS[kind]);
  const rows = Array.from({ length: MANY }, (_, number) => {
    const [priced, shown] = ROWS[number % ROWS.length] ?? [];
    if (!priced || shown === undefined) throw new Error('No such row.');
    return { before: { ...listingOf(number, priced), ...priced }, shown };
  });
  await db.connection().execute(async (one) => {
    await sql.raw(WITHOUT_OWNERS[kind]).execute(one);
    for (let from = 0; from < MANY; from += 200)
      await one
        .insertInto('listing')
        .values(rows.slice(from, from + 200).map(({ before }) => before))
        .execute();
    await sortByShownPrices(one);
    const after = await one.selectFrom('listing').selectAll().orderBy('id').execute();
    expect(after).toEqual(rows.map(({ before, shown }) => ({ ...before, price: shown })));
    expect(after.every((row) => row.price === sortPriceOf(row))).toBe(true);
  });
});
