import type { Db } from '../db/database.ts';

/** Every row of every table, those of the queue among them, as one text. */
export async function dump(db: Db): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = tables.map(({ name, schema }) =>
    (schema ? db.withSchema(schema) : db)
      .selectFrom(name as 'user')
      .selectAll()
      .execute(),
  );
  return JSON.stringify(await Promise.all(rows));
}
