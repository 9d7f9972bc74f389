// The real server, killed with SIGKILL in the middle of writes, again and again on one database: whatever it
// had answered is there afterwards, whole, and the counters agree.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from './config.ts';
import { type Db, openDatabase } from './db/database.ts';
import { buildSave } from './test/builders.ts';
import { checkCounters } from './test/check-counters.ts';
import { createPlace, DATABASES } from './test/create-database-app.ts';
import { signUpAt, startServer } from './test/start-server.ts';

const KILLS = { sqlite: 20, postgres: 6 };
const WRITERS = 6;

it.each(DATABASES)(
  'loses nothing it has answered when it is killed under writes, on %s',
  async (kind) => {
    const place = await createPlace(kind);
    onTestFinished(place.remove);
    const folder = mkdtempSync(join(tmpdir(), 'smart-listings-kill-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = { DATA_DIR: folder, ...place.env, AUTH_SECRET: 'x'.repeat(32) };
    const first = await startServer(env);
    const session = { cookie: await signUpAt(first) };
    await makeAllPro(openDatabase(parseConfig(env).secrets.database));
    await first.kill();

    const known: Answered = { saved: new Set(), deleted: new Set(), doubtful: new Set() };
    for (let round = 1; round <= KILLS[kind]; round += 1) {
      const server = await startServer(env);
      onTestFinished(server.kill);
      // After another number of answers each time, so that the kill finds the writers at another place.
      const answersLeft = { count: 3 + ((round * 7) % 25), kill: server.kill };
      await Promise.all(
        Array.from({ length: WRITERS }, () => write(server.origin, session, { known, answersLeft })),
      );
      const db = openDatabase(parseConfig(env).secrets.database);
      await check(db, known);
      if (kind === 'sqlite')
        expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
      await db.destroy();
    }
    expect(known.saved.size).toBeGreaterThan(KILLS[kind] * 3);
  },
  300_000,
);

interface Answered {
  saved: Set<string>;
  deleted: Set<string>;
  /** Asked to be deleted without an answer: they may be there or not. */
  doubtful: Set<string>;
}

interface Shared {
  known: Answered;
  answersLeft: { count: number; kill: () => Promise<void> };
}

/** Saves, and deletes every third, until the server is gone. */
async function write(
  url: string,
  headers: Record<string, string>,
  { known, answersLeft }: Shared,
): Promise<void> {
  const ask = async (path: string, method: string, body?: unknown): Promise<boolean> => {
    const init = {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${url}/api/listings${path}`, init).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (!response || typeof text !== 'string') return false;
    expect(response.ok, text).toBe(true);
    answersLeft.count -= 1;
    if (answersLeft.count === 0) await answersLeft.kill();
    return true;
  };
  for (let n = 1; ; n += 1) {
    const id = randomUUID();
    if (!(await ask('', 'POST', buildSave({ id })))) return;
    known.saved.add(id);
    if (n % 3 > 0) continue;
    known.doubtful.add(id);
    if (!(await ask(`/${id}`, 'DELETE'))) return;
    known.doubtful.delete(id);
    known.deleted.add(id);
  }
}

/** In one snapshot: a transaction that was under way at the kill may end while we look. */
async function check(db: Db, { saved, deleted, doubtful }: Answered): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const rows = await trx.selectFrom('listing').select(['id', 'deletedAt']).execute();
      const deletedAt = new Map(rows.map((row) => [row.id, row.deletedAt]));
      for (const id of saved) {
        // Undefined once it is purged, which happens to what was deleted only.
        const isThere = deletedAt.get(id) === null;
        if (!doubtful.has(id)) expect(isThere).toBe(!deleted.has(id));
      }
      await checkCounters(trx);
    });
}

async function makeAllPro(db: Db): Promise<void> {
  await db.updateTable('user').set({ planType: 'premium' }).execute();
  await db.destroy();
}
