// The version before goes on serving while this one's migrations run and afterwards, so each of them may only add.
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../config.ts';
import { createPlace, DATABASES, type DatabaseKind } from '../../test/create-database-app.ts';
import { type Db, openDatabase } from '../database.ts';
import { FLAVOURS } from '../dialect.ts';
import { MIGRATIONS } from './index.ts';

/**
 * Migrations that take something away, and what that is: what a released version before them had already stopped using.
 * 019 bends that, since no key can let two shops in and stay the one that the version before names: the page on
 * operations says what fails meanwhile.
 */
const CONTRACTS: Record<string, string[]> = {
  '019-shops-side-by-side': ['publication(listingId,channel)'],
};

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

const KEYS = {
  sqlite: sql<{ key: string }>`
    select made.name || '(' || (select group_concat(name) from pragma_index_info(found.name)) || ')' as key
    from sqlite_master as made join pragma_index_list(made.name) as found
    where made.type = 'table' and found."unique" = 1 and found.partial = 0
      and not exists (select 1 from pragma_index_info(found.name) as part where part.name is null)`,
  postgres: sql<{ key: string }>`
    select made.relname || '(' || string_agg(part.attname, ',' order by place.number) || ')' as key
    from pg_index as found
    join pg_class as made on made.oid = found.indrelid and made.relnamespace = 'public'::regnamespace
    cross join unnest(found.indkey) with ordinality as place(attribute, number)
    join pg_attribute as part on part.attrelid = made.oid and part.attnum = place.attribute
    where found.indisunique and found.indexprs is null and found.indpred is null
    group by found.indexrelid, made.relname`,
};

/** By which columns a row can be named alone, as 'table(column,column)': "on conflict" fails without its key. */
async function listKeys(db: Db, kind: DatabaseKind): Promise<Set<string>> {
  const { rows } = await KEYS[kind].execute(db);
  return new Set(rows.map(({ key }) => key));
}

it.each(DATABASES)('only adds what the version before can do without, on %s', async (kind) => {
  const place = await createPlace(kind);
  const db = openDatabase(parseConfig(place.env).secrets.database);
  onTestFinished(async () => {
    await db.destroy();
    await place.remove();
  });
  let before = new Map<string, Column>();
  let keys = new Set<string>();
  for (const { name, up } of MIGRATIONS) {
    await up(db, FLAVOURS[kind]);
    const after = await describeColumns(db);
    const keysAfter = await listKeys(db, kind);
    const tables = new Set([...before.keys()].map((column) => column.split('.')[0]));
    const broken = [
      ...[...before]
        .filter(([column, { type }]) => after.get(column)?.type !== type)
        .map(([column]) => column),
      ...[...after]
        .filter(([column]) => tables.has(column.split('.')[0]))
        .filter(([column, { canBeLeftOut }]) => !canBeLeftOut && (before.get(column)?.canBeLeftOut ?? true))
        .map(([column]) => column),
      ...[...keys].filter((key) => !keysAfter.has(key)),
    ];
    expect(
      broken.filter((column) => !CONTRACTS[name]?.includes(column)),
      name,
    ).toEqual([]);
    before = after;
    keys = keysAfter;
  }
  expect(before.size).toBeGreaterThan(50);
  expect(keys.size).toBeGreaterThan(20);
});
