// Loaded with the first photo. The photos of the draft: taken in, compressed, read, kept, uploaded.
import { COMPRESSION, type ImageAnalysis, LIMITS, MESSAGES } from '@smart-listings/contract';
import type { PhotoTexts } from '@smart-listings/engine';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { uploadPhoto } from './api/upload-photo.ts';
import type { CompressedImage } from './compress/compress-image.ts';
import type { CompressOptions } from './compress/compress-pool.ts';
import { type FileKind, readKind } from './compress/image-file.ts';
import {
  type Decision,
  type DecisionTable,
  decisionKey,
  type Reading,
  seenOf,
  withoutPhotos,
} from './findings.ts';
import { changePhoto, isAdded, movePhoto, newPhoto, type Photo, storedPhoto } from './photo.ts';
import { readPhotos } from './read-photos.ts';
import type { PhotoDraft } from './shelf.ts';

type ReadingState =
  | { phase: 'idle' }
  | { phase: 'running'; done: number; total: number; attempt: number; attempts: number }
  | { phase: 'failed'; message: string };

export interface AlbumState {
  photos: readonly Photo[];
  readingState: ReadingState;
  /** null until the photos have been read. */
  reading: Reading | null;
  decisions: DecisionTable;
  /** What the photos last put into the form. */
  filled: PhotoTexts | null;
}

/** What became of files that were added. */
export interface AddReport {
  /** Sentences for the seller, each once. */
  problems: string[];
  /** How much smaller they have become, when it is worth a word. */
  savings: string | null;
}

/** Bytes before and after, of what was compressed. */
interface Outcome {
  before: number;
  after: number;
  problem?: string;
}

export interface AlbumParts {
  compress: (file: Blob, options: CompressOptions) => Promise<CompressedImage>;
  /** Called when the last waiting photo is done: what compresses can let go of its memory. */
  onIdle?: () => void;
  firstDelayMs?: number;
}

const EMPTY: AlbumState = {
  photos: [],
  readingState: { phase: 'idle' },
  reading: null,
  decisions: {},
  filled: null,
};
const IDLE: ReadingState = { phase: 'idle' };
/** Above it, a photo that could not be decoded was probably too large for the device. */
const LARGE_BYTES = 10 * 1024 * 1024;

export class PhotoAlbum {
  private state: AlbumState = EMPTY;
  private readonly parts: AlbumParts;
  private readonly listeners = new Set<() => void>();
  private readonly running = new Map<string, AbortController>();
  private reader: AbortController | null = null;

  constructor(parts: AlbumParts) {
    this.parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): AlbumState => this.state;

  private set(change: Partial<AlbumState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  private change(id: string, change: Partial<Omit<Photo, 'id'>>): void {
    this.set({ photos: changePhoto(this.state.photos, id, change) });
  }

  private find(id: string): Photo | undefined {
    return this.state.photos.find((photo) => photo.id === id);
  }

  /** Takes files in by their content, as many as there is room for, and compresses them. */
  async add(files: readonly File[]): Promise<AddReport> {
    const kinds = await Promise.all(files.map(readKind));
    const images = files.filter((_, place) => kinds[place] !== 'other');
    const room = Math.max(0, LIMITS.imagesPerListing - this.state.photos.length);
    const taken = images.slice(0, room).map((file) => newPhoto(randomUuid(), file));
    const problems = new Set<string>();
    if (images.length < files.length) problems.add(MESSAGES.imageType);
    if (images.length > room) problems.add(MESSAGES.tooManyImages);
    this.set({ photos: [...this.state.photos, ...taken] });
    const outcomes = await Promise.all(taken.map((photo) => this.process(photo.id)));
    for (const { problem } of outcomes) if (problem) problems.add(problem);
    return { problems: [...problems], savings: savingsOf(outcomes) };
  }

  async retry(id: string): Promise<AddReport> {
    const outcome = await this.process(id);
    return { problems: outcome.problem ? [outcome.problem] : [], savings: savingsOf([outcome]) };
  }

  private async process(id: string): Promise<Outcome> {
    const source = this.find(id)?.source;
    if (!source) return { before: 0, after: 0 };
    const controller = new AbortController();
    this.running.set(id, controller);
    this.change(id, { state: { phase: 'processing', step: 'waiting', share: 0 } });
    const kind = await readKind(source);
    try {
      const image = await this.parts.compress(source, {
        signal: controller.signal,
        onProgress: (step, share) => this.change(id, { state: { phase: 'processing', step, share } }),
      });
      if (controller.signal.aborted) return { before: 0, after: 0 };
      if (image.blob.size > LIMITS.imageBytes) return this.fail(id, MESSAGES.imageTooLarge);
      this.change(id, {
        state: { phase: 'added' },
        source: null,
        blob: image.blob,
        src: URL.createObjectURL(image.blob),
        original: {
          width: image.originalWidth,
          height: image.originalHeight,
          bytes: source.size,
          mimeType: typeOf(kind),
        },
      });
      return { before: source.size, after: image.blob.size };
    } catch {
      if (controller.signal.aborted) return { before: 0, after: 0 };
      // This browser does not know the format: there is nothing to try again.
      if (kind === 'heic') {
        this.take(id);
        return { before: 0, after: 0, problem: MESSAGES.imageType };
      }
      return this.fail(id, source.size > LARGE_BYTES ? MESSAGES.imagesTooHeavy : MESSAGES.imagesFailed);
    } finally {
      this.running.delete(id);
      if (this.running.size === 0) this.parts.onIdle?.();
    }
  }

  private fail(id: string, reason: string) {
    this.change(id, { state: { phase: 'failed', reason } });
    return { before: 0, after: 0, problem: reason };
  }

  move(id: string, to: number): void {
    this.set({ photos: movePhoto(this.state.photos, id, to) });
  }

  /** Takes a photo out, ends what runs for it, and gives back what brings it in again. */
  remove(id: string): () => void {
    const { reading, filled } = this.state;
    const place = this.state.photos.findIndex((photo) => photo.id === id);
    const photo = this.take(id);
    if (!photo) return () => undefined;
    return () => {
      if (this.state.photos.length >= LIMITS.imagesPerListing) return;
      this.set({ photos: this.state.photos.toSpliced(place, 0, shown(photo)), reading, filled });
      if (photo.state.phase === 'processing') void this.process(id);
    };
  }

  private take(id: string): Photo | undefined {
    const photo = this.find(id);
    this.running.get(id)?.abort();
    const photos = this.state.photos.filter((one) => one.id !== id);
    const { reading } = this.state;
    this.set({ photos, reading: reading && withoutPhotos(reading, new Set([id])) });
    if (photo) release(photo);
    return photo;
  }

  /** Puts the photos of an account (or none) in place of these; gives back what undoes it. */
  replace(urls: readonly string[]): () => void {
    const before = this.state;
    this.cancelReading();
    for (const controller of this.running.values()) controller.abort();
    for (const photo of before.photos) release(photo);
    this.set({ ...EMPTY, photos: urls.map((url) => storedPhoto(randomUuid(), url)) });
    return () => {
      for (const photo of this.state.photos) release(photo);
      this.set({ ...before, readingState: IDLE, photos: before.photos.map(shown) });
      for (const photo of before.photos) if (photo.state.phase === 'processing') void this.process(photo.id);
    };
  }

  /** Has the photos read; resolves to the reading, or null when it was cancelled or failed. */
  async read(platform: string): Promise<Reading | null> {
    this.reader?.abort();
    const controller = new AbortController();
    this.reader = controller;
    const { signal } = controller;
    const photos = this.state.photos.filter(isAdded);
    const total = photos.filter((photo) => !photo.analysis).length;
    const update = (change: Partial<Extract<ReadingState, { phase: 'running' }>>) => {
      const now = this.state.readingState;
      if (!signal.aborted && now.phase === 'running') this.set({ readingState: { ...now, ...change } });
    };
    this.set({ readingState: { phase: 'running', done: 0, total, attempt: 1, attempts: 1 } });
    let done = 0;
    const onRead = (id: string, analysis: ImageAnalysis) => {
      done += 1;
      this.change(id, { analysis });
      update({ done, attempt: 1 });
    };
    try {
      const reading = await readPhotos(photos, {
        ...{ platform, signal, onRead, firstDelayMs: this.parts.firstDelayMs },
        onAttempt: (attempt, attempts) => update({ attempt, attempts }),
      });
      if (signal.aborted) return null;
      // Photos can go while the others are read.
      const gone = new Set(reading.order.filter((id) => !this.find(id)));
      const left = withoutPhotos(reading, gone);
      this.set({ reading: left, readingState: IDLE });
      return left;
    } catch (error) {
      if (signal.aborted) return null;
      // The other photos of the same try are not waited for.
      controller.abort();
      const message = error instanceof Error ? error.message : MESSAGES.unknown;
      this.set({ readingState: { phase: 'failed', message } });
      return null;
    }
  }

  cancelReading(): void {
    this.reader?.abort();
    this.set({ readingState: IDLE });
  }

  /** Notes what the photos put into the form. */
  noteFilled(filled: PhotoTexts | null): void {
    this.set({ filled });
  }

  /** Accepts or drops a finding; of rivals, accepting one leaves the others out. */
  decide(id: string, decision: Decision): void {
    const analysis = this.state.reading?.analysis;
    const finding = analysis?.findings.find((one) => one.id === id);
    if (!analysis || !finding) return;
    const decisions = { ...this.state.decisions, [decisionKey(finding)]: decision };
    const conflict = analysis.conflicts.find((one) => one.findings.includes(id));
    if (decision === 'accepted' && conflict) {
      for (const rival of analysis.findings) {
        if (rival.id !== id && conflict.findings.includes(rival.id))
          decisions[decisionKey(rival)] = 'dropped';
      }
    }
    this.set({ decisions });
  }

  /** What of the form was read on the photos. */
  seen(): string[] {
    const { reading, decisions } = this.state;
    return reading ? seenOf(reading, decisions) : [];
  }

  /**
   * Uploads what is not in the account yet, one after the other, and gives all addresses in order.
   * @throws ApiError with the sentence for the seller
   */
  async upload(): Promise<string[]> {
    for (const { id, blob, storedUrl } of this.state.photos.filter(isAdded)) {
      if (storedUrl || !blob) continue;
      try {
        this.change(id, { upload: 0 });
        const { url } = await uploadPhoto(blob, (share) => this.change(id, { upload: share }));
        this.change(id, { storedUrl: url });
      } catch (error) {
        const details = error instanceof ApiError ? error : { code: 'internal' as const, status: 0 };
        throw new ApiError(MESSAGES.uploadFailed(messageOf(error)), details);
      } finally {
        this.change(id, { upload: null });
      }
    }
    return this.urls().filter((url) => url !== null);
  }

  /** Where the photos lie in the account; null for one that does not yet. */
  urls(): (string | null)[] {
    return this.state.photos.filter(isAdded).map(({ storedUrl }) => storedUrl);
  }

  /** The addresses under which a listing was saved: photos of another listing were copied for it. */
  noteSaved(urls: readonly string[]): void {
    const added = this.state.photos.filter(isAdded);
    let { photos } = this.state;
    for (const [place, photo] of added.entries()) {
      photos = changePhoto(photos, photo.id, { storedUrl: urls[place] ?? photo.storedUrl });
    }
    this.set({ photos });
  }

  /** Uploaded photos that no listing holds are swept after a day: what is still here is uploaded again. */
  forgetUploads(): void {
    this.set({
      photos: this.state.photos.map((photo) => (photo.blob ? { ...photo, storedUrl: null } : photo)),
    });
  }

  /** What is kept over a reload. */
  draft(): PhotoDraft {
    const { photos, reading, decisions, filled } = this.state;
    return {
      photos: photos.filter(isAdded).map(({ id, name, blob, original, storedUrl, analysis }) => ({
        ...{ id, name, blob, original, analysis },
        storedUrl,
      })),
      reading: reading && { ...reading, order: [...reading.order] },
      decisions,
      filled,
    };
  }

  restore({ photos, reading, decisions, filled }: PhotoDraft): void {
    if (this.state.photos.length > 0) return;
    const restored = photos.map((photo) =>
      shown({ ...storedPhoto(photo.id, photo.storedUrl ?? ''), ...photo, original: photo.original }),
    );
    this.set({ photos: restored, reading, decisions, filled });
  }

  /** Ends all work and lets go of the pictures. */
  close(): void {
    this.reader?.abort();
    for (const controller of this.running.values()) controller.abort();
    for (const photo of this.state.photos) release(photo);
    this.listeners.clear();
  }
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

function shown(photo: Photo): Photo {
  return photo.blob ? { ...photo, src: URL.createObjectURL(photo.blob) } : photo;
}

function release({ src }: Photo): void {
  if (src.startsWith('blob:')) URL.revokeObjectURL(src);
}

function typeOf(kind: FileKind): string {
  return kind === 'other' ? '' : `image/${kind}`;
}
