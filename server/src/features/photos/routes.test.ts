import {
  type ErrorBody,
  LIMITS,
  MESSAGES,
  SERVER_MESSAGES,
  storedPhotoSchema,
} from '@smart-listings/contract';
import sharp, { type Sharp } from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { StorageError, type StorageFailure, type Store, type StoredFile } from '../../storage/store.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { animation, brokenExif, drawPhoto, PAGE, pngBomb, speckles } from '../../test/hostile-files.ts';
import { memoryStore } from '../../test/memory-store.ts';
import { sendPhoto, uploadPhoto } from '../../test/upload-photo.ts';

const open: DatabaseApp[] = [];
afterEach(async () => {
  for (const test of open.splice(0)) await test.close();
});

async function createApp(kind: (typeof DATABASES)[number] = 'sqlite', overrides: object = {}) {
  const store = memoryStore();
  const test = await createDatabaseApp(kind, {}, { store, ...overrides });
  open.push(test);
  return { test, store, session: await signUp(test) };
}

async function refusal(response: Response) {
  const { error } = (await response.json()) as ErrorBody;
  return [response.status, error.code, error.message];
}

const MB = 1024 * 1024;
const jpeg = () => drawPhoto().jpeg().toBuffer();

describe.each(DATABASES)('POST /api/photos on %s', (kind) => {
  it('keeps a photo under its account, with a small copy', async () => {
    const { test, store, session } = await createApp(kind);
    const photo = await uploadPhoto(test, session, await drawPhoto(1_000, 500).jpeg().toBuffer());
    expect(photo).toMatchObject({ type: 'image/jpeg', width: 1_000, height: 500 });
    expect(photo.url).toMatch(/^\/photos\/listings\/\w+\/[0-9a-f-]{36}\.jpg$/);
    const [whole, small] = [...store.files.values()];
    expect(whole?.length).toBe(photo.sizeBytes);
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
  });

  it('refuses a visitor without an account', async () => {
    const { test, store } = await createApp(kind);
    expect(await refusal(await sendPhoto(test, await jpeg()))).toEqual([
      401,
      'signed-out',
      MESSAGES.loginToUpload,
    ]);
    expect(store.files.size).toBe(0);
  });

  it('keeps no more photos without a listing than anybody needs', async () => {
    const { test, session } = await createApp(kind);
    await uploadPhoto(test, session);
    const row = await test.db.selectFrom('photo').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 99 }, (_, number) => ({
      ...row,
      id: String(number),
      path: String(number),
      keepUntil: '2100-01-01',
    }));
    await test.db.insertInto('photo').values(more).execute();
    expect(await refusal(await sendPhoto(test, await jpeg(), session))).toEqual([
      429,
      'rate-limited',
      SERVER_MESSAGES.imagesUnsaved,
    ]);
  });

  /** Makes the photos that there are as heavy as `bytes` together. */
  async function weigh(test: DatabaseApp, bytes: number): Promise<void> {
    await test.db
      .updateTable('photo')
      .set({ sizeBytes: Math.floor(bytes) })
      .execute();
  }
  const confirm = (test: DatabaseApp) =>
    test.db
      .updateTable('user')
      .set({ emailVerified: true })
      .where('email', '=', 'anna@example.com')
      .execute();

  it('keeps a bounded number of bytes for an account, and more once its address is confirmed', async () => {
    const { test, store, session } = await createApp(kind);
    await uploadPhoto(test, session);
    await weigh(test, 100 * MB);
    const full = [402, 'storage-full', SERVER_MESSAGES.photosUnconfirmed];
    expect(await refusal(await sendPhoto(test, await jpeg(), session))).toEqual(full);
    expect(store.files.size).toBe(2);
    await confirm(test);
    expect((await sendPhoto(test, await jpeg(), session)).status).toBe(201);
    await weigh(test, 500 * MB);
    expect(await refusal(await sendPhoto(test, await jpeg(), session))).toEqual([
      ...[402, 'storage-full', SERVER_MESSAGES.photosFull],
    ]);
  });

  it('keeps a bounded number of bytes for all accounts together that are not confirmed', async () => {
    const { test, session } = await createApp(kind);
    const others = await Promise.all([1, 2].map((n) => signUp(test, `crowd-${n}@example.com`)));
    for (const other of others) await uploadPhoto(test, other);
    await weigh(test, 1_000 * MB);
    expect(await refusal(await sendPhoto(test, await jpeg(), session))).toEqual([
      ...[402, 'storage-full', SERVER_MESSAGES.photosUnconfirmed],
    ]);
    await confirm(test);
    expect((await sendPhoto(test, await jpeg(), session)).status).toBe(201);
  });

  it('counts the photos of an account for itself alone once its address is confirmed', async () => {
    const { test, session } = await createApp(kind);
    await uploadPhoto(test, session);
    await confirm(test);
    await test.housekeep();
    const { isUnconfirmed } = await test.db
      .selectFrom('photo')
      .select('isUnconfirmed')
      .executeTakeFirstOrThrow();
    expect(isUnconfirmed).toBe(0);
  });
});

describe('POST /api/photos', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('takes a %s, whatever it is called, as it is', async (format) => {
    const { test, session } = await createApp();
    const bytes = await drawPhoto().toFormat(format).toBuffer();
    const response = await sendPhoto(test, bytes, { ...session, 'content-type': 'image/gif' });
    const photo = storedPhotoSchema.parse(await response.json());
    expect(photo.type).toBe(`image/${format}`);
    const served = await test.get(photo.url);
    expect(served.headers.get('content-type')).toBe(`image/${format}`);
    expect((await sharp(await served.arrayBuffer()).metadata()).format).toBe(format);
  });

  it('takes the one file of a form', async () => {
    const { test, session } = await createApp();
    const form = new FormData();
    form.set('note', 'of no interest');
    form.set(
      'anything',
      new File([new Uint8Array(await jpeg())], 'C:\\me\\holiday.png', { type: 'text/html' }),
    );
    const response = await test.app.request('/api/photos', { method: 'POST', body: form, headers: session });
    expect(storedPhotoSchema.parse(await response.json()).type).toBe('image/jpeg');
  });

  it.each([
    [0, 'bad-request', MESSAGES.imageMissing],
    [2, 'bad-request', 'Send one photo at a time.'],
    [6, 'bad-request', MESSAGES.tooManyImages],
  ])('refuses a form with %i files', async (count, code, message) => {
    const { test, session } = await createApp();
    const form = new FormData();
    form.set('note', 'x');
    for (let n = 0; n < count; n += 1)
      form.append('photo', new File([new Uint8Array(await jpeg())], 'a.jpg'));
    const response = await test.app.request('/api/photos', { method: 'POST', body: form, headers: session });
    expect(await refusal(response)).toEqual([400, code, message]);
  });

  it('keeps nothing of a file but its pixels, upright', async () => {
    const { test, store, session } = await createApp();
    const photo = await drawPhoto(300, 100)
      .withExif({ IFD0: { Copyright: 'Anna', Model: 'Spy 3000' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Anna</x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const kept = await uploadPhoto(test, session, Buffer.concat([photo, Buffer.from(PAGE)]));
    expect(kept).toMatchObject({ width: 100, height: 300 });
    for (const bytes of store.files.values()) {
      expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Anna|Spy 3000|script/);
    }
  });

  it('makes a larger photo as large as it is kept', async () => {
    const { test, session } = await createApp();
    const photo = await uploadPhoto(test, session, await drawPhoto(6_000, 3_000).jpeg().toBuffer());
    expect([photo.width, photo.height]).toEqual([LIMITS.storedSide, LIMITS.storedSide / 2]);
  });

  it.each([
    [
      'a PNG of few colours',
      (photo: Sharp) => photo.png({ palette: true, colours: 16, effort: 1, dither: 0 }),
    ],
    ['a JPEG that was packed tightly', (photo: Sharp) => photo.jpeg({ quality: 50 })],
  ])('keeps no more than 4 MB of %s', async (_what, pack) => {
    const { test, store, session } = await createApp();
    const bytes = await pack(speckles(3_000, 2_600)).toBuffer();
    const photo = await uploadPhoto(test, session, bytes);
    expect(photo.type).toBe('image/jpeg');
    expect([...store.files.values()].map(({ length }) => length <= LIMITS.imageBytes)).toEqual([true, true]);
  });

  it('keeps what can be seen through', async () => {
    const { test, store, session } = await createApp();
    const background = { r: 255, g: 0, b: 0, alpha: 0.5 };
    const glass = sharp({ create: { width: 40, height: 40, channels: 4, background } });
    await uploadPhoto(test, session, await glass.png().toBuffer());
    for (const bytes of store.files.values()) expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  it('takes a photo whose camera data is broken, and leaves that out', async () => {
    const { test, store, session } = await createApp();
    await uploadPhoto(test, session, await brokenExif());
    expect(await sharp([...store.files.values()][0]).metadata()).not.toHaveProperty('exif');
  });

  it('refuses an account that sends too many, before it reads the body', async () => {
    const { test, session } = await createApp('sqlite', { uploadLimit: createRateLimit(0, 3_600) });
    expect((await sendPhoto(test, Buffer.from('no image'), session)).status).toBe(429);
  });

  it('receives two large bodies of an account at once, and refuses the third before it reads it', async () => {
    const { test, session } = await createApp();
    const other = await signUp(test, 'bert@example.com');
    const send = (sender: { cookie: string }) => {
      const { readable, writable } = new TransformStream();
      const headers = { ...sender, 'content-length': '1000000' };
      const answer = test.app.request('/api/photos', {
        ...{ method: 'POST', headers, body: readable, duplex: 'half' },
      });
      return { answer, end: () => writable.close() };
    };
    // Which of the three comes last to its place is the database's affair.
    const sent = [send(session), send(session), send(session)];
    const [refused, last] = await Promise.race(
      sent.map(async ({ answer }, index) => [await answer, index] as const),
    );
    expect([...(await refusal(refused)), refused.headers.get('retry-after')]).toEqual([
      ...[429, 'rate-limited', SERVER_MESSAGES.bodiesAtOnce, '5'],
    ]);
    const read = [...sent.filter((_, index) => index !== last), send(other)];
    await Promise.all(read.map(({ end }) => end()));
    for (const { answer } of read) expect((await answer).status).toBe(400);
    const again = send(session);
    await again.end();
    expect((await again.answer).status).toBe(400);
  });

  it('refuses the sixth that an account sends at once, for the moment, and nobody else’s', async () => {
    const done = Promise.withResolvers<void>();
    const run = vi.fn(async () => {
      await done.promise;
      throw new AppError('bad-request', SERVER_MESSAGES.imageDamaged);
    });
    const { test, session } = await createApp('sqlite', {
      photoPreparer: { run, waiting: () => 0, close: () => {} },
    });
    const bytes = await jpeg();
    const five = Array.from({ length: 5 }, () => sendPhoto(test, bytes, session));
    await expect.poll(() => run).toHaveBeenCalledTimes(5);
    const sixth = await sendPhoto(test, bytes, session);
    expect(sixth.headers.get('retry-after')).toBe('2');
    expect(await refusal(sixth)).toEqual([429, 'rate-limited', SERVER_MESSAGES.photosAtOnce]);
    const another = sendPhoto(test, bytes, await signUp(test, 'ben@example.com'));
    await expect.poll(() => run).toHaveBeenCalledTimes(6);
    done.resolve();
    const damaged = [400, 'bad-request', SERVER_MESSAGES.imageDamaged];
    for (const response of await Promise.all([...five, another]))
      expect(await refusal(response)).toEqual(damaged);
    expect(await refusal(await sendPhoto(test, bytes, session))).toEqual(damaged);
  });

  it('refuses another site’s form', async () => {
    const { test, session } = await createApp();
    const response = await sendPhoto(test, await jpeg(), { ...session, 'sec-fetch-site': 'cross-site' });
    expect((await refusal(response)).slice(0, 2)).toEqual([403, 'forbidden']);
  });

  it('thinks nothing of a sender who leaves in the middle', async () => {
    const { test, session } = await createApp();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(1_000)),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    const init = { method: 'POST', body, duplex: 'half', headers: session } as RequestInit;
    const response = await test.app.request(new Request('http://localhost/api/photos', init));
    expect(response.status).toBe(499);
    expect(test.logged()).not.toContain('unexpected');
  });

  it('writes nothing when the sender has left', async () => {
    const { test, store, session } = await createApp();
    const body = new Uint8Array(await jpeg());
    const request = new Request('http://localhost/api/photos', {
      method: 'POST',
      body,
      headers: session,
      signal: AbortSignal.abort(),
    });
    const response = await test.app.request(request);
    expect(await refusal(response)).toEqual([499, 'cancelled', MESSAGES.uploadCancelled]);
    expect(store.files.size).toBe(0);
  });
});

describe('a file that is no photo', () => {
  const text = (words: string) => async () => Buffer.from(words);
  it.each([
    ['nothing at all', text(''), 400, 'bad-request', MESSAGES.imageMissing],
    ['a page', text(PAGE), 415, 'unsupported-type', MESSAGES.imageType],
    [
      'a page that begins like a JPEG',
      async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(PAGE)]),
      400,
      'bad-request',
      SERVER_MESSAGES.imageDamaged,
    ],
    [
      'an SVG with a script',
      text(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
      415,
      'unsupported-type',
      MESSAGES.imageType,
    ],
    ['an animation', animation, 415, 'unsupported-type', MESSAGES.imageType],
    ['a GIF', async () => drawPhoto().gif().toBuffer(), 415, 'unsupported-type', MESSAGES.imageType],
    ['a text named photo.jpg', text('just words'), 415, 'unsupported-type', MESSAGES.imageType],
    [
      'half a JPEG',
      async () => (await drawPhoto(2_000, 2_000).jpeg().toBuffer()).subarray(0, 9_000),
      400,
      'bad-request',
      SERVER_MESSAGES.imageDamaged,
    ],
    ['a PNG of 2.5 gigapixels', () => pngBomb(50_000), 413, 'too-large', SERVER_MESSAGES.imagePixels],
    [
      'a PNG that ends after a thousand rows',
      () => pngBomb(7_000, 1_000),
      400,
      'bad-request',
      SERVER_MESSAGES.imageDamaged,
    ],
    ['30 MB', async () => Buffer.alloc(30_000_000, 0xff), 413, 'too-large', MESSAGES.imageTooLarge],
  ])('is refused: %s', async (_what, make, status, code, message) => {
    const { test, store, session } = await createApp();
    expect(await refusal(await sendPhoto(test, await make(), session))).toEqual([status, code, message]);
    expect(store.files.size).toBe(0);
    expect(await test.db.selectFrom('photo').selectAll().execute()).toEqual([]);
  });

  it('may send a body of unknown length: it is counted as it comes', async () => {
    const { test, session } = await createApp();
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const request = new Request('http://localhost/api/photos', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: session,
    } as RequestInit);
    expect(await refusal(await test.app.request(request))).toEqual([
      413,
      'too-large',
      MESSAGES.imageTooLarge,
    ]);
    expect(sent).toBeLessThan(10);
  });
});

describe('an account that is deleted while its photo is written', () => {
  it('leaves no file behind', async () => {
    const files = memoryStore();
    const { test, session } = await createApp('sqlite', {
      store: {
        ...files,
        async write(file: StoredFile) {
          await files.write(file);
          await test.db.deleteFrom('user').execute();
          await test.housekeep();
        },
      },
    });
    expect((await sendPhoto(test, await jpeg(), session)).status).toBe(401);
    expect([...files.files.keys(), ...(await test.db.selectFrom('photo').select('id').execute())]).toEqual(
      [],
    );
  });
});

describe('a storage that fails', () => {
  const failing = (failure: StorageFailure): Store => ({
    ...memoryStore(),
    write: () => Promise.reject(new StorageError(failure, 'as told')),
  });
  it.each([
    ['full', 402, 'storage-full', SERVER_MESSAGES.storageFull],
    ['refused', 502, 'misconfigured', SERVER_MESSAGES.storageRefused],
    ['unreachable', 502, 'unreachable', SERVER_MESSAGES.storageUnreachable],
    ['cancelled', 499, 'cancelled', MESSAGES.uploadCancelled],
  ] as const)('is named: %s', async (failure, status, code, message) => {
    const { test, session } = await createApp('sqlite', { store: failing(failure) });
    expect(await refusal(await sendPhoto(test, await jpeg(), session))).toEqual([status, code, message]);
    expect(test.logged().includes('the photo storage failed')).toBe(failure !== 'cancelled');
  });
});
