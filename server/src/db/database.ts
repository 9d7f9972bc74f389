import { Kysely } from 'kysely';
import type { DatabaseConfig } from '../config.ts';
import { createDialect } from './dialect.ts';
import { hearFailure } from './heard-failures.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;

/** A database that connects at its first query; `migrateDatabase` brings its tables up to date. */
export function openDatabase(config: DatabaseConfig): Db {
  return new Kysely<Schema>({
    dialect: createDialect(config),
    log: (event) => {
      if (event.level === 'error') hearFailure(event.error);
    },
  });
}
