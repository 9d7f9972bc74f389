// Orders that come to nothing: whoever told of the sale takes it back, whenever that is heard.
import { channelFormSchema, listListingsResponseSchema } from '@smart-listings/contract';
import { InsertQueryNode, type KyselyPlugin, UpdateQueryNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../test/create-database-app.ts';
import { openShop } from '../../test/open-shop.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';
import { readBack } from './operations/read-back.ts';

const AN_HOUR_MS = 3_600_000;
const CASES = SELLING_SERVICES.flatMap((service) => DATABASES.map((kind) => ({ service, kind })));

/** Fails at the write that comes after so many. */
function dyingAfter(writes: number): KyselyPlugin {
  let done = 0;
  return {
    transformQuery({ node }) {
      if (UpdateQueryNode.is(node) || InsertQueryNode.is(node)) done += 1;
      if (done > writes) throw new Error('Killed.');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

describe.each(CASES)('an order of $service.name that comes to nothing, on $kind', ({ service, kind }) => {
  async function openSold() {
    let now = new Date('2026-11-21T12:00:00.000Z');
    const shop = await openShop(service, kind, { clock: () => now });
    const { there, test, session } = shop;
    const pass = (hours: number) => {
      now = new Date(now.getTime() + hours * AN_HOUR_MS);
      return now;
    };
    const listing = await shop.putUp();
    const sku = there.there()[0]?.sku ?? '';
    const readAll = () => readBack(test.context);
    const readWork = async () =>
      listListingsResponseSchema.parse(await (await test.get('/api/listings', session)).json()).work;
    const readState = async () => {
      const form = await test.get(`/api/listings/${listing.id}/channels/${service.code}`, session);
      return channelFormSchema.parse(await form.json()).publication?.state;
    };
    const order = there.sell(sku, '85.00', pass(4));
    pass(1);
    await readAll();
    expect(await readWork()).toMatchObject([{ state: 'sold', sale: { price: 85 } }]);
    return { ...shop, listing, sku, order, pass, readAll, readWork, readState };
  }

  it('takes its sale back, at whichever write the server was killed', async () => {
    const { there, test, check, listing, order, pass, readWork, readState } = await openSold();
    there.cancel(order, pass(1));
    let isDone = false;
    for (let writes = 0; !isDone; writes += 1) {
      // Until nobody holds the connection any more.
      pass(0.2);
      // Renews the tokens, which would be lost with whoever is killed then: what renews them may open only once.
      await check(listing);
      const db = test.db.withPlugin(dyingAfter(writes));
      isDone = await readBack({ ...test.context, db }).then(
        () => true,
        () => false,
      );
    }
    expect([await readWork(), await readState()]).toMatchObject([[{ state: 'withdrawn' }], 'ended']);
    expect(await test.db.selectFrom('sale').select('id').execute()).toEqual([]);
  });

  it('knows who bought it before that was heard', async () => {
    const { there, sku, order, pass, readAll, readWork, readState } = await openSold();
    there.sell(sku, '80.00', pass(1));
    pass(1);
    await readAll();
    there.cancel(order, pass(24));
    pass(1);
    await readAll();
    expect([await readWork(), await readState()]).toMatchObject([
      [{ state: 'sold', sale: { price: 80 } }],
      'sold',
    ]);
  });

  it('is heard of when its shop, which was not connected any more, is again', async () => {
    const { there, test, session, connect, order, pass, readAll, readWork, readState } = await openSold();
    await test.delete(`/api/channels/${service.code}`, session);
    there.cancel(order, pass(24));
    pass(30 * 24);
    await connect();
    await readAll();
    expect([await readWork(), await readState()]).toMatchObject([[{ state: 'withdrawn' }], 'ended']);
  });
});
