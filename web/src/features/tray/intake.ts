// From files to photos in the tray: kept as they came, made small a few at a time, then sorted.
import { MESSAGES } from '@smart-listings/contract';
import { randomUuid } from '../../lib/random-uuid.ts';
import type { Incoming, IncomingStore } from './incoming-store.ts';
import type { Picture } from './picture.ts';
import { MOST_PHOTOS, type TrayPhoto } from './rows.ts';
import { takenAt } from './taken-at.ts';
import type { Tray } from './tray.ts';

export interface IntakeParts {
  /** Makes a photo small; rejects where this browser cannot show it. */
  compress: (file: Blob) => Promise<Pick<TrayPhoto, 'blob' | 'toRead'> & { width: number; height: number }>;
  takePicture: (blob: Blob) => Promise<Picture>;
  /** Nothing is left to be made small. */
  rest: () => void;
  store: IncomingStore;
}

interface Options {
  /** Aborted when the screen is left: whoever opens it next goes on. */
  signal: AbortSignal;
  /** Puts them into rows before they are sorted. */
  place?: (ids: readonly string[]) => void;
}

/** As many as the compressor's workers. */
const AT_ONCE = 2;

/**
 * Takes photos in.
 * @returns sentences for the seller about what stayed out
 */
export async function takeIn(
  tray: Tray,
  files: readonly File[],
  parts: IntakeParts,
  options: Options,
): Promise<string[]> {
  const first = Date.now();
  const taken = files
    .slice(0, Math.max(0, tray.room()))
    .map((file, at) => ({ id: randomUuid(), place: first + at, file }));
  const done = new Set<string>();
  const [, problems] = await Promise.all([
    keepAll(taken, done, parts.store),
    makeSmall(tray, taken, { ...parts, ...options, done }),
  ]);
  if (taken.length === files.length) return problems;
  return [`A tray holds ${MOST_PHOTOS} photos: the others stayed out.`, ...problems];
}

/** Goes on with what was on its way into the tray when the page was closed. */
export async function takeLeft(tray: Tray, parts: IntakeParts, options: Options): Promise<string[]> {
  const left = await parts.store.load().catch(() => []);
  if (left.length === 0 || options.signal.aborted) return [];
  return makeSmall(tray, left, { ...parts, ...options, done: new Set() });
}

/** Beside the work: a disk that is slow, full or forbidden holds nothing up. */
async function keepAll(
  files: readonly Incoming[],
  done: ReadonlySet<string>,
  store: IncomingStore,
): Promise<void> {
  try {
    for (const one of files) {
      if (done.has(one.id)) continue;
      await store.save(one);
      // Done meanwhile.
      if (done.has(one.id)) await store.forget(one.id);
    }
  } catch {
    // As it was before: what is not made small when the page is closed has to be dropped once more.
  }
}

async function makeSmall(
  tray: Tray,
  files: readonly Incoming[],
  { done, signal, place, ...parts }: IntakeParts & Options & { done: Set<string> },
): Promise<string[]> {
  const problems = new Set<string>();
  count(tray, { all: files.length });
  const waiting = [...files];
  const takeNext = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      // A page that was closed between the two steps has it in the tray already.
      if (!tray.getState().photos.has(one.id)) {
        const photo = await photoOf(one, parts).catch(() => null);
        if (signal.aborted) return;
        if (photo) await tray.putPhoto(photo);
        else problems.add(`${one.file.name || 'A photo'}: ${MESSAGES.imagesFailed}`);
      }
      done.add(one.id);
      await parts.store.forget(one.id).catch(() => undefined);
      count(tray, { done: 1 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  if (signal.aborted) return [];
  const { incoming, photos } = tray.getState();
  place?.(files.flatMap(({ id }) => (photos.has(id) ? id : [])));
  if (incoming && incoming.done >= incoming.all) {
    tray.set({ incoming: null });
    tray.sortNew();
    parts.rest();
  }
  return [...problems];
}

async function photoOf(
  { id, file }: Incoming,
  { compress, takePicture }: Pick<IntakeParts, 'compress' | 'takePicture'>,
): Promise<TrayPhoto> {
  const { width, height, ...image } = await compress(file);
  const original = { width, height, bytes: file.size, mimeType: file.type };
  const [picture, moment] = await Promise.all([takePicture(image.blob), takenAt(file)]);
  const photo = { ...image, ...picture, original, takenAt: moment, name: file.name };
  return { ...photo, id, analysis: null, fault: '' };
}

function count(tray: Tray, { done = 0, all = 0 }: { done?: number; all?: number }): void {
  const { incoming } = tray.getState();
  tray.set({ incoming: { done: (incoming?.done ?? 0) + done, all: (incoming?.all ?? 0) + all } });
}
