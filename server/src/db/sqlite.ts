import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { makeFolder } from '../lib/make-folder.ts';

const BUSY = 5;
/** How long a query waits for another process that holds the file: longer than one that mends a few rows. */
const PATIENCE_MS = 4_000;
const TRY_AGAIN_MS = 20;

/**
 * node:sqlite works in the calling thread, so it never waits there: while another process holds the file, a query
 * is tried again by a timer, and everything else goes on, other queries among it.
 */
export function createSqliteDialect(path: string): Dialect {
  return {
    createDriver: () => createDriver(path),
    createAdapter: () => new OwnTurnsAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely's own queue for the one connection would be held by a query that waits. */
class OwnTurnsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function createDriver(path: string): Driver {
  let file: SqliteFile | null = null;
  const pause = async () => void (await sleep(TRY_AGAIN_MS));
  const driver = new SqliteDriver({
    database: async () => {
      file = await patiently(async () => openFile(path), pause);
      return file;
    },
  });
  const takeTurn = createTurns();
  const ends = new WeakMap<DatabaseConnection, () => void>();
  return {
    init: () => driver.init(),
    async acquireConnection() {
      const connection = await driver.acquireConnection();
      let endTurn = await takeTurn();
      /** Lends the connection on meanwhile, unless that would be into a transaction. */
      const wait = async () => {
        if (file?.isTransaction()) return pause();
        endTurn();
        await pause();
        endTurn = await takeTurn();
      };
      const patient: DatabaseConnection = {
        executeQuery: (query) => patiently(() => connection.executeQuery(query), wait),
        streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      };
      ends.set(patient, () => endTurn());
      return patient;
    },
    // For writing from the start: whoever has read already cannot become a writer behind another process.
    beginTransaction: async (connection) =>
      void (await connection.executeQuery(CompiledQuery.raw('begin immediate'))),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    releaseConnection: async (connection) => ends.get(connection)?.(),
    destroy: () => driver.destroy(),
  };
}

/** @throws what `work` throws, and that the file is held only when it stays so */
async function patiently<T>(work: () => Promise<T>, wait: () => Promise<void>): Promise<T> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
    }
    await wait();
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
}

/** One after the other, in the order in which they ask. What a turn begins with is what ends it. */
function createTurns(): () => Promise<() => void> {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    const turn = Promise.withResolvers<void>();
    last = turn.promise;
    await before;
    return turn.resolve;
  };
}

type SqliteFile = ReturnType<typeof openFile>;

/** node:sqlite in the form that Kysely's own SQLite driver asks for. */
function openFile(path: string) {
  if (path !== ':memory:') makeFolder(dirname(path));
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // An answered write is on the disk: FULL syncs the log at every commit.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    close: () => database.close(),
    isTransaction: () => database.isTransaction,
    prepare(text: string) {
      // A full disk ends a transaction by itself; the failure to end it once more would hide that one.
      const isOver = text === 'rollback' && !database.isTransaction;
      const statement = database.prepare(isOver ? 'select 1 where false' : text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...parameters.map(toSqlite)),
        run: (parameters: readonly unknown[]) => statement.run(...parameters.map(toSqlite)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(toSqlite)),
      };
    },
  };
}

function toSqlite(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError('A value that the database cannot hold.');
}
