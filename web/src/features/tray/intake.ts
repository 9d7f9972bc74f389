// From files to photos in the tray: made small a few at a time, kept on the device one by one, then sorted.
import { MESSAGES } from '@smart-listings/contract';
import { randomUuid } from '../../lib/random-uuid.ts';
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
}

/** As many as the compressor's workers. */
const AT_ONCE = 2;

/**
 * Takes photos in.
 * @param place puts them into rows before they are sorted
 * @returns sentences for the seller about what stayed out
 */
export async function takeIn(
  tray: Tray,
  files: readonly File[],
  { compress, takePicture, rest }: IntakeParts,
  place: (ids: readonly string[]) => void = () => undefined,
): Promise<string[]> {
  const taken = files.slice(0, Math.max(0, tray.room()));
  const problems = new Set<string>();
  if (taken.length < files.length) problems.add(`A tray holds ${MOST_PHOTOS} photos: the others stayed out.`);
  count(tray, { all: taken.length });
  const waiting = [...taken];
  const ids = new Map<File, string>();
  const takeNext = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      try {
        const { width, height, ...image } = await compress(file);
        const original = { width, height, bytes: file.size, mimeType: file.type };
        const [picture, moment] = await Promise.all([takePicture(image.blob), takenAt(file)]);
        const id = randomUuid();
        ids.set(file, id);
        const photo = { ...image, ...picture, original, takenAt: moment, name: file.name };
        await tray.putPhoto({ ...photo, id, analysis: null, fault: '' });
      } catch {
        problems.add(`${file.name || 'A photo'}: ${MESSAGES.imagesFailed}`);
      }
      count(tray, { done: 1 });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
  place(taken.flatMap((file) => ids.get(file) ?? []));
  const { incoming } = tray.getState();
  if (incoming && incoming.done >= incoming.all) {
    tray.set({ incoming: null });
    tray.sortNew();
    rest();
  }
  return [...problems];
}

function count(tray: Tray, { done = 0, all = 0 }: { done?: number; all?: number }): void {
  const { incoming } = tray.getState();
  tray.set({ incoming: { done: (incoming?.done ?? 0) + done, all: (incoming?.all ?? 0) + all } });
}
