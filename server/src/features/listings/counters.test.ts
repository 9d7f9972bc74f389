import {
  LIMITS,
  LISTING_SORT_CODES,
  LISTING_STATE_CODES,
  PLATFORMS,
  type SavedListing,
} from '@smart-listings/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildForm, buildSave, GOOD_ANSWER } from '../../test/builders.ts';
import { checkCounters } from '../../test/check-counters.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUpPro } from '../../test/create-database-app.ts';
import { purgeDeleted } from './queries.ts';

const platform = fc.constantFrom(...PLATFORMS);
/** A word that may come twice, be written apart, or hold nothing to search for. */
const title = fc.constantFrom('Drill', 'T-shirt drill', 'drill Drill', '!!', 'DHP482', 'カメラ');
const which = fc.nat({ max: 9 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('save' as const), platform, title }) },
  fc.record({ kind: fc.constant('edit' as const), which, platform, title }),
  fc.record({ kind: fc.constant('delete' as const), which }),
  fc.record({ kind: fc.constant('restore' as const), which }),
  fc.record({ kind: fc.constant('refresh' as const), which }),
  fc.record({
    kind: fc.constant('state' as const),
    which,
    state: fc.constantFrom(...LISTING_STATE_CODES),
    withdrawOthers: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('purge' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

describe.each(DATABASES)('the counters on %s', (kind) => {
  it('agree with the listings after any sequence of changes', async () => {
    const test = await createDatabaseApp(kind);
    let accounts = 0;
    const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      accounts += 1;
      const session = await signUpPro(test, `seller${accounts}@example.com`);
      const known: SavedListing[] = [];
      for (const one of steps) await take(test, { session, known }, one);
      await checkCounters(test.db);
      await checkPages(test, session);
    });
    await fc.assert(property, { numRuns: 12 });
    await test.close();
  });
});

interface Account {
  session: { cookie: string };
  /** Everything that was ever saved, deleted or not. */
  known: SavedListing[];
}

async function take(test: DatabaseApp, { session, known }: Account, one: Step): Promise<void> {
  const listing = 'which' in one ? known[one.which % (known.length || 1)] : undefined;
  const path = `/api/listings/${listing?.id}`;
  if (one.kind === 'save') {
    const text = { ...GOOD_ANSWER, title: one.title, tags: [], pricingSource: 'range' as const };
    const originalFormInput = buildForm({ platform: one.platform, itemName: one.title });
    const response = await test.post(
      '/api/listings',
      buildSave({ listing: text, originalFormInput }),
      session,
    );
    known.push((await response.json()) as SavedListing);
  } else if (one.kind === 'purge') {
    await purgeDeleted(test.db, '9999');
  } else if (!listing) {
    return;
  } else if (one.kind === 'edit') {
    const { title, platform } = one;
    const body = { revision: listing.revision, title, originalFormInput: buildForm({ platform }) };
    const response = await test.patch(path, body, session);
    if (response.ok) known.splice(known.indexOf(listing), 1, (await response.json()) as SavedListing);
  } else if (one.kind === 'state') {
    const sale = { price: 10, fees: null, soldOn: '2026-01-01', platform: 'eBay' };
    const { state, withdrawOthers } = one;
    await test.patch(`${path}/work`, { state, withdrawOthers, ...(state === 'sold' && { sale }) }, session);
  } else if (one.kind === 'delete') {
    await test.delete(path, session);
  } else if (one.kind === 'restore') {
    await test.post('/api/listings/restore', { ids: [listing.id] }, session);
  } else {
    await test.post('/api/refreshPricing', { listingId: listing.id }, session);
  }
}

/** What the pages show is what is there: each listing once, on its platform's pages too. */
async function checkPages(test: DatabaseApp, session: { cookie: string }): Promise<void> {
  const all = await readPages(test, session, '');
  const byPlatform = [];
  for (const one of PLATFORMS) byPlatform.push(...(await readPages(test, session, `&platform=${one}`)));
  expect(new Set(all).size).toBe(all.length);
  expect(byPlatform.toSorted()).toEqual(all.toSorted());
  const byState = [];
  for (const one of LISTING_STATE_CODES) byState.push(...(await readPages(test, session, `&state=${one}`)));
  expect(byState.toSorted()).toEqual(all.toSorted());
  for (const sort of LISTING_SORT_CODES)
    expect((await readPages(test, session, `&sort=${sort}`)).toSorted()).toEqual(all.toSorted());
}

async function readPages(test: DatabaseApp, session: { cookie: string }, filter: string): Promise<string[]> {
  const ids: string[] = [];
  let pageCount = 1;
  let total = 0;
  for (let page = 1; page <= pageCount; page += 1) {
    const response = await test.get(`/api/listings?page=${page}${filter}`, session);
    const answer = (await response.json()) as { listings: SavedListing[]; pageCount: number; total: number };
    ids.push(...answer.listings.map(({ id }) => id));
    ({ pageCount, total } = answer);
  }
  expect(total).toBe(ids.length);
  expect(pageCount).toBe(Math.max(1, Math.ceil(total / LIMITS.pageSize)));
  return ids;
}
