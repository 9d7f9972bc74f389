// A disk that is really full under a running server, and has room again: writes are refused with a sentence, reading
// and writing listings goes on, nothing is damaged, and nobody has to restart anything.
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { listListingsResponseSchema, SERVER_MESSAGES } from '@smart-listings/contract';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildRequest, buildSave } from '../test/builders.ts';
import { createSmallDisk } from '../test/small-disk.ts';
import { signUpAt, startServer } from '../test/start-server.ts';

const disk = createSmallDisk(16);
afterAll(() => disk?.remove());
/** Enough for rows, and not for a photo. */
const ROOM_FOR_ROWS = 512 * 1024;

describe.skipIf(!disk)('a disk that is full for a while', () => {
  it('refuses what it cannot keep, loses nothing, and goes on when there is room', async () => {
    if (!disk) return;
    const server = await startServer({ DATA_DIR: disk.folder });
    onTestFinished(server.kill);
    const headers = { cookie: await signUpAt(server), 'content-type': 'application/json' };
    const post = (path: string, body: unknown) =>
      fetch(server.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const upload = async (photo: Uint8Array<ArrayBuffer>) =>
      fetch(`${server.origin}/api/photos`, { method: 'POST', headers, body: photo });
    const countListings = async () => {
      const response = await fetch(`${server.origin}/api/listings`, { headers });
      return listListingsResponseSchema.parse(await response.json()).total;
    };
    // Whether it is ready otherwise depends on built pages, which are nothing to this test.
    const saysFull = async () => {
      const said = await (await fetch(`${server.origin}/readyz`)).text();
      return said.includes('The disk of the database is full: nothing can be saved.');
    };
    const photo = await noisyPhoto();
    expect(await saysFull()).toBe(false);
    expect((await post('/api/listings', buildSave())).status).toBe(201);

    disk.fill();
    expect(await saysFull()).toBe(true);
    for (let time = 0; time < 3; time += 1) {
      const refused = await post('/api/listings', buildSave());
      expect(refused.status).toBe(507);
      expect(await refused.json()).toEqual({
        error: { code: 'disk-full', message: SERVER_MESSAGES.diskFull },
      });
    }
    expect((await upload(photo)).status).toBe(507);
    const newcomer = { email: 'bert@example.com', password: 'correct horse' };
    for (const path of ['/api/auth/sign-up/email', '/api/auth/sign-in/email']) {
      // Of an account that there is; and nobody reads that what they typed is wrong.
      const credentials = path.includes('sign-in') ? { ...newcomer, email: 'anna@example.com' } : newcomer;
      const refused = await post(path, credentials);
      expect(await refused.json()).toEqual({
        error: { code: 'disk-full', message: SERVER_MESSAGES.diskFull },
      });
      expect(refused.status).toBe(507);
    }
    expect(await countListings()).toBe(1);
    const visitor = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const written = await fetch(`${server.origin}/api/gemini/generateListing`, {
      ...visitor,
      body: JSON.stringify(buildRequest()),
    });
    expect(written.status).toBe(200);

    disk.fill(ROOM_FOR_ROWS);
    const withoutRoom = await upload(photo);
    expect(withoutRoom.status).toBe(402);
    expect(await withoutRoom.json()).toEqual({
      error: { code: 'storage-full', message: SERVER_MESSAGES.storageFull },
    });

    disk.free();
    expect(await saysFull()).toBe(false);
    expect((await post('/api/listings', buildSave())).status).toBe(201);
    expect((await upload(photo)).status).toBe(201);
    expect(await countListings()).toBe(2);

    expect(await server.stop()).toBe(0);
    const database = new DatabaseSync(join(disk.folder, 'smart-listings.db'));
    onTestFinished(() => database.close());
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    const files = readdirSync(join(disk.folder, 'photos'), { recursive: true });
    expect(files.filter((name) => String(name).endsWith('.part'))).toEqual([]);
  });
});

/** Noise does not compress: about two megabytes. */
async function noisyPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [1_200, 900];
  const raw = { width, height, channels: 3 as const };
  return new Uint8Array(
    await sharp(randomBytes(width * height * 3), { raw })
      .jpeg({ quality: 90 })
      .toBuffer(),
  );
}
