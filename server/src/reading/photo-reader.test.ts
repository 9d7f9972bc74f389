import { fileURLToPath } from 'node:url';
import { MESSAGES, SERVER_MESSAGES } from '@smart-listings/contract';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { AppError } from '../lib/app-error.ts';
import { createPhotoReader, type PhotoReader } from './photo-reader.ts';

const UNRULY = fileURLToPath(new URL('../test/unruly-reader.ts', import.meta.url));
const silent = pino({ level: 'silent' });
const [CRASH, HANG, ANSWER, DEAF, STARVE] = [0, 1, 2, 3, 4];

describe('a reader whose processes misbehave', () => {
  let reader: PhotoReader;
  afterEach(() => reader.close());

  function open(limits: { waiting?: number; timeoutMs?: number } = {}): void {
    reader = createPhotoReader(silent, { processes: 1, program: UNRULY, ...limits });
  }

  /** How reading a photo with this first byte fails. */
  async function fail(byte: number, signal?: AbortSignal): Promise<AppError> {
    return reader.read(Uint8Array.of(byte), { copy: false }, signal).then(
      () => {
        throw new Error('It was read.');
      },
      (error: AppError) => error,
    );
  }

  it('blames the photo that ends a process, and reads the next in another', async () => {
    open();
    const [before, crash, after] = [await fail(ANSWER), await fail(CRASH), await fail(ANSWER)];
    expect(crash).toMatchObject({ code: 'bad-request', message: SERVER_MESSAGES.imageDamaged });
    expect(after.message).toMatch(/^Process \d+\.$/);
    expect(after.message).not.toBe(before.message);
  });

  it('ends a process that takes too long, and reads the next in another', async () => {
    open({ timeoutMs: 2_000 });
    expect(await fail(HANG)).toMatchObject({ code: 'timeout' });
    expect(await fail(HANG)).toMatchObject({ code: 'timeout' });
  });

  it('waits longer for a process that other work keeps from the processor', async () => {
    open({ timeoutMs: 5_000 });
    await fail(ANSWER);
    expect((await fail(STARVE)).message).toMatch(/^Process/);
  });

  it('ends a process that has hung up, and reads the next in another', async () => {
    open({ timeoutMs: 3_000 });
    expect(await fail(DEAF)).toMatchObject({ code: 'timeout' });
    expect(await fail(CRASH)).toMatchObject({ code: 'bad-request' });
  });

  it('refuses what does not fit into the queue', async () => {
    open({ waiting: 1, timeoutMs: 5_000 });
    const first = fail(CRASH);
    const second = fail(ANSWER);
    expect(await fail(ANSWER)).toMatchObject({ code: 'overloaded', message: MESSAGES.overloaded });
    expect(await first).toMatchObject({ code: 'bad-request' });
    expect((await second).message).toMatch(/^Process/);
  });

  it('gives up a photo that waits when its sender has left', async () => {
    open({ waiting: 1 });
    const leaving = new AbortController();
    const first = fail(CRASH);
    const second = fail(ANSWER, leaving.signal);
    leaving.abort();
    expect(await second).toMatchObject({ code: 'unreachable' });
    expect(await first).toMatchObject({ code: 'bad-request' });
  });

  it('does not begin with a photo whose sender has left before', async () => {
    open({ timeoutMs: 2_000 });
    expect(await fail(HANG, AbortSignal.abort())).toMatchObject({ code: 'unreachable' });
    expect((await fail(ANSWER)).message).toMatch(/^Process/);
  });

  it('says that photos cannot be read when no process starts', async () => {
    reader = createPhotoReader(silent, { processes: 1, program: '/nowhere/reader.ts' });
    expect(await fail(ANSWER)).toMatchObject({ code: 'misconfigured' });
  });
});
