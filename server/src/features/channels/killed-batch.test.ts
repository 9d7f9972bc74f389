// The real server, killed in the middle of fifty that are put up together: each is there once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchSchema, savedListingSchema, storedPhotoSchema } from '@smart-listings/contract';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { buildSave } from '../../test/builders.ts';
import { createPlace, DATABASES } from '../../test/create-database-app.ts';
import { drawPhoto } from '../../test/hostile-files.ts';
import { loseWorkers } from '../../test/lose-workers.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';
import { signUpAt, startServer } from '../../test/start-server.ts';

const LISTINGS = 50;
const KILLS = 20;
const MORE_THAN_A_CLAIM_MS = 4 * 60_000;
const MOVE_CLOCK = new URL('../../test/move-clock.ts', import.meta.url);

const CASES = DATABASES.map((kind, at) => ({ kind, service: SELLING_SERVICES[at] ?? SELLING_SERVICES[0] }));

it.each(CASES)(
  'puts fifty on $service.name once each while it is killed again and again, on $kind',
  async ({ kind, service }) => {
    if (!service) throw new Error('No marketplace sells.');
    const { code, calls, decisions, form } = service;
    const place = await createPlace(kind, { migrated: true });
    onTestFinished(place.remove);
    const folder = mkdtempSync(join(tmpdir(), 'smart-listings-batch-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const there = await service.start();
    onTestFinished(there.close);
    const env = { DATA_DIR: folder, ...place.env, ...there.env, AUTH_SECRET: 'x'.repeat(32) };
    let aheadMs = 0;
    const start = async () => {
      const started = await startServer({ ...env, CLOCK_AHEAD_MS: `${aheadMs}` }, { preload: MOVE_CLOCK });
      onTestFinished(started.kill);
      return started;
    };
    let server = await start();
    const cookie = await signUpAt(server);
    const db = openDatabase(parseConfig(env).secrets.database);
    await db.updateTable('user').set({ planType: 'premium' }).execute();
    await db.destroy();
    const ask = async (path: string, body?: object) => {
      const headers = { cookie, 'content-type': 'application/json' };
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      const response = await fetch(`${server.origin}${path}`, { redirect: 'manual', ...init });
      return response.status === 302 ? null : response.json();
    };

    const { url } = (await ask(`/api/channels/${code}/connect`, {})) as { url: string };
    await ask(`/api/channels/${code}/back?${new URLSearchParams(there.allow(url))}`);
    const photo = new Uint8Array(await drawPhoto().jpeg().toBuffer());
    const sent = await fetch(`${server.origin}/api/photos`, {
      method: 'POST',
      headers: { cookie },
      body: photo,
    });
    const { url: imageUrl } = storedPhotoSchema.parse(await sent.json());
    const { listing, ...rest } = buildSave({ originalFormInput: form, imageUrls: [imageUrl] });
    const listingIds: string[] = [];
    for (let count = 0; count < LISTINGS; count += 1) {
      const body = { ...rest, listing: { ...listing, suggestedPriceRange: '£89.50' } };
      listingIds.push(savedListingSchema.parse(await ask('/api/listings', body)).id);
    }

    const { whenMade: _own, ...chosen } = decisions.chosen;
    const begun = await ask(`/api/channels/${code}/batches`, { listingIds, chosen, typed: decisions.typed });
    const path = `/api/channels/batches/${(begun as { id: string }).id}`;
    const read = async () => batchSchema.parse(await ask(path)).items;
    const statesOf = async () =>
      (await read()).map(({ state, problem }) => (state === 'failed' ? problem : state));
    const killAt = async (call: string) => {
      const heard = there.calls.length;
      there.play(call, { kind: 'stuck' });
      const isHeard = () => there.calls.slice(heard).some((one) => new RegExp(call).test(one));
      await expect.poll(isHeard, { timeout: 120_000 }).toBe(true);
      await server.kill();
      if (place.env.DATABASE_URL) await loseWorkers(place.env.DATABASE_URL);
      aheadMs += MORE_THAN_A_CLAIM_MS;
      server = await start();
    };
    const all = (state: string) => Array.from({ length: LISTINGS }, () => state);
    const WITHIN = { timeout: 240_000, interval: 500 };

    for (let kill = 0; kill < KILLS / 2; kill += 1)
      await killAt(calls.making[kill % calls.making.length] ?? '');
    await expect.poll(statesOf, WITHIN).toEqual(all('seen'));
    expect([there.published.length, there.there().length]).toEqual([0, LISTINGS]);
    const digests = (await read()).map((item) => [item.listingId, item.preview?.digest]);
    await ask(`${path}/publish`, { digests: Object.fromEntries(digests) });
    for (let kill = 0; kill < KILLS / 2; kill += 1) await killAt(calls.publish);
    await expect.poll(statesOf, WITHIN).toEqual(all('live'));
    expect([there.published.length, there.there().length]).toEqual([LISTINGS, LISTINGS]);
    await server.stop();
  },
  900_000,
);
