import { type Dialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseConfig } from '../config.ts';
import { hearFailure } from './heard-failures.ts';
import { createSqliteDialect } from './sqlite.ts';

const POOL_SIZE = 10;
/** How long a connection may take, waiting for a free one included. */
const CONNECT_WITHIN_MS = 30_000;
/** Any number will do, as long as every instance takes the same one. */
const MIGRATION_LOCK = 72_710_301;

/** Everything that differs between the two databases, beside their connections. */
export interface Flavour {
  kind: DatabaseConfig['kind'];
  /** Column types of better-auth's tables, which it reads and writes itself. */
  types: { date: 'text' | 'timestamptz'; boolean: 'integer' | 'boolean' };
  /** Text compared by its bytes, so that an index serves the range of words that begin alike. */
  bytewiseText: ReturnType<typeof sql>;
  /** Ends the definition of a table that is nothing but its primary key, where that saves a second copy. */
  keyTable: ReturnType<typeof sql>;
  /** Opens a transaction that no other instance can hold at the same time. */
  beginAlone: readonly ReturnType<typeof sql>[];
}

export const FLAVOURS: Record<DatabaseConfig['kind'], Flavour> = {
  sqlite: {
    kind: 'sqlite',
    types: { date: 'text', boolean: 'integer' },
    bytewiseText: sql`text`,
    keyTable: sql`without rowid`,
    beginAlone: [sql`begin immediate`],
  },
  postgres: {
    kind: 'postgres',
    types: { date: 'timestamptz', boolean: 'boolean' },
    bytewiseText: sql`text collate "C"`,
    keyTable: sql``,
    beginAlone: [sql`begin`, sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`],
  },
};

const pools = new Set<pg.Pool>();

/** How many queries of this process wait for a free connection. */
export function countWaitingQueries(): number {
  let waiting = 0;
  for (const pool of pools) {
    if (pool.ended) pools.delete(pool);
    else waiting += pool.waitingCount;
  }
  return waiting;
}

/** Connects at the first query, not before. */
export function createDialect(config: DatabaseConfig): Dialect {
  if (config.kind === 'postgres') {
    return new PostgresDialect({
      pool: async () => {
        const pool = new pg.Pool({
          connectionString: config.url,
          max: POOL_SIZE,
          connectionTimeoutMillis: CONNECT_WITHIN_MS,
        });
        // An idle connection that breaks is replaced at the next query; unheard, the event would end the process.
        pool.on('error', () => {});
        pools.add(pool);
        return {
          options: pool.options,
          connect: () =>
            pool.connect().catch((error: unknown) => {
              hearFailure(error);
              throw error;
            }),
          end: () => pool.end(),
        };
      },
    });
  }
  return createSqliteDialect(config.path);
}
