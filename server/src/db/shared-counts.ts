import { CompiledQuery } from 'kysely';
import type { SharedCounts } from '../lib/rate-limit.ts';
import type { Db } from './database.ts';
import type { Flavour } from './dialect.ts';

/** Where the counts of limits lie for all instances; null with SQLite, which has one instance only. */
export function findSharedCounts(db: Db, kind: Flavour['kind'], secret: string): SharedCounts | null {
  if (kind === 'sqlite') return null;
  return {
    secret,
    table: 'rate_limit',
    query: async ({ text, values }) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}
