// PostgreSQL ends under a running server, and comes back: what needs it says so until then, what does not goes on,
// and nobody has to restart anything.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { SERVER_MESSAGES } from '@smart-listings/contract';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { buildRequest, buildSave } from '../test/builders.ts';
import { startPostgres } from '../test/postgres-cluster.ts';
import { type RunningServer, signUpAt, startServer } from '../test/start-server.ts';

const PATIENCE = { timeout: 60_000, interval: 200 };

describe.skipIf(!inject('postgresUrl'))('a database that is gone for a while', () => {
  async function start() {
    const cluster = await startPostgres(['fsync=off']);
    if (!cluster) throw new Error('There was one for the other tests.');
    onTestFinished(cluster.stop);
    const folder = mkdtempSync(`${tmpdir()}/smart-listings-gone-`);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = { DATA_DIR: folder, DATABASE_URL: cluster.url };
    const server = await startServer(env);
    onTestFinished(server.kill);
    return { server, cluster, env };
  }

  it('is answered with 503 and is used again when it is back, also by pages that stayed open', async () => {
    const { server, cluster, env } = await start();
    const cookie = await signUpAt(server);
    const ask = (path: string) => fetch(server.origin + path, { headers: { cookie } });
    const post = (path: string, body: unknown, { cookie = '', server: at = server } = {}) =>
      fetch(at.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify(body),
      });
    const page = await follow(server, cookie);
    await vi.waitFor(() => expect(page.versions).toEqual([0]), PATIENCE);

    await cluster.halt();
    const refused = [await ask('/api/listings'), await post('/api/listings', buildSave(), { cookie })];
    for (const response of refused) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toEqual({
        error: { code: 'database-away', message: SERVER_MESSAGES.databaseAway, retryAfterSeconds: 5 },
      });
    }
    const readiness = await ask('/readyz');
    expect(readiness.status).toBe(503);
    expect(await readiness.text()).toContain('The database does not answer.');
    expect((await ask('/healthz')).status).toBe(200);
    // Writing a listing needs no database.
    expect((await post('/api/gemini/generateListing', buildRequest())).status).toBe(200);

    await cluster.resume();
    await vi.waitFor(async () => expect((await ask('/api/listings')).status).toBe(200), PATIENCE);
    expect((await post('/api/listings', buildSave(), { cookie })).status).toBe(201);
    await vi.waitFor(() => expect(page.versions).toContain(1), PATIENCE);
    // What another instance says is heard over a connection that had to be opened anew.
    const other = await startServer(env);
    onTestFinished(other.kill);
    expect((await post('/api/listings', buildSave(), { cookie, server: other })).status).toBe(201);
    await vi.waitFor(() => expect(page.versions).toContain(2), PATIENCE);
    expect(page.isOpen()).toBe(true);
    page.leave();
  });
});

/** A page that stays open: the versions that it has been told. */
async function follow({ origin }: RunningServer, cookie: string) {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/api/listings/stream`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  const versions: number[] = [];
  let isOpen = true;
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, version] of chunk.matchAll(/"version":"(\d+)"/g)) versions.push(Number(version));
    }
  };
  void read()
    .catch(() => {})
    .finally(() => {
      isOpen = false;
    });
  return { versions, isOpen: () => isOpen, leave: () => leaving.abort() };
}
