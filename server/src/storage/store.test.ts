import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { type S3Fault, type S3Server, startS3Server } from '../test/s3-server.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { Store } from './store.ts';

const PATH = 'listings/anna/0b9e.jpg';
const file = (text = 'pixels', path = PATH) => ({ path, bytes: Buffer.from(text), type: 'image/jpeg' });
const QUICK = { firstDelayMs: 1, longestDelayMs: 50, giveUpAfterMs: 60_000, tryMs: 60_000 };

const folder = mkdtempSync(join(tmpdir(), 'smart-listings-store-'));
const s3 = await startS3Server();
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await s3.close();
});
afterEach(() => {
  s3.reset();
});

/** A client of `server`, whose waits are short. */
function openS3(server: S3Server, { env = {}, policy = {} }: { env?: object; policy?: object } = {}): Store {
  const { config, secrets } = parseConfig({ ...server.env, ...env });
  if (config.storage.kind !== 's3' || !secrets.storageKeys) throw new Error('That is no bucket.');
  const patience = { ...QUICK, ...policy };
  return createS3Store(config.storage, secrets.storageKeys, {
    write: patience,
    read: patience,
    remove: patience,
  });
}

const STORES: [string, Store][] = [
  ['a folder', createFolderStore(folder)],
  ['an S3-compatible server', openS3(s3)],
];

describe.each(STORES)('a store in %s', (_name, store) => {
  it('gives back what was written, the newest of one path', async () => {
    await store.write(file('old'));
    await store.write(file('new'));
    expect(Buffer.from(await store.read(PATH)).toString()).toBe('new');
  });

  it('has no file before it is written, nor after it is removed, and removes twice', async () => {
    await expect(store.read('listings/ben/none.jpg')).rejects.toMatchObject({ failure: 'not-found' });
    await store.write(file());
    await store.remove(PATH);
    await store.remove(PATH);
    await expect(store.read(PATH)).rejects.toMatchObject({ failure: 'not-found' });
  });

  it.each([
    '../secret',
    'listings/../../secret',
    '/etc/passwd',
    'listings//x',
    '',
    '.env',
    'a/%2e%2e/b',
    'a\\b',
  ])('reaches nothing through the path %j', async (path) => {
    for (const attempt of [
      () => store.read(path),
      () => store.write(file('x', path)),
      () => store.remove(path),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ failure: 'not-found' });
    }
  });

  it('says that it can be used, and keeps nothing of the question', async () => {
    await store.check(AbortSignal.timeout(10_000));
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(s3.objects.size).toBe(0);
  });

  it('writes nothing once whoever asked has left', async () => {
    await expect(
      store.write(file('never', 'listings/anna/left.jpg'), AbortSignal.abort()),
    ).rejects.toMatchObject({
      failure: 'cancelled',
    });
    await expect(store.read('listings/anna/left.jpg')).rejects.toMatchObject({ failure: 'not-found' });
  });

  it('writes to one account at a time as another is emptied', async () => {
    const paths = Array.from({ length: 20 }, (_, number) => `listings/busy/${number}.jpg`);
    await Promise.all(
      paths.map(async (path) => {
        await store.write(file(path, path));
        await store.remove(path);
        await store.write(file(path, path));
      }),
    );
    const read = await Promise.all(paths.map(async (path) => Buffer.from(await store.read(path)).toString()));
    expect(read).toEqual(paths);
  });
});

describe('a folder', () => {
  it('leaves nothing of an account whose last file went, and no half-written file', async () => {
    const store = createFolderStore(join(folder, 'own'));
    await store.write(file());
    expect(readdirSync(join(folder, 'own/listings/anna'))).toEqual(['0b9e.jpg']);
    writeFileSync(join(folder, 'own/listings/anna/0b9e.jpg.part'), 'of a server that was killed');
    await store.remove(PATH);
    expect(readdirSync(join(folder, 'own/listings'))).toEqual([]);
  });

  it('says that it may not write, in a word that names no path', async () => {
    writeFileSync(join(folder, 'no-folder'), '');
    const failing = createFolderStore(join(folder, 'no-folder'));
    await expect(failing.check(AbortSignal.timeout(10_000))).rejects.toMatchObject({ failure: 'refused' });
    await expect(failing.write(file())).rejects.toMatchObject({ failure: 'refused' });
    await expect(failing.write(file())).rejects.not.toThrow(folder);
    expect(readFileSync(join(folder, 'no-folder'), 'utf8')).toBe('');
  });
});

describe('an S3-compatible server', () => {
  it.each([
    [403, 'refused'],
    [404, 'not-found'],
    [503, 'unreachable'],
  ])('that answers %i cannot be used, and is asked once', async (status, failure) => {
    s3.fail({ kind: 'status', status }, { kind: 'status', status });
    await expect(openS3(s3).check(AbortSignal.timeout(10_000))).rejects.toMatchObject({ failure });
    expect(s3.requests).toHaveLength(1);
  });

  it('gets each object under its prefix, with its type', async () => {
    await openS3(s3).write(file());
    expect([...s3.objects]).toEqual([[`kept/${PATH}`, { bytes: Buffer.from('pixels'), type: 'image/jpeg' }]]);
  });

  const passing: [string, S3Fault][] = [
    ['500', { kind: 'status', status: 500 }],
    ['503', { kind: 'status', status: 503 }],
    ['408', { kind: 'status', status: 408 }],
    ['429', { kind: 'status', status: 429 }],
    ['a lost connection', { kind: 'drop' }],
  ];
  it.each(passing)('is asked again after %s, until it works', async (_what, fault) => {
    const store = openS3(s3);
    s3.fail(fault, fault, fault);
    await store.write(file());
    s3.fail(fault);
    expect(Buffer.from(await store.read(PATH)).toString()).toBe('pixels');
    expect(s3.requests.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'PUT', 'PUT', 'GET', 'GET']);
  });

  it('is asked again when half of a file came', async () => {
    const store = openS3(s3);
    await store.write(file('x'.repeat(200_000)));
    s3.fail({ kind: 'truncate' });
    expect(await store.read(PATH)).toHaveLength(200_000);
  });

  it('is asked again when it takes too long', async () => {
    const store = openS3(s3, { policy: { tryMs: 1_000 } });
    await store.write(file());
    s3.fail({ kind: 'hang' });
    expect(await store.read(PATH)).toHaveLength(6);
  });

  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [402, 'full'],
    [403, 'refused'],
    [404, 'not-found'],
    [507, 'full'],
  ])('is not asked again after %i', async (status, failure) => {
    s3.fail({ kind: 'status', status });
    await expect(openS3(s3).write(file())).rejects.toMatchObject({ failure });
    expect(s3.requests).toHaveLength(1);
  });

  it('is given up when the time is over', async () => {
    const store = openS3(s3, { policy: { giveUpAfterMs: 0 } });
    s3.fail({ kind: 'status', status: 503 });
    await expect(store.write(file())).rejects.toMatchObject({
      failure: 'unreachable',
      message: 'the photo storage answered 503',
    });
    expect(s3.requests).toHaveLength(1);
  });

  it('is waited for as long as it asks, each wait longer than the last, up to the longest', async () => {
    const store = openS3(s3, { policy: { firstDelayMs: 20, longestDelayMs: 80 } });
    const busy: S3Fault = { kind: 'status', status: 503 };
    s3.fail({ ...busy, headers: { 'retry-after': '3600' } }, busy, busy);
    await store.write(file());
    const waits = s3.requests.slice(1).map(({ at }, index) => at - (s3.requests[index]?.at ?? 0));
    // Waits last at least as long as they were set to: how busy the machine is only adds.
    expect(waits[0]).toBeGreaterThanOrEqual(79);
    expect(waits[1]).toBeGreaterThanOrEqual(19);
    expect(waits[2]).toBeGreaterThanOrEqual(39);
  });

  it('stops asking when whoever asked has left', async () => {
    const leaving = new AbortController();
    s3.fail({ kind: 'hang' });
    const writing = openS3(s3).write(file(), leaving.signal);
    leaving.abort();
    await expect(writing).rejects.toMatchObject({ failure: 'cancelled' });
  });

  it('refuses wrong keys', async () => {
    const stranger = openS3(s3, { env: { AWS_SECRET_ACCESS_KEY: 'guessed' } });
    await expect(stranger.write(file())).rejects.toMatchObject({ failure: 'refused' });
    expect(s3.objects.size).toBe(0);
  });

  it('is unreachable when nobody is there', async () => {
    const gone = await startS3Server();
    const store = openS3(gone, { policy: { giveUpAfterMs: 5 } });
    await gone.close();
    await expect(store.read(PATH)).rejects.toMatchObject({ failure: 'unreachable' });
  });
});
