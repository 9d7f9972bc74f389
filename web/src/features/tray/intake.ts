// From files to photos in the tray: kept as they came, made small a few at a time, then sorted.
import { MESSAGES } from '@smart-listings/contract';
import { randomUuid } from '../../lib/random-uuid.ts';
import type { Incoming } from './incoming-store.ts';
import type { Picture } from './picture.ts';
import { MOST_PHOTOS, type TrayPhoto } from './rows.ts';
import { takenAt } from './taken-at.ts';
import type { Tray } from './tray.ts';

export interface IntakeParts {
  /** Makes a photo small; rejects where this browser cannot show it. */
  compress: (
    file: Blob,
    signal: AbortSignal,
  ) => Promise<Pick<TrayPhoto, 'blob'> & { width: number; height: number }>;
  takePicture: (blob: Blob) => Promise<Picture>;
  /** Nothing is left to be made small. */
  rest: () => void;
}

/** A photo, and the id of its item's row where the seller has said which are of one item; '' otherwise. */
export interface FoundPhoto {
  file: File;
  row: string;
}

/** As many as the compressor's workers. */
const AT_ONCE = 2;
const MOST_TRIES = 2;

/** Takes photos into an open tray until the screen is left; whoever opens it next goes on. */
export class Intake {
  private readonly left = new AbortController();
  private readonly working = new Map<string, Incoming>();
  private readonly tray: Tray;
  private readonly parts: IntakeParts;
  private readonly tell: (problem: string) => void;

  /** @param tell takes sentences for the seller about what stays out */
  constructor(tray: Tray, parts: IntakeParts, tell: (problem: string) => void) {
    this.tray = tray;
    this.parts = parts;
    this.tell = tell;
  }

  take(photos: readonly FoundPhoto[]): void {
    if (this.left.signal.aborted) {
      this.tell('You left the tray before these photos were in: add them once more.');
      return;
    }
    const first = Date.now();
    const room = Math.max(0, this.tray.room());
    const incoming = photos
      .slice(0, room)
      .map((photo, at) => ({ ...photo, id: randomUuid(), place: first + at, pile: first, tries: 0 }));
    if (photos.length > room) this.tell(`A tray holds ${MOST_PHOTOS} photos: the others stayed out.`);
    this.tray.expect(incoming);
    void this.keepAll(incoming);
    this.goOn();
  }

  goOn(): void {
    for (let one = this.next(); one; one = this.next()) {
      this.working.set(one.id, one);
      void this.makeSmall(one);
    }
    if (this.working.size === 0) this.parts.rest();
  }

  stop(): void {
    this.left.abort();
    // It was the seller who ended it.
    for (const { id, tries } of this.working.values()) void this.tray.noteTries(id, tries);
  }

  /** Of two that were in work when a page died nobody knows which one it was: each is tried again alone, at last. */
  private next(): Incoming | undefined {
    const working = [...this.working.values()];
    if (this.left.signal.aborted || working.length >= AT_ONCE || working.some(({ tries }) => tries > 0)) {
      return undefined;
    }
    const waiting = this.tray.getState().incoming.filter(({ id }) => !this.working.has(id));
    return waiting.find(({ tries }) => tries === 0) ?? (working.length === 0 ? waiting[0] : undefined);
  }

  private async makeSmall(one: Incoming): Promise<void> {
    const { signal } = this.left;
    const name = one.file.name || 'A photo';
    try {
      if (one.tries >= MOST_TRIES) {
        this.tell(`${name}: the page ended ${MOST_TRIES} times while it was taken in. It stayed out.`);
        await this.tray.takeIn(one.id, null);
        return;
      }
      await this.tray.noteTries(one.id, one.tries + 1);
      const photo = await photoOf(one, this.parts, signal).catch(() => null);
      if (signal.aborted) return;
      if (!photo) this.tell(`${name}: ${MESSAGES.imagesFailed}`);
      await this.tray.takeIn(one.id, photo);
    } finally {
      this.working.delete(one.id);
      this.goOn();
    }
  }

  /** One after another beside the work: a slow disk holds nothing up. Whoever leaves has the rest kept at once. */
  private async keepAll(photos: readonly Incoming[]): Promise<void> {
    const { signal } = this.left;
    const waiting = [...photos];
    let isTold = false;
    const keep = async (one: Incoming) => {
      if (!this.tray.isComing(one.id)) return;
      await this.tray.keepIncoming(one).catch(() => {
        if (!isTold)
          this.tell('This browser keeps not all of these photos: do not close the page before they are in.');
        isTold = true;
      });
    };
    const keepRest = () => Promise.all(waiting.splice(0).map(keep));
    signal.addEventListener('abort', keepRest, { once: true });
    for (let one = waiting.shift(); one; one = waiting.shift()) await keep(one);
    signal.removeEventListener('abort', keepRest);
  }
}

async function photoOf(
  { id, file, pile, row }: Incoming,
  { compress, takePicture }: IntakeParts,
  signal: AbortSignal,
): Promise<TrayPhoto> {
  const { width, height, ...image } = await compress(file, signal);
  const original = { width, height, bytes: file.size, mimeType: file.type };
  const [picture, moment] = await Promise.all([takePicture(image.blob), takenAt(file)]);
  const photo = { ...image, ...picture, toRead: file, original, takenAt: moment, name: file.name };
  return { ...photo, id, pile, row, analysis: null, fault: '' };
}
