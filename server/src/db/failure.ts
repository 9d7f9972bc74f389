import { SERVER_MESSAGES } from '@smart-listings/contract';
import { AppError } from '../lib/app-error.ts';

/** Of the connection to PostgreSQL, and of PostgreSQL while it starts, stops or has no connection left. */
const AWAY = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|53300|57P0[1-3])$/;
/** What `pg` says, without a code, when its connection ends or none is free in time. */
const AWAY_WORDS = /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered/;
const POSTGRES_DISK_FULL = '53100';
/** SQLite's primary result codes: another process holds the file, the disk failed, it cannot be opened, it is full. */
const SQLITE = { busy: 5, io: 10, full: 13, cannotOpen: 14 };

/** A failure of the database itself as one that may be shown; null for everything else. */
export function translateDatabaseFailure(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const sqliteCode = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
  if (code === POSTGRES_DISK_FULL || sqliteCode === SQLITE.full) {
    return new AppError('disk-full', SERVER_MESSAGES.diskFull, { cause: error });
  }
  if (
    AWAY.test(code) ||
    AWAY_WORDS.test(error.message) ||
    sqliteCode === SQLITE.busy ||
    sqliteCode === SQLITE.io ||
    sqliteCode === SQLITE.cannotOpen
  ) {
    return new AppError('database-away', SERVER_MESSAGES.databaseAway, {
      headers: { 'Retry-After': '5' },
      cause: error,
    });
  }
  return null;
}
