// A press that took longer than it may hold a listing gives nothing back that is another's by then.
import { expect, it } from 'vitest';
import { DATABASES } from '../../../test/create-database-app.ts';
import { openShop } from '../../../test/open-shop.ts';
import { SELLING_SERVICES } from '../../../test/selling-services.ts';
import { alone, OnItsWay } from './alone.ts';

const [service] = SELLING_SERVICES;

it.each(DATABASES)('keeps a third away while the second is at it, on %s', async (kind) => {
  if (!service) throw new Error('No marketplace sells.');
  let now = new Date('2026-11-21T12:00:00Z');
  const { test, save, preview } = await openShop(service, kind, { clock: () => now });
  await preview(await save());
  const row = await test.db.selectFrom('publication').selectAll().executeTakeFirstOrThrow();
  const hold = async () => {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const done = alone(test.context, row, () => {
      begun.resolve();
      return end.promise;
    });
    await begun.promise;
    return { done, end };
  };
  const first = await hold();
  now = new Date(now.getTime() + 4 * 60_000);
  const second = await hold();
  await expect(alone(test.context, row, async () => {})).rejects.toBeInstanceOf(OnItsWay);
  first.end.resolve();
  await first.done;
  await expect(alone(test.context, row, async () => {})).rejects.toBeInstanceOf(OnItsWay);
  second.end.resolve();
  await second.done;
  await alone(test.context, row, async () => {});
});
