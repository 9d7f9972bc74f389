import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../config.ts';
import { createPlace, DATABASES } from '../../test/create-database-app.ts';
import { openDatabase } from '../database.ts';
import { FLAVOURS } from '../dialect.ts';
import type { Schema } from '../schema.ts';
import { keepShopsApart } from './019-shops-side-by-side.ts';
import { MIGRATIONS } from './index.ts';

const WITHOUT_OWNERS = {
  sqlite: 'pragma foreign_keys = off',
  postgres: "set session_replication_role = 'replica'",
} as const;
const at = '2026-11-21T12:00:00.000Z';
const row: Schema['publication'] = {
  ...{ id: '1', userId: 'anna', listingId: 'jacket', channel: 'etsy', site: 'ETSY_GBP', state: 'live' },
  ...{ staged: null, stagedRevision: 3, photos: '{"a":"b"}', offerId: '17', remoteId: '17', price: 8950 },
  ...{ remotePrice: 7000, fingerprint: 'f', isChanged: 1, busyUntil: at, changedAt: at, account: '5' },
  isPressed: 0,
};

it.each(DATABASES)('keeps what was put up, and lets another shop have it too, on %s', async (kind) => {
  const place = await createPlace(kind);
  const db = openDatabase(parseConfig(place.env).secrets.database);
  onTestFinished(async () => {
    await db.destroy();
    await place.remove();
  });
  for (const { name, up } of MIGRATIONS) if (name < '019') await up(db, FLAVOURS[kind]);
  const rows = [row, { ...row, id: '2', listingId: 'lamp', price: null, account: null }];
  await db.connection().execute(async (one) => {
    await sql.raw(WITHOUT_OWNERS[kind]).execute(one);
    const insert = (values: Schema['publication'] | Schema['publication'][]) =>
      one.insertInto('publication').values(values).execute();
    await one
      .insertInto('publication')
      .values(rows.map(({ isPressed: _later, ...before }) => before) as typeof rows)
      .execute();
    await keepShopsApart(one, FLAVOURS[kind]);
    expect(await one.selectFrom('publication').selectAll().orderBy('id').execute()).toEqual(rows);
    await insert({ ...row, id: '3', account: '6' });
    await expect(insert({ ...row, id: '4' })).rejects.toThrow();
    await expect(insert({ ...row, id: '5', listingId: 'lamp', account: null })).rejects.toThrow();
  });
});
