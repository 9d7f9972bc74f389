// What an album holds, and who is told when it changes.
import type { PhotoTexts } from '@smart-listings/engine';
import type { DecisionTable, Reading, SetForYou } from './findings.ts';
import { changePhoto, type Photo } from './photo.ts';

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
  /** What a filling chose where nobody had: it counts for as long as the form says the same and nobody taps it. */
  setForYou: SetForYou;
}

export const EMPTY_ALBUM: AlbumState = {
  photos: [],
  readingState: { phase: 'idle' },
  reading: null,
  decisions: {},
  filled: null,
  setForYou: {},
};

export class AlbumStore {
  private state = EMPTY_ALBUM;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getState = (): AlbumState => this.state;

  set(change: Partial<AlbumState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  find(id: string): Photo | undefined {
    return this.state.photos.find((photo) => photo.id === id);
  }

  change(id: string, change: Partial<Omit<Photo, 'id'>>): void {
    this.set({ photos: changePhoto(this.state.photos, id, change) });
  }
}
