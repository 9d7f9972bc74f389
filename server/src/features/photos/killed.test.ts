import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedPhotoSchema } from '@smart-listings/contract';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { createFolderStore } from '../../storage/folder-store.ts';
import { drawPhoto } from '../../test/hostile-files.ts';
import { signUpAt, startServer } from '../../test/start-server.ts';
import { createPhotoSweeper } from './sweep.ts';

const KILLS = 6;
const TWO_DAYS_MS = 48 * 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'smart-listings-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Paths of the storage, with the names of drafts and small copies led back to their photo's. */
function photosOnDisk(): string[] {
  const entries = readdirSync(join(folder, 'photos/listings'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return [...new Set(files.map((name) => name.slice(0, 36)))];
}

it('loses no photo that was answered, and no file that nobody would ever delete, however often it is killed', async () => {
  const photo = new Uint8Array(await drawPhoto(800, 600).jpeg().toBuffer());
  const answered: string[] = [];
  let cookie = '';
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServer({ DATA_DIR: folder });
    cookie ||= await signUpAt(server);
    const upload = async () => {
      const response = await fetch(`${server.origin}/api/photos`, {
        method: 'POST',
        body: photo,
        headers: { cookie },
      });
      if (response.ok) answered.push(storedPhotoSchema.parse(await response.json()).url);
    };
    const uploads = Array.from({ length: 12 }, () => upload().catch(() => {}));
    // Another moment each time: the others are somewhere between request and answer.
    await uploads[kill];
    await server.kill();
    await Promise.all(uploads);
  }
  const server = await startServer({ DATA_DIR: folder });
  const statuses = await Promise.all(answered.map(async (url) => (await fetch(server.origin + url)).status));
  await server.kill();
  expect(statuses.length).toBeGreaterThanOrEqual(KILLS);
  expect(new Set(statuses)).toEqual(new Set([200]));

  const db = openDatabase({ kind: 'sqlite', path: join(folder, 'smart-listings.db') });
  const rows = await db.selectFrom('photo').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  expect(photosOnDisk().filter((id) => !known.has(id))).toEqual([]);
  const store = createFolderStore(join(folder, 'photos'));
  await createPhotoSweeper({ db, store, clock: () => new Date(Date.now() + TWO_DAYS_MS) }).sweep();
  await db.destroy();
  expect(photosOnDisk()).toEqual([]);
});
