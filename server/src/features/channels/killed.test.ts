// Whoever puts a listing up is killed in the middle of each call: the next one finds what is there. Fifty at once, with
// real kills: `killed-batch.test.ts`.
import { previewSchema, publicationSchema, type SavedListing } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { DATABASES, signUpPro } from '../../test/create-database-app.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { openShop } from '../../test/open-shop.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';

const CASES = SELLING_SERVICES.flatMap((service) => DATABASES.map((kind) => ({ ...service, kind })));
const MORE_THAN_A_CLAIM_MS = 4 * 60_000;

describe.each(CASES)(
  'a kill in the middle of each call that puts listings up on $name, on $kind',
  (service) => {
    const { kind, code, calls, decisions } = service;
    it('leaves each of them there once', { timeout: 300_000 }, async () => {
      let now = new Date('2026-11-21T12:00:00Z');
      const clock = () => now;
      const secret = { AUTH_SECRET: 'the same secret in both processes, 0123456789' };
      const shop = await openShop(service, kind, { env: secret, enter: signUpPro, clock });
      const { there, env, test, session, save } = shop;

      const pathOf = ({ id }: SavedListing, call: string) => `/api/listings/${id}/channels/${code}/${call}`;
      const putUp = async (app: TestApp, listing: SavedListing) => {
        const seen = await app.post(pathOf(listing, 'preview'), decisions, session);
        const { digest } = previewSchema.parse(await seen.json());
        const live = await app.post(pathOf(listing, 'publish'), { digest }, session);
        return publicationSchema.parse(await live.json());
      };
      const broken = [...calls.making, calls.publish];
      for (const call of broken) {
        const listing = await save();
        const heard = there.calls.length;
        there.play(call, { kind: 'stuck' });
        // A process of its own that is never heard of again.
        const killed = createTestApp(
          { ...test.env, ...env },
          { db: test.db, clock, store: test.context.store },
        );
        void putUp(killed, listing).catch(() => {});
        await expect
          .poll(() => there.calls.slice(heard).some((one) => new RegExp(call).test(one)), { timeout: 60_000 })
          .toBe(true);
        now = new Date(now.getTime() + MORE_THAN_A_CLAIM_MS);
        expect(await putUp(test, listing)).toMatchObject({ state: 'live' });
      }
      expect([there.published.length, there.there().length]).toEqual([broken.length, broken.length]);
      expect(there.there().every(({ photos }) => photos === 1)).toBe(true);
    });
  },
);
