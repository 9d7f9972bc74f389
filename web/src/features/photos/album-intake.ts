// From a file to a photo of the album: judged by its content, compressed, or refused with a sentence.
import { COMPRESSION, LIMITS, MESSAGES } from '@smart-listings/contract';
import type { Shot } from '@smart-listings/engine';
import { randomUuid } from '../../lib/random-uuid.ts';
import type { AlbumStore } from './album-store.ts';
import type { CompressedImage } from './compress/compress-image.ts';
import type { CompressOptions } from './compress/compress-pool.ts';
import type { RenderShape } from './compress/fit.ts';
import { type FileKind, isPhoto, readKind } from './compress/image-file.ts';
import { isEdited, type PhotoEdits } from './edits/photo-edits.ts';
import { assignShot, isAdded, type NewPhoto, newPhoto, type Photo } from './photo.ts';
import { refusalOf } from './refusals.ts';

/** What became of files that were added. */
export interface AddReport {
  /** Sentences for the seller, each once. */
  problems: string[];
  /** How much smaller they have become, when it is worth a word. */
  savings: string | null;
  /** Photos for which there was no room. */
  leftOut?: readonly File[];
}

export interface IntakeParts {
  compress: (file: Blob, options: CompressOptions) => Promise<CompressedImage>;
  /** The photo as a marketplace or the reader takes it. */
  render: (file: Blob, edits: PhotoEdits, shape: RenderShape) => Promise<Blob>;
  /** Called when the last waiting photo is done: what compresses can let go of its memory. */
  onIdle?: () => void;
  /** Called when a photo turns out to be none that this browser can show. */
  onRefused: (id: string) => void;
}

/** Bytes before and after, of what was compressed. */
interface Outcome {
  before: number;
  after: number;
  problem?: string;
}

const NOTHING: Outcome = { before: 0, after: 0 };
/** Above it, a photo that could not be decoded was probably too large for the device. */
const LARGE_BYTES = 10 * 1024 * 1024;

export class AlbumIntake {
  private readonly running = new Map<string, AbortController>();
  private readonly work = new Set<Promise<AddReport>>();
  private looking: Promise<unknown> = Promise.resolve();
  private readonly store: AlbumStore;
  private readonly parts: IntakeParts;

  constructor(store: AlbumStore, parts: IntakeParts) {
    this.store = store;
    this.parts = parts;
  }

  /**
   * Takes files in by their content, as many as there is room for, and compresses them.
   * @param shot what the first of them was taken for
   */
  add(files: readonly File[], shot?: Shot): Promise<AddReport> {
    return this.follow(this.takeIn(files, shot));
  }

  /** Takes photos in that were kept for this draft. */
  async bring(kept: readonly NewPhoto[]): Promise<AddReport> {
    const photos = kept.map((photo) => newPhoto(randomUuid(), photo));
    this.store.set({ photos: [...this.store.getState().photos, ...photos] });
    const work = Promise.all(photos.map(({ id }) => this.process(id)));
    return this.follow(work.then((outcomes) => reportOf(outcomes)));
  }

  retry(id: string): Promise<AddReport> {
    return this.follow(this.process(id).then((outcome) => reportOf([outcome])));
  }

  /** The photos of this moment, as soon as each of them is compressed, given up or refused. */
  async settle(): Promise<Photo[]> {
    await this.looking;
    const { photos } = this.store.getState();
    const isInWork = ({ id }: Photo) => this.store.find(id)?.state.phase === 'processing';
    while (this.work.size > 0 && photos.some(isInWork)) await Promise.allSettled(this.work);
    return photos.map((photo) => this.store.find(photo.id) ?? photo).filter(isAdded);
  }

  /** Ends what runs for one photo, or for all. */
  stop(id?: string): void {
    if (id !== undefined) this.running.get(id)?.abort();
    else for (const controller of this.running.values()) controller.abort();
  }

  private follow(work: Promise<AddReport>): Promise<AddReport> {
    const followed = work.finally(() => this.work.delete(followed));
    this.work.add(followed);
    return followed;
  }

  private async takeIn(files: readonly File[], shot?: Shot): Promise<AddReport> {
    const looking = Promise.all(files.map(readKind));
    this.looking = Promise.allSettled([this.looking, looking]);
    const kinds = await looking;
    const images = files.filter((_, place) => isPhoto(kinds[place] ?? 'other'));
    const { photos } = this.store.getState();
    const room = Math.max(0, LIMITS.imagesPerListing - photos.length);
    const taken = images
      .slice(0, room)
      .map((file) => newPhoto(randomUuid(), { name: file.name, source: file }));
    const problems = files.flatMap((file, place) => {
      const kind = kinds[place] ?? 'other';
      return isPhoto(kind) ? [] : [refusalOf(file, kind)];
    });
    if (images.length > room) problems.push(MESSAGES.tooManyImages);
    const [first] = taken;
    const added = [...photos, ...taken];
    this.store.set({ photos: shot && first ? assignShot(added, shot, first.id) : added });
    const outcomes = await Promise.all(taken.map((photo) => this.process(photo.id)));
    return { ...reportOf(outcomes, problems), ...(images.length > room && { leftOut: images.slice(room) }) };
  }

  private async process(id: string): Promise<Outcome> {
    const photo = this.store.find(id);
    if (!photo?.source) return NOTHING;
    const { source, edits } = photo;
    const controller = new AbortController();
    const { signal } = controller;
    this.running.set(id, controller);
    this.store.change(id, { state: { phase: 'processing', step: 'waiting', share: 0 } });
    const kind = await readKind(source);
    try {
      const image = await this.parts.compress(source, {
        edits,
        signal,
        onProgress: (step, share) => this.store.change(id, { state: { phase: 'processing', step, share } }),
      });
      if (signal.aborted) return NOTHING;
      if (image.blob.size > LIMITS.imageBytes) return this.fail(id, MESSAGES.imageTooLarge);
      this.take(
        id,
        image,
        isEdited(edits) ? { mimeType: 'image/jpeg' } : { bytes: source.size, mimeType: typeOf(kind) },
      );
      return { before: source.size, after: image.blob.size };
    } catch {
      if (signal.aborted) return NOTHING;
      // This browser does not know the format: there is nothing to try again.
      if (kind === 'heic') {
        this.parts.onRefused(id);
        return { ...NOTHING, problem: MESSAGES.imageType };
      }
      return this.fail(id, source.size > LARGE_BYTES ? MESSAGES.imagesTooHeavy : MESSAGES.imagesFailed);
    } finally {
      // Given up and brought back, the photo is on its way anew.
      if (this.running.get(id) === controller) this.running.delete(id);
      if (this.running.size === 0) this.parts.onIdle?.();
    }
  }

  private take(
    id: string,
    { blob, originalWidth: width, originalHeight: height }: CompressedImage,
    file: { bytes?: number; mimeType: string },
  ): void {
    this.store.change(id, {
      state: { phase: 'added' },
      blob,
      src: URL.createObjectURL(blob),
      original: { width, height, ...file },
    });
  }

  private fail(id: string, reason: string): Outcome {
    this.store.change(id, { state: { phase: 'failed', reason } });
    return { ...NOTHING, problem: reason };
  }
}

function reportOf(outcomes: readonly Outcome[], before: readonly string[] = []): AddReport {
  const problems = new Set([...before, ...outcomes.flatMap(({ problem }) => problem ?? [])]);
  return { problems: [...problems], savings: savingsOf(outcomes) };
}

function savingsOf(outcomes: readonly Outcome[]): string | null {
  const sum = (key: 'before' | 'after') => outcomes.reduce((total, one) => total + one[key], 0);
  const [before, after] = [sum('before'), sum('after')];
  const savings = before > 0 ? 1 - after / before : 0;
  if (savings <= COMPRESSION.noticedSavings) return null;
  return `Reduced size by ${Math.round(savings * 100)} % (${megabytes(before)} to ${megabytes(after)}).`;
}

function megabytes(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function typeOf(kind: FileKind): string {
  return isPhoto(kind) ? `image/${kind}` : '';
}
