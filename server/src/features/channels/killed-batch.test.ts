// The real server, killed in the middle of fifty that are put up together: each is there once. `npm run test:faults`
// kills it at every call, before and after the marketplace has done it, for every marketplace on every database;
// elsewhere each database takes some of that, drawn anew.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchSchema, savedListingSchema, storedPhotoSchema } from '@smart-listings/contract';
import fc from 'fast-check';
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
/** How often each pair of a marketplace and a database is killed at least. */
const KILLS = 20;
const KILLS_OF_A_SAMPLE = 8;
/** npm names the script that it runs. */
const IS_WHOLE = process.env.npm_lifecycle_event === 'test:faults';
const MORE_THAN_A_CLAIM_MS = 4 * 60_000;
const MOVE_CLOCK = new URL('../../test/move-clock.ts', import.meta.url);

/** A call that the marketplace has heard: it does it and the answer is lost with the server, or it does not do it. */
interface Point {
  call: string;
  isDone: boolean;
}

function pointsAt(calls: readonly string[]): Point[] {
  return calls.flatMap((call) => [true, false].map((isDone) => ({ call, isDone })));
}

function sayPoint({ call, isDone }: Point): string {
  return `${call} ${isDone ? 'done' : 'not done'}`;
}

/** As often as wanted, from the first on again. */
function repeated(points: readonly Point[], least: number): Point[] {
  const rounds = Math.max(1, Math.ceil(least / points.length));
  return Array.from({ length: rounds }, () => points).flat();
}

function drawn<T>(all: readonly T[], count: number): T[] {
  const some = fc.shuffledSubarray([...all], { minLength: count, maxLength: count });
  return fc.sample(some, 1)[0] ?? [];
}

const shuffled = drawn(SELLING_SERVICES, SELLING_SERVICES.length);
const CASES = DATABASES.flatMap((kind, at) => {
  const services = IS_WHOLE ? SELLING_SERVICES : shuffled.slice(at, at + 1);
  return services.map((service) => {
    const [making, publishing] = [pointsAt(service.calls.making), pointsAt([service.calls.publish])];
    const some = drawn(making, KILLS_OF_A_SAMPLE - publishing.length);
    return {
      ...{ kind, service },
      where: IS_WHOLE ? 'at every call' : some.map(sayPoint).join(', '),
      making: IS_WHOLE ? repeated(making, KILLS / 2) : some,
      publishing: IS_WHOLE ? repeated(publishing, KILLS / 2) : publishing,
    };
  });
});

it.each(CASES)(
  'puts fifty on $service.name once each while it is killed again and again, on $kind: $where',
  async ({ kind, service, making, publishing }) => {
    const { code, decisions, form } = service;
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
    const killAt = async ({ call, isDone }: Point) => {
      const heard = there.calls.length;
      there.play(call, { kind: isDone ? 'stuck' : 'hang' });
      const isHeard = () => there.calls.slice(heard).some((one) => new RegExp(call).test(one));
      await expect.poll(isHeard, { timeout: 120_000 }).toBe(true);
      await server.kill();
      if (place.env.DATABASE_URL) await loseWorkers(place.env.DATABASE_URL);
      aheadMs += MORE_THAN_A_CLAIM_MS;
      server = await start();
    };
    const all = (state: string) => Array.from({ length: LISTINGS }, () => state);
    const WITHIN = { timeout: 240_000, interval: 500 };

    for (const point of making) await killAt(point);
    await expect.poll(statesOf, WITHIN).toEqual(all('seen'));
    expect([there.published.length, there.there().length]).toEqual([0, LISTINGS]);
    const digests = (await read()).map((item) => [item.listingId, item.preview?.digest]);
    await ask(`${path}/publish`, { digests: Object.fromEntries(digests) });
    for (const point of publishing) await killAt(point);
    await expect.poll(statesOf, WITHIN).toEqual(all('live'));
    expect([there.published.length, there.there().length]).toEqual([LISTINGS, LISTINGS]);
    await server.stop();
  },
  900_000,
);
