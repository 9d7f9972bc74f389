// The version before goes on serving while this one's migrations run and afterwards, so each of them may only add.
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../config.ts';
import { createPlace, DATABASES } from '../../test/create-database-app.ts';
import { type Db, openDatabase } from '../database.ts';
import { FLAVOURS } from '../dialect.ts';
import { MIGRATIONS } from './index.ts';

/** Migrations that take away what a released version before them had already stopped using, and what that is. */
const CONTRACTS: Record<string, string[]> = {};

interface Column {
  type: string;
  /** Whether a row can be written by somebody who has never heard of it. */
  canBeLeftOut: boolean;
}

/** Every column, by the name of its table and its own. */
async function describeColumns(db: Db): Promise<Map<string, Column>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.flatMap(({ name: table, columns }) =>
      columns.map(({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) => [
        `${table}.${name}`,
        { type: dataType, canBeLeftOut: isNullable || hasDefaultValue || isAutoIncrementing },
      ]),
    ),
  );
}

it.each(DATABASES)('only adds what the version before can do without, on %s', async (kind) => {
  const place = await createPlace(kind);
  const db = openDatabase(parseConfig(place.env).secrets.database);
  onTestFinished(async () => {
    await db.destroy();
    await place.remove();
  });
  let before = new Map<string, Column>();
  for (const { name, up } of MIGRATIONS) {
    await up(db, FLAVOURS[kind]);
    const after = await describeColumns(db);
    const tables = new Set([...before.keys()].map((column) => column.split('.')[0]));
    const broken = [
      ...[...before]
        .filter(([column, { type }]) => after.get(column)?.type !== type)
        .map(([column]) => column),
      ...[...after]
        .filter(([column]) => tables.has(column.split('.')[0]))
        .filter(([column, { canBeLeftOut }]) => !canBeLeftOut && (before.get(column)?.canBeLeftOut ?? true))
        .map(([column]) => column),
    ];
    expect(
      broken.filter((column) => !CONTRACTS[name]?.includes(column)),
      name,
    ).toEqual([]);
    before = after;
  }
  expect(before.size).toBeGreaterThan(50);
});
