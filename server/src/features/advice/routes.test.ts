import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../api-examples.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';

describe.each(DATABASES)('POST /api/checkListing on %s', (kind) => {
  let test: DatabaseApp;
  let session: { cookie: string };

  beforeEach(async () => {
    test = await createDatabaseApp(kind);
    session = await signUp(test);
  });
  afterEach(() => test.close());

  const { listing } = EXAMPLES.check;
  const priced = { ...listing, description: `${listing.description} Asking £25.` };
  const check = (body: object) =>
    test.post('/api/checkListing', { ...EXAMPLES.check, listing: priced, ...body }, session);

  it('marks a price that nothing gives, and not the seller’s own', async () => {
    const without = await check({});
    const given = await check({ ownPrice: 25 });
    expect(await without.json()).toMatchObject({ claims: [{ kind: 'number' }] });
    expect(await given.json()).toMatchObject({ claims: [] });
  });

  it.each([0, -1, 'twenty'])('refuses %s as a price', async (ownPrice) => {
    expect((await check({ ownPrice })).status).toBe(400);
  });
});
