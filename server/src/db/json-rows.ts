/** Many rows in one statement: as one text of JSON, which the database takes apart itself. */
import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

type ColumnType = 'text' | 'double precision';
type Columns = Readonly<Record<string, ColumnType>>;

/**
 * The rows as something to select from, each column by its name.
 * @param columns all of them, with the type that they have in the table
 */
export function jsonRows(
  db: Db,
  columns: Columns,
  rows: readonly Readonly<Record<string, string | number | null>>[],
): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  const names = Object.entries(columns);
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const types = names.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
    return sql`jsonb_to_recordset(${json}::jsonb) as given(${sql.join(types)})`;
  }
  const values = names.map(([name]) => sql`value ->> ${sql.lit(`$.${name}`)} as ${sql.ref(name)}`);
  return sql`(select ${sql.join(values)} from json_each(${json})) as given`;
}
