import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MESSAGES, SERVER_MESSAGES } from '@smart-listings/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { animation, brokenExif, drawPhoto, PAGE, pngBomb } from '../../test/hostile-files.ts';
import { type RunningServer, signUpAt, startServer } from '../../test/start-server.ts';

const ROUNDS = 5;
const AT_ONCE = 5;
/** What garbage may lie about in a server that has answered a hundred requests; the files would unpack to gigabytes. */
const SLACK_BYTES = 100_000_000;

const folder = mkdtempSync(join(tmpdir(), 'smart-listings-hostile-'));
let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder });
  cookie = await signUpAt(server);
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function send(bytes: Uint8Array): Promise<[number, string]> {
  const response = await fetch(`${server.origin}/api/photos`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { cookie, 'content-type': 'image/jpeg' },
  });
  const answer = (await response.json()) as { error?: { message: string } };
  return [response.status, answer.error?.message ?? ''];
}

async function residentBytes(): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}

const photos = () =>
  readdirSync(folder, { recursive: true }).filter((name) => /photos.*\./.test(String(name)));

it('answers every hostile file clearly, and keeps neither memory nor disk for it', async () => {
  const jpeg = await drawPhoto(2_000, 1_500).jpeg().toBuffer();
  const damaged = [400, SERVER_MESSAGES.imageDamaged];
  const noPhoto = [415, MESSAGES.imageType];
  const files: [string, Buffer, unknown][] = [
    ['a PNG of 2.5 gigapixels, whole', await pngBomb(50_000, 50_000), [413, SERVER_MESSAGES.imagePixels]],
    ['the same as a promise', await pngBomb(50_000), [413, SERVER_MESSAGES.imagePixels]],
    ['a JPEG cut off', jpeg.subarray(0, jpeg.length * 0.6), damaged],
    [
      'a page that is also a JPEG’s beginning',
      Buffer.concat([jpeg.subarray(0, 20), Buffer.from(PAGE)]),
      damaged,
    ],
    ['a page', Buffer.from(PAGE), noPhoto],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), noPhoto],
    ['an animation', await animation(), noPhoto],
    ['nothing', Buffer.alloc(0), [400, MESSAGES.imageMissing]],
    ['30 MB', Buffer.alloc(30_000_000, 0xff), [413, MESSAGES.imageTooLarge]],
    ['a program', Buffer.from('MZ\u0090\0\u0003'.repeat(1_000)), noPhoto],
  ];
  expect(await send(jpeg)).toEqual([201, '']);
  for (const [, bytes] of files) await send(bytes);
  const [memory, disk] = [await residentBytes(), photos()];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, bytes, answer] of files) expect([name, await send(bytes)]).toEqual([name, answer]);
  }
  expect((await residentBytes()) - memory).toBeLessThan(SLACK_BYTES);
  expect(photos()).toEqual(disk);
  expect(disk).toHaveLength(2);
});

it('takes a sound photo whatever is broken round it', async () => {
  const page = Buffer.concat([await drawPhoto().jpeg().toBuffer(), Buffer.from(PAGE)]);
  expect([await send(await brokenExif()), await send(page)]).toEqual([
    [201, ''],
    [201, ''],
  ]);
});

it('goes on answering while it is attacked', async () => {
  const bomb = await pngBomb(7_000, 1_000);
  for (let round = 0; round < ROUNDS; round += 1) {
    // As many as one account may have under way: each is looked at, and each is told what is wrong with it.
    const attacks = Array.from({ length: AT_ONCE }, () => send(bomb));
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    for (const answer of await Promise.all(attacks))
      expect(answer).toEqual([400, SERVER_MESSAGES.imageDamaged]);
  }
});
