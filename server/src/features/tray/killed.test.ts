// The real server, killed ten times in the middle of a tray of fifty: each item ends once, counted once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTrayResponseSchema } from '@smart-listings/contract';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { GOOD_ANSWER } from '../../test/builders.ts';
import { createPlace, DATABASES } from '../../test/create-database-app.ts';
import { buildTrayItem } from '../../test/hand-over.ts';
import { loseWorkers } from '../../test/lose-workers.ts';
import { answer, startStandIn } from '../../test/stand-in.ts';
import { openaiFormat } from '../../test/stand-in-openai.ts';
import { type RunningServer, signUpAt, startServer } from '../../test/start-server.ts';

const ITEMS = 50;
const KILLS = 10;
/** Of the fifty, some are left for the end. */
const WRITTEN_EACH = 4;

it.each(DATABASES)(
  'writes a tray of fifty once each while it is killed ten times, on %s',
  async (kind) => {
    const place = await createPlace(kind, { migrated: true });
    onTestFinished(place.remove);
    const folder = mkdtempSync(join(tmpdir(), 'smart-listings-tray-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const standIn = await startStandIn(openaiFormat);
    onTestFinished(standIn.close);
    standIn.play(answer(JSON.stringify(GOOD_ANSWER)));
    const env = {
      ...{ DATA_DIR: folder, ...place.env, AUTH_SECRET: 'x'.repeat(32) },
      ...{
        AI_PROVIDER: 'openai',
        OPENAI_API_KEY: 'k',
        OPENAI_BASE_URL: `${standIn.url}/v1`,
        OPENAI_MODEL: 'm',
        // Of the hour as well each takes one unit, or the last would wait an hour for the kills.
        ANON_GENERATIONS_PER_HOUR: `${ITEMS}`,
      },
    };
    const first = await startServer(env);
    onTestFinished(first.kill);
    const cookie = await signUpAt(first);
    const db = openDatabase(parseConfig(env).secrets.database);
    await db.updateTable('user').set({ planType: 'premium' }).execute();
    await db.destroy();
    await fetch(`${first.origin}/api/tray`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ items: Array.from({ length: ITEMS }, (_, at) => buildTrayItem(`Mug ${at}`)) }),
    });
    const seen = new Map<string, string>();
    let server = first;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await waitForWritten(server, cookie, { count: kill * WRITTEN_EACH, seen });
      await server.kill();
      if (place.env.DATABASE_URL) await loseWorkers(place.env.DATABASE_URL);
      server = await startServer(env);
      onTestFinished(server.kill);
    }
    const { rows } = await waitForWritten(server, cookie, { count: ITEMS, seen });
    expect([rows.length, new Set(rows.map(({ state }) => state))]).toEqual([ITEMS, new Set(['written'])]);
    await server.stop();
    const after = openDatabase(parseConfig(env).secrets.database);
    expect(await after.selectFrom('usage').select('generatedCount').execute()).toEqual([
      { generatedCount: ITEMS },
    ]);
    await after.destroy();
    // Nothing is asked for twice but what was under way at a kill.
    expect(standIn.requests.length).toBeLessThanOrEqual(ITEMS + KILLS * 3);
  },
  600_000,
);

/** Until so many are written; what was written once is never another text afterwards. */
async function waitForWritten(
  { origin }: RunningServer,
  cookie: string,
  { count, seen }: { count: number; seen: Map<string, string> },
) {
  for (;;) {
    const response = await fetch(`${origin}/api/tray`, { headers: { cookie } });
    const tray = readTrayResponseSchema.parse(await response.json());
    const written = tray.rows.filter(({ state }) => state === 'written');
    for (const { id, text } of written) {
      const now = JSON.stringify(text);
      expect(seen.get(id) ?? now).toBe(now);
      seen.set(id, now);
    }
    if (written.length >= count) return tray;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
