import type { ImageAnalysisInput } from '@smart-listings/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AlbumParts, PhotoAlbum } from './album.ts';
import { NO_EDITS } from './edits/photo-edits.ts';

const JPEG = '\xff\xd8\xff\xe0\0\x10JFIF';
const HEIC = '\0\0\0\x18ftypheic\0\0\0\0';
const READ: ImageAnalysisInput = { itemName: 'Sony', features: '', keywords: '', make: 'Sony' };

function fileOf(name = 'photo.jpg', head = JPEG) {
  return new File([Uint8Array.from(head, (letter) => letter.charCodeAt(0))], name);
}
const files = (count: number) => Array.from({ length: count }, (_, place) => fileOf(`${place}.jpg`));

const compress: AlbumParts['compress'] = async () => ({
  ...{ blob: new Blob(['small'], { type: 'image/jpeg' }), width: 1440, height: 1080 },
  ...{ originalWidth: 4032, originalHeight: 3024 },
});
const open = (parts: Partial<AlbumParts> = {}) =>
  new PhotoAlbum({ compress, render: async (file) => file, firstDelayMs: 1, ...parts });
const names = (album: PhotoAlbum) => album.getState().photos.map(({ name }) => name);

/** A server behind `fetch`; gives the paths that it was asked for. */
function answer(respond: (path: string, count: number) => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => respond(path, asked.push(path)));
  return asked;
}

beforeEach(() => {
  // What of a browser Node lacks.
  vi.stubGlobal(
    'FileReader',
    class {
      result = 'data:image/jpeg;base64,AAAA';
      onload = () => undefined;
      readAsDataURL() {
        queueMicrotask(() => this.onload());
      }
    },
  );
  let count = 0;
  URL.createObjectURL = vi.fn(() => {
    count += 1;
    return `blob:${count}`;
  });
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

test('takes five, and says why not a sixth', async () => {
  const album = open();
  const { problems } = await album.add(files(6));
  expect(names(album)).toHaveLength(5);
  expect(problems).toEqual(['You can upload a maximum of 5 images.']);
});

test('a photo that this browser cannot decode is no photo to it', async () => {
  const album = open({ compress: () => Promise.reject(new Error('unknown format')) });
  const { problems } = await album.add([fileOf('phone.heic', HEIC), fileOf('text.jpg', 'hello')]);
  expect(problems).toEqual(['Please select valid image files (JPG, PNG, WEBP).']);
  expect(names(album)).toEqual([]);
});

test('a PDF, a video and an empty file are refused by name, each with its own sentence', async () => {
  const { problems } = await open().add([
    fileOf('scan.pdf', '%PDF-1.7'),
    fileOf('turn.mp4', '\0\0\0\x18ftypisom\0\0\0\0'),
    fileOf('gone.jpg', ''),
    fileOf('ok.jpg'),
  ]);
  expect(problems).toEqual([
    expect.stringContaining('“scan.pdf” is a PDF'),
    expect.stringContaining('“turn.mp4” is a video'),
    expect.stringContaining('“gone.jpg” is empty'),
  ]);
});

test('a HEIC that this browser decodes is a photo like any other', async () => {
  const album = open();
  expect(await album.add([fileOf('phone.heic', HEIC)])).toMatchObject({ problems: [] });
  expect(album.getState().photos[0]).toMatchObject({
    state: { phase: 'added' },
    original: { mimeType: 'image/heic' },
  });
});

test('a photo given up while it is made small is gone, and leaves no word', async () => {
  const album = open({
    compress: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  const adding = album.add(files(1));
  await expect.poll(() => names(album)).toHaveLength(1);
  album.remove(album.getState().photos[0]?.id ?? '');
  expect(await adding).toEqual({ problems: [], savings: null });
  expect(names(album)).toEqual([]);
});

test('one that failed stays to be tried again', async () => {
  const flaky = vi.fn(compress).mockRejectedValueOnce(new Error('no memory'));
  const album = open({ compress: flaky });
  const { problems } = await album.add(files(1));
  expect(problems).toEqual(['Failed to process images.']);
  await album.retry(album.getState().photos[0]?.id ?? '');
  expect(album.getState().photos[0]?.state.phase).toBe('added');
});

test('a removed photo lets go of its picture, and comes back where it was', async () => {
  const album = open();
  await album.add(files(3));
  const undo = album.remove(album.getState().photos[1]?.id ?? '');
  expect(names(album)).toEqual(['0.jpg', '2.jpg']);
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(1);
  undo();
  expect(names(album)).toEqual(['0.jpg', '1.jpg', '2.jpg']);
});

test('one photo is read alone, several are put together, and none is read twice', async () => {
  const asked = answer(() => Response.json(READ));
  const album = open();
  await album.add(files(1));
  await album.read('eBay');
  await album.add(files(1));
  await album.read('eBay');
  expect(asked.map((path) => path.replace('/api/gemini/', ''))).toEqual([
    'analyzeImage',
    'analyzeImage',
    'synthesizeAnalysis',
  ]);
});

test.each([
  ['the photo as it was taken', async () => new Blob(['full'], { type: 'image/webp' }), 'image/webp'],
  ['the copy where there is no room for that', () => Promise.reject(new Error('no canvas')), 'image/jpeg'],
])('the server is sent %s', async (_what, render, type) => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).image.mimeType);
    return Response.json(READ);
  });
  const album = open({ render });
  await album.add(files(1));
  await album.read('eBay');
  expect(sent).toEqual([type]);
});

test('a reader that is overloaded is asked five times, then the sentence says so', async () => {
  const message = 'The AI server is currently overloaded. Please try again in a few moments.';
  const asked = answer(() => Response.json({ error: { code: 'overloaded', message } }, { status: 503 }));
  const album = open();
  await album.add(files(1));
  expect(await album.read('eBay')).toBeNull();
  expect(asked).toHaveLength(5);
  expect(album.getState().readingState).toEqual({
    phase: 'failed',
    message: `Failed to analyze image. Failed after 4 retries: ${message}`,
  });
});

test('a cancelled reading leaves nothing running and says nothing', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const album = open();
  await album.add(files(1));
  const reading = album.read('eBay');
  album.cancelReading();
  expect(await reading).toBeNull();
  expect(album.getState().readingState).toEqual({ phase: 'idle' });
});

test('another set of photos takes the place of these, and the old one can be had back', async () => {
  const album = open();
  await album.add(files(2));
  const undo = album.replace(['/photos/listings/u/1.jpg']);
  expect(album.getState().photos).toMatchObject([{ storedUrl: '/photos/listings/u/1.jpg' }]);
  undo();
  expect(names(album)).toEqual(['0.jpg', '1.jpg']);
});

test('a save takes the photos of its moment, also those still being made small', async () => {
  const small = Promise.withResolvers<void>();
  const album = open({ compress: (file, options) => small.promise.then(() => compress(file, options)) });
  void album.add(files(2));
  const settling = album.settle();
  await expect.poll(() => names(album)).toHaveLength(2);
  const ids = album.getState().photos.map(({ id }) => id);
  // Taken out and brought back, they are on their way anew.
  album.replace([])();
  await album.add([fileOf('no photo', 'hello')]);
  void album.add([fileOf('later.jpg')]);
  small.resolve();
  const settled = await settling;
  album.replace(['/photos/listings/u/other.jpg']);
  expect(settled.keep()).toMatchObject(ids.map((key) => ({ key, blob: expect.any(Blob), url: null })));
});

test('the addresses of a saved listing go to its photos, wherever these stand by then', async () => {
  const album = open();
  album.replace(['/photos/listings/u/1.jpg', '/photos/listings/u/2.jpg']);
  const keys = (await album.settle()).keep().map(({ key }) => key);
  await album.add([fileOf('new.jpg')]);
  album.move(album.getState().photos[2]?.id ?? '', 0);
  album.noteSaved(keys, ['/photos/listings/v/1.jpg', '/photos/listings/v/2.jpg']);
  expect(album.getState().photos.map(({ storedUrl }) => storedUrl)).toEqual([
    null,
    '/photos/listings/v/1.jpg',
    '/photos/listings/v/2.jpg',
  ]);
});

test('an edited photo takes the place of its copy, is read anew only when asked, and is had back', async () => {
  answer(() => Response.json(READ));
  const album = open();
  await album.add([fileOf('one.jpg')]);
  await album.read('');
  const [before] = album.getState().photos;
  if (!before) throw new Error('no photo');
  const undo = await album.edit(before.id, { ...NO_EDITS, turns: 1 });
  expect(album.getState().photos[0]).toMatchObject({
    ...{ isChanged: true, edits: { turns: 1 }, source: before.source, storedUrl: null },
    analysis: { make: 'Sony', quality: [] },
  });
  expect(album.getState().photos[0]?.src).not.toBe(before.src);
  undo();
  expect(album.getState().photos[0]).toMatchObject({
    isChanged: false,
    edits: NO_EDITS,
    original: before.original,
  });
});

test('photos for a later draft come with their files and what was done to them', async () => {
  const album = open();
  await album.add(files(2));
  const [first, second] = album.getState().photos;
  await album.edit(second?.id ?? '', { ...NO_EDITS, light: 20 });
  const kept = await album.originals([second?.id ?? '']);
  expect(kept).toEqual([{ name: '1.jpg', source: second?.source, edits: { ...NO_EDITS, light: 20 } }]);
  album.remove(second?.id ?? '');
  await album.bring(kept);
  expect(names(album)).toEqual([first?.name, '1.jpg']);
  expect(album.getState().photos[1]).toMatchObject({ state: { phase: 'added' }, edits: { light: 20 } });
});

test('what has no room is handed back, by name', async () => {
  const { leftOut } = await open().add(files(7));
  expect(leftOut?.map(({ name }) => name)).toEqual(['5.jpg', '6.jpg']);
});
