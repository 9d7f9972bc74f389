import type { DatabaseConfig } from '../config.ts';
import type { Db } from '../db/database.ts';
import { createPostgresQueue } from './postgres-queue.ts';
import type { Queue } from './queue.ts';
import { createSqliteQueue } from './sqlite-queue.ts';

/** The queue on the database that is there. */
export function createQueue(config: DatabaseConfig, { db, clock }: { db: Db; clock: () => Date }): Queue {
  return config.kind === 'postgres' ? createPostgresQueue(config.url, db) : createSqliteQueue(db, clock);
}
