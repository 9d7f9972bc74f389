// Two real servers on one PostgreSQL behind a balancer, replaced one after the other while sellers save, generate
// and look on: nobody may notice.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../config.ts';
import { type Db, openDatabase } from '../db/database.ts';
import { type Balancer, startBalancer } from '../test/balancer.ts';
import { buildRequest, buildSave, GOOD_ANSWER, readEvents } from '../test/builders.ts';
import { checkCounters } from '../test/check-counters.ts';
import { createPlace, DATABASES } from '../test/create-database-app.ts';
import { answer, startStandIn } from '../test/stand-in.ts';
import { openaiFormat } from '../test/stand-in-openai.ts';
import { signUpAt, startServer, WARM } from '../test/start-server.ts';

const INSTANCES = 2;
const ROUNDS = 2;
const WRITERS = 4;
const SELLERS = 4;
const PAGES = 3;
/** Half a second to the first word, then the rest within a second: some are always in the middle. */
const PACE = { firstMs: 500, everyMs: 50, charactersEach: 30 };

describe.skipIf(!DATABASES.includes('postgres'))('a rolling restart under load', () => {
  it('loses no request, breaks no generation, and every page hears of the last save', async () => {
    const { env, db, balancer } = await prepare();
    const instances = await Promise.all(Array.from({ length: INSTANCES }, () => launch(env, balancer)));
    const session = { cookie: await signUpAt({ origin: balancer.origin }) };
    await db.updateTable('user').set({ planType: 'premium' }).execute();

    const over = new AbortController();
    const seen: Seen = { failures: [], saved: [], generations: 0 };
    const visit = { origin: balancer.origin, session, over: over.signal, seen };
    const busy = [
      ...Array.from({ length: WRITERS }, () => write(visit)),
      ...Array.from({ length: SELLERS }, () => generate(visit)),
    ];
    const leaving = new AbortController();
    const pages = Array.from({ length: PAGES }, () => follow({ ...visit, over: leaving.signal }));

    for (let round = 0; round < ROUNDS * INSTANCES; round += 1) {
      await launch(env, balancer).then((next) => instances.push(next));
      const oldest = instances.shift();
      expect(await oldest?.stop()).toBe(0);
      balancer.remove(oldest?.origin ?? '');
    }
    over.abort();
    await Promise.all(busy);

    expect(seen.failures).toEqual([]);
    expect(seen.saved.length).toBeGreaterThan(WRITERS * ROUNDS);
    expect(seen.generations).toBeGreaterThan(SELLERS);
    const rows = await db.selectFrom('listing').select('id').execute();
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(seen.saved));
    await checkCounters(db);
    // Each save has made one version.
    for (const page of pages) await page.hears(seen.saved.length);
    leaving.abort();
    await Promise.all(pages.map((page) => page.ended));
    await Promise.all(instances.map((instance) => instance.stop()));
  }, 300_000);
});

async function prepare(): Promise<{ env: Record<string, string>; db: Db; balancer: Balancer }> {
  const place = await createPlace('postgres');
  onTestFinished(place.remove);
  const provider = await startStandIn(openaiFormat);
  onTestFinished(provider.close);
  provider.play(answer(JSON.stringify(GOOD_ANSWER), { pace: PACE }));
  const folder = mkdtempSync(join(tmpdir(), 'smart-listings-rolling-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const balancer = await startBalancer();
  onTestFinished(balancer.close);
  const env = {
    ...place.env,
    DATA_DIR: folder,
    ...WARM,
    AUTH_SECRET: 'x'.repeat(32),
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
    OPENAI_BASE_URL: `${provider.url}/v1`,
    OPENAI_MODEL: 'test-model',
    ANON_GENERATIONS_PER_HOUR: '100000',
  };
  const db = openDatabase(parseConfig(env).secrets.database);
  onTestFinished(() => db.destroy());
  return { env, db, balancer };
}

async function launch(env: Record<string, string>, balancer: Balancer) {
  const server = await startServer(env);
  onTestFinished(server.kill);
  balancer.add(server.origin);
  await balancer.waitFor(server.origin);
  return server;
}

interface Seen {
  failures: string[];
  /** Ids of listings whose save was answered. */
  saved: string[];
  generations: number;
}

interface Visit {
  origin: string;
  session: { cookie: string };
  over: AbortSignal;
  seen: Seen;
}

async function write({ origin, session, over, seen }: Visit): Promise<void> {
  while (!over.aborted) {
    const id = randomUUID();
    const response = await post(`${origin}/api/listings`, session, buildSave({ id }));
    if (response?.status === 201) seen.saved.push(id);
    else seen.failures.push(`a save answered ${response?.status}`);
    await response?.text();
  }
}

async function generate({ origin, session, over, seen }: Visit): Promise<void> {
  while (!over.aborted) {
    const accept = { ...session, accept: 'text/event-stream' };
    const response = await post(`${origin}/api/gemini/generateListing`, accept, buildRequest());
    const events = response ? await readEvents(response).catch(() => []) : [];
    if (events.at(-1)?.event === 'result') seen.generations += 1;
    else seen.failures.push(`a generation ended with ${JSON.stringify(events.at(-1))}`);
  }
}

function post(url: string, headers: Record<string, string>, body: unknown): Promise<Response | null> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(() => null);
}

/** An open page: it follows anew whenever its stream ends, as a browser does. */
function follow({ origin, session, over }: Visit) {
  let version = 0;
  const listen = async () => {
    while (!over.aborted) {
      const response = await fetch(`${origin}/api/listings/stream`, { headers: session, signal: over }).catch(
        () => null,
      );
      const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const chunk = await reader?.read().catch(() => null);
        if (!chunk || chunk.done) break;
        for (const [, heard] of chunk.value.matchAll(/"version":"(\d+)"/g)) version = Number(heard);
      }
    }
  };
  return {
    ended: listen(),
    /** Settles when it has; the test's own time runs out when it never does. */
    async hears(wanted: number) {
      while (version < wanted) await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
}
