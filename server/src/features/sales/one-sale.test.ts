// The seller, an order and a list tell of one sale, in any order and again and again: it is one, and none once all of
// them have taken it back.
import { importedSalesSchema, savedListingSchema } from '@smart-listings/contract';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { buildSave } from '../../test/builders.ts';
import {
  createDatabaseApp,
  DATABASES,
  type DatabaseKind,
  signUpPro,
} from '../../test/create-database-app.ts';
import { followMarketplace, forgetOrder } from '../listings/operations/work.ts';

const RUNS = 40;
const WORDS = ['marks', 'marks with fees', 'unmarks', 'lists', 'unlists', 'orders', 'cancels'] as const;
type Word = (typeof WORDS)[number];

const TITLE = 'Brown leather satchel, 1970s';
const SALE = { price: 45.5, soldOn: '2026-11-03', platform: 'eBay' } as const;
const REPORTED = { price: 45.5, soldOn: '2026-11-03', title: TITLE, currency: 'GBP', fees: 4.5, key: 'A/1' };

async function open(kind: DatabaseKind) {
  const test = await createDatabaseApp(kind, {}, { clock: () => new Date('2026-11-23T10:00:00Z') });
  onTestFinished(test.close);
  const session = await signUpPro(test);
  const { id: userId } = await test.db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const { listing } = buildSave();

  /** A listing that nobody has told anything of, and what may be told. */
  return async () => {
    await test.db.deleteFrom('sale').execute();
    await test.db.deleteFrom('listing').execute();
    const body = buildSave({ listing: { ...listing, title: TITLE } });
    const { id } = savedListingSchema.parse(await (await test.post('/api/listings', body, session)).json());
    const place = { userId, id };
    const lists = new Set<string>();
    const work = (patch: object) => test.patch(`/api/listings/${id}/work`, patch, session);
    const mark = (fees: number | null) => work({ state: 'sold', sale: { ...SALE, fees } });
    const say: Record<Word, () => Promise<unknown>> = {
      marks: () => mark(null),
      'marks with fees': () => mark(9),
      unmarks: () => work({ state: 'draft' }),
      async lists() {
        const sent = { platform: 'eBay', fileName: 'orders.csv', sales: [REPORTED] };
        const answer = await test.post('/api/sales/imports', sent, session);
        lists.add(importedSalesSchema.parse(await answer.json()).import?.id ?? '');
      },
      unlists: () => Promise.all([...lists].map((one) => test.delete(`/api/sales/imports/${one}`, session))),
      orders: () =>
        followMarketplace(test.context, place, { state: 'sold', sale: { ...SALE, fees: null }, order: 'A' }),
      cancels: () => forgetOrder(test.context, place, { ...SALE, order: 'A' }),
    };
    return { say, listSales: () => test.db.selectFrom('sale').selectAll().execute() };
  };
}

const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 });
const backs = fc.shuffledSubarray<Word>(['unmarks', 'unlists', 'cancels'], { minLength: 3 });

it.each(DATABASES)('is one sale whoever tells of it, and none when nobody does, on %s', async (kind) => {
  const begin = await open(kind);
  await fc.assert(
    fc.asyncProperty(words, backs, async (told, takenBack) => {
      const { say, listSales } = await begin();
      for (const word of told) {
        await say[word]();
        expect((await listSales()).length).toBeLessThanOrEqual(1);
      }
      for (const word of takenBack) await say[word]();
      expect(await listSales()).toEqual([]);
    }),
    {
      numRuns: RUNS,
      examples: [
        [
          ['orders', 'unmarks', 'lists', 'cancels'],
          ['unlists', 'unmarks', 'cancels'],
        ],
      ],
    },
  );
});
