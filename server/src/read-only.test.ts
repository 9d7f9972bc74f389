// The server as its image runs it: it may write into DATA_DIR and nowhere else, and it is not root.
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildRequest, buildSave } from './test/builders.ts';
import { drawLabel } from './test/draw-label.ts';
import { drawPhoto } from './test/hostile-files.ts';
import { signUpAt, startServer } from './test/start-server.ts';

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

it('does all its work without writing anywhere but into DATA_DIR, and without being root', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'smart-listings-read-only-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const server = await startServer(
    {
      DATA_DIR: folder,
      // Node itself refuses every other write, to the processes that work on photos as well.
      NODE_OPTIONS: `--permission --allow-fs-read=* --allow-fs-write=${folder} --allow-child-process --allow-addons --allow-worker`,
    },
    { through: isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [] },
  );
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const cookie = await signUpAt(server);
  const send = async (path: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') => {
    const headers = { cookie, 'content-type': type };
    const response = await fetch(server.origin + path, { method: 'POST', headers, body });
    return [response.status, await response.json()];
  };
  const photo = new Uint8Array(await drawPhoto().jpeg().toBuffer());
  const kept = await send('/api/photos', photo, 'image/jpeg');
  expect(kept).toEqual([201, expect.objectContaining({ url: expect.any(String) })]);
  const save = buildSave({ imageUrls: [(kept[1] as { url: string }).url] });
  expect(await send('/api/listings', JSON.stringify(save))).toMatchObject([201, {}]);
  expect(await send('/api/gemini/generateListing', JSON.stringify(buildRequest()))).toMatchObject([200, {}]);
  const label = drawLabel({ print: [{ text: 'MODEL WH-1000XM4', x: 80, y: 220, height: 44 }] });
  const image = { base64: (await label.png().toBuffer()).toString('base64') };
  expect(await send('/api/gemini/analyzeImage', JSON.stringify({ image }))).toMatchObject([200, {}]);
  expect((await fetch(`${server.origin}/api/docs/swagger-ui-bundle.js`)).status).toBe(200);
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual([
    'auth-secret',
    'instance.lock',
    'outbox',
    'photos',
    'smart-listings.db',
  ]);
  expect(server.output()).not.toContain('ERR_ACCESS_DENIED');
});
