import {
  competitionAnalysisSchema,
  type GenerateResponse,
  generateResponseSchema,
  type ReportedSale,
  type SavedListing,
} from '@smart-listings/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildForm, buildRequest, buildSave } from '../../test/builders.ts';
import {
  createDatabaseApp,
  DATABASES,
  type DatabaseApp,
  signUp,
  signUpPro,
} from '../../test/create-database-app.ts';

const clock = () => new Date('2026-11-23T10:00:00Z');
const buildSale = (title: string, price: number): ReportedSale => ({
  ...{ title, price, currency: 'GBP', soldOn: '2026-11-02', fees: null, key: `${title} ${price}` },
});
const DRILLS = [70, 72, 75, 78, 80].map((price) =>
  buildSale('Makita DHP482 combi drill, two batteries', price),
);
const OTHERS = [buildSale('Makita DHP484 combi drill', 150), buildSale('Makita jacket, size L', 25)];

describe.each(DATABASES)('what a seller sold on %s', (kind) => {
  let test: DatabaseApp;
  afterEach(() => test.close());

  async function start(sales: ReportedSale[], plan: typeof signUpPro = signUp) {
    test = await createDatabaseApp(kind, {}, { clock });
    const session = await plan(test);
    const list = { platform: 'eBay', fileName: 'orders.csv', sales };
    await test.post('/api/sales/imports', list, session);
    return session;
  }
  async function generate(session?: { cookie: string }): Promise<GenerateResponse> {
    const response = await test.post('/api/gemini/generateListing', buildRequest(), session);
    return generateResponseSchema.parse(await response.json());
  }

  it('prices the next of its kind, without Pro, and only the like of it', async () => {
    const session = await start([...OTHERS, ...DRILLS]);
    const { listing, ownSales } = await generate(session);
    expect(listing).toMatchObject({ pricingSource: 'competition', suggestedPriceRange: '£72 – £78' });
    expect(listing.priceJustification).toContain(
      '5 sold prices of similar items, all of them your own sales',
    );
    expect(ownSales).toHaveLength(5);
  });

  it('finds the like of it behind all that a dealer has sold of the make since', async () => {
    const since = Array.from({ length: 6_000 }, (_, index) => ({
      ...buildSale(`Makita jacket, size ${index}`, 25),
      soldOn: '2026-11-20',
    }));
    const session = await start([...since, ...DRILLS]);
    const { listing } = await generate(session);
    expect(listing).toMatchObject({ pricingSource: 'competition', suggestedPriceRange: '£72 – £78' });
  });

  it('is evidence where it was sold only once', async () => {
    const session = await start(DRILLS.slice(0, 1));
    const { listing } = await generate(session);
    expect(listing.priceJustification).toMatch(/^You sold at £70 \(1\)\./);
  });

  it.each([
    ['Ölmühle', 'ölmühle'],
    ['ÖLMÜHLE', 'ölmühle'],
    ['HandÖlmühle', 'handölmühle'],
    ['Молоток', 'молоток'],
    ['Hermès carré', 'hermes carre'],
  ])('is found as “%s”, asked for as “%s”', async (title, itemName) => {
    const session = await start([buildSale(title, 70)]);
    const form = buildForm({ itemName, make: '', modelNumber: '' });
    const body = { ...buildRequest(), formData: form };
    const response = await test.post('/api/gemini/generateListing', body, session);
    const { ownSales } = generateResponseSchema.parse(await response.json());
    expect(ownSales).toMatchObject([{ price: 70 }]);
  });

  it('is nothing to anybody else, and nothing where nothing is like it', async () => {
    const session = await start(OTHERS);
    const { listing } = await generate(session);
    expect(listing.priceJustification).toMatch(/^No estimate: /);
    const other = await signUp(test, 'other@example.com');
    for (const who of [other, undefined]) expect((await generate(who)).ownSales).toBeUndefined();
  });

  it('counts for a price that is asked anew, and among the competition', async () => {
    const session = await start(DRILLS, signUpPro);
    const saved = (await (await test.post('/api/listings', buildSave(), session)).json()) as SavedListing;
    const refreshed = await test.post('/api/refreshPricing', { listingId: saved.id }, session);
    expect(await refreshed.json()).toMatchObject({ suggestedPriceRange: '£72 – £78' });
    const { platform, itemName, make, modelNumber, features, condition } = buildForm();
    const question = { platform, itemName, make, modelNumber, features, condition, currency: 'GBP (£)' };
    const response = await test.post('/api/gemini/analyzeCompetition', question, session);
    const { comparables } = competitionAnalysisSchema.parse(await response.json());
    expect(comparables?.map(({ source, kind: sold }) => [source, sold])).toEqual(
      DRILLS.map(() => ['own', 'sold']),
    );
  });
});
