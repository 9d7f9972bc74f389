// The album's photos, read by the server: how far it is, what came of it, and the way to stop it.
import { type ImageAnalysis, MESSAGES } from '@smart-listings/contract';
import { type AlbumState, type AlbumStore, EMPTY_ALBUM } from './album-store.ts';
import { type Reading, withoutPhotos } from './findings.ts';
import { isAdded } from './photo.ts';
import { type ReadOptions, readPhotos } from './read-photos.ts';

type Running = Extract<AlbumState['readingState'], { phase: 'running' }>;

export class AlbumReader {
  private running: AbortController | null = null;
  private readonly store: AlbumStore;
  private readonly parts: Pick<ReadOptions, 'render' | 'firstDelayMs'>;

  constructor(store: AlbumStore, parts: Pick<ReadOptions, 'render' | 'firstDelayMs'>) {
    this.store = store;
    this.parts = parts;
  }

  /** Has the photos read; resolves to the reading, or null when it was cancelled or failed. */
  async read(platform: string): Promise<Reading | null> {
    this.running?.abort();
    const controller = new AbortController();
    this.running = controller;
    const { signal } = controller;
    const photos = this.store.getState().photos.filter(isAdded);
    const total = photos.filter((photo) => !photo.analysis).length;
    const update = (change: Partial<Running>) => {
      const now = this.store.getState().readingState;
      if (!signal.aborted && now.phase === 'running') this.store.set({ readingState: { ...now, ...change } });
    };
    this.store.set({ readingState: { phase: 'running', done: 0, total, attempt: 1, attempts: 1 } });
    let done = 0;
    const onRead = (id: string, analysis: ImageAnalysis) => {
      done += 1;
      this.store.change(id, { analysis, isChanged: false });
      update({ done, attempt: 1 });
    };
    const onAttempt = (attempt: number, attempts: number) => update({ attempt, attempts });
    try {
      const reading = await readPhotos(photos, { ...this.parts, platform, signal, onRead, onAttempt });
      if (signal.aborted) return null;
      // Photos can go while the others are read.
      const gone = new Set(reading.order.filter((id) => !this.store.find(id)));
      const left = withoutPhotos(reading, gone);
      this.store.set({ reading: left, readingState: EMPTY_ALBUM.readingState });
      return left;
    } catch (error) {
      if (signal.aborted) return null;
      // The other photos of the same try are not waited for.
      controller.abort();
      const message = error instanceof Error ? error.message : MESSAGES.unknown;
      this.store.set({ readingState: { phase: 'failed', message } });
      return null;
    }
  }

  cancel(): void {
    this.running?.abort();
    this.store.set({ readingState: EMPTY_ALBUM.readingState });
  }
}
