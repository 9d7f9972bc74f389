// The tray as the page has it: every change is kept on the device at once, so that a closed page loses nothing.
import type { TrayState as ServerState } from '@smart-listings/contract';
import { randomUuid } from '../../lib/random-uuid.ts';
import { joined, moved, parted, restored, splitAt } from './groups.ts';
import type { Incoming, IncomingStore } from './incoming-store.ts';
import {
  changedRow,
  MOST_PHOTOS,
  MOST_ROWS,
  newRow,
  type TrayPhoto,
  type TrayRow,
  type TraySettings,
} from './rows.ts';
import { byTime, isSame, rowsOf, sortAnew } from './sorting.ts';
import type { TrayStore } from './tray-store.ts';

export interface TrayState {
  /** 'elsewhere': another tab of this browser works on it. */
  phase: 'loading' | 'elsewhere' | 'open';
  settings: TraySettings;
  /** In the seller's order. */
  rows: readonly TrayRow[];
  photos: ReadonlyMap<string, TrayPhoto>;
  /** Photos that wait to be made small, in the order of coming. */
  incoming: readonly Incoming[];
  /** How many have been since there were none. */
  takenIn: number;
  /** Ids of rows and photos that are in work. */
  busy: ReadonlySet<string>;
  /** How rows stand that the server writes. */
  remote: ReadonlyMap<string, ServerState>;
  /** Why nothing goes on; `until`: it goes on by itself then. */
  halt: { message: string; until: number | null } | null;
  /** The browser has no room or does not allow it: a reload would lose the tray. */
  isUnkept: boolean;
}

const EMPTY: TrayState = {
  phase: 'loading',
  settings: { platform: '', condition: '', order: [], isWriting: false, isPaused: false },
  rows: [],
  photos: new Map(),
  incoming: [],
  takenIn: 0,
  busy: new Set(),
  remote: new Map(),
  halt: null,
  isUnkept: false,
};

export class Tray {
  private state = EMPTY;
  private readonly listeners = new Set<() => void>();
  private readonly store: TrayStore;
  private readonly incomingStore: IncomingStore;

  constructor(store: TrayStore, incomingStore: IncomingStore) {
    this.store = store;
    this.incomingStore = incomingStore;
  }

  readonly getState = (): TrayState => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Also what was on its way when the page was closed: what comes now comes behind it. */
  async load(usual: Pick<TraySettings, 'platform'>): Promise<void> {
    const [kept, left] = await Promise.all([
      this.store.load().catch(() => ({ settings: null, rows: [], photos: [] })),
      this.incomingStore.load().catch(() => []),
    ]);
    const settings = kept.settings ?? { ...EMPTY.settings, ...usual };
    const place = (row: TrayRow) => {
      const at = settings.order.indexOf(row.id);
      return at < 0 ? settings.order.length : at;
    };
    const photos = new Map(kept.photos.map((photo) => [photo.id, photo]));
    const rows = kept.rows
      .map((row) => ({ ...row, photos: row.photos.filter((id) => photos.has(id)) }))
      .sort((a, b) => place(a) - place(b));
    const incoming = left.filter(({ id }) => !photos.has(id));
    this.set({ phase: 'open', settings, rows, photos, incoming });
    // The page was closed between the two steps.
    for (const { id } of left) if (photos.has(id)) void this.forgetIncoming(id);
    this.sortNew();
  }

  isAllRead(): boolean {
    const { incoming, photos } = this.state;
    return incoming.length === 0 && [...photos.values()].every(({ analysis, fault }) => analysis || fault);
  }

  set(change: Partial<TrayState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  setSettings(change: Partial<TraySettings>): void {
    const settings = { ...this.state.settings, ...change };
    this.set({ settings });
    void this.keep(this.store.saveSettings(settings));
  }

  findRow(id: string): TrayRow | undefined {
    return this.state.rows.find((row) => row.id === id);
  }

  photosOf(row: TrayRow): TrayPhoto[] {
    return row.photos.flatMap((id) => this.state.photos.get(id) ?? []);
  }

  /** How many more photos there is room for. */
  room(): number {
    const { photos, incoming } = this.state;
    return MOST_PHOTOS - photos.size - incoming.length;
  }

  isComing(id: string): boolean {
    return this.state.incoming.some((one) => one.id === id);
  }

  expect(files: readonly Incoming[]): void {
    this.set({ incoming: [...this.state.incoming, ...files] });
  }

  keepIncoming(one: Incoming): Promise<unknown> {
    return this.incomingStore.save(one);
  }

  async noteTries(id: string, tries: number): Promise<void> {
    await this.incomingStore.noteTries(id, tries).catch(() => undefined);
  }

  /** What was on its way has come, or stays out. The tray may have been emptied meanwhile. */
  async takeIn(id: string, photo: TrayPhoto | null): Promise<void> {
    if (!this.isComing(id)) return;
    if (photo) await this.putPhoto(photo);
    await this.forgetIncoming(id);
    if (!this.isComing(id)) return;
    const incoming = this.state.incoming.filter((one) => one.id !== id);
    this.set({ incoming, takenIn: incoming.length === 0 ? 0 : this.state.takenIn + 1 });
    this.sortNew();
  }

  /** Resolves once it is kept, or cannot be. */
  putPhoto(photo: TrayPhoto): Promise<void> {
    this.set({ photos: new Map(this.state.photos).set(photo.id, photo) });
    return this.keep(this.store.savePhoto(photo));
  }

  /** Notes something of a row that does not change what is written. */
  noteRow(id: string, change: Partial<TrayRow>): void {
    this.putRows(this.state.rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
  }

  /** Changes what a row says of its item: it is read, asked and written anew. */
  changeRow(id: string, change: Partial<TrayRow>): void {
    this.putRows(this.state.rows.map((row) => (row.id === id ? changedRow(row, change) : row)));
  }

  /** Rows of a list or table, behind the others; gives how many there was no room for. */
  addRows(items: readonly Partial<TrayRow>[]): number {
    const taken = items.slice(0, Math.max(0, MOST_ROWS - this.state.rows.length));
    this.append(taken);
    return items.length - taken.length;
  }

  /** For photos there is always room: they are counted themselves, and what lies in no row nobody sees. */
  private append(items: readonly Partial<TrayRow>[]): void {
    this.putRows([
      ...this.state.rows,
      ...items.map((item) => newRow(item.id ?? randomUuid(), item.listingId ?? randomUuid(), item)),
    ]);
  }

  /** Puts photos that are in no row into rows, once all that was on its way has come. */
  sortNew(): void {
    const { rows, photos, incoming } = this.state;
    if (incoming.length > 0) return;
    const placed = new Set(rows.flatMap((row) => row.photos));
    const loose = [...photos.values()].filter(({ id }) => !placed.has(id)).sort(byTime);
    for (const { id, row } of loose) if (row !== '') this.addToRow(row, id);
    this.append(rowsOf(loose.filter(({ row }) => row === '')).map((ids) => ({ photos: ids })));
    if (this.isAllRead()) this.sortAgain();
  }

  /** Sorts what the seller has not touched once more, now that all of it is read. */
  sortAgain(): void {
    const { rows, cards } = sortAnew(this.state.rows, (row) => this.photosOf(row));
    this.putRows(rows);
    for (const id of cards) this.forgetPhoto(id);
  }

  private addToRow(id: string, photo: string): void {
    const row = this.findRow(id);
    if (row) this.changeRow(id, { photos: [...row.photos, photo] });
    else this.append([{ id, photos: [photo], isFixed: true }]);
  }

  /** This photo and those behind it become an item of their own. */
  split(id: string, photo: string): void {
    this.putRows(splitAt(this.state.rows, id, photo));
  }

  /** Joins an item to another one; where both say something, what that one says counts. Gives what parts them. */
  join(id: string, to: string): (() => void) | null {
    const before = this.state.rows;
    const after = joined(before, id, to);
    if (after === before) return null;
    this.putRows(after);
    return () => this.putRows(parted(this.state.rows, before, { id, to }));
  }

  /** Moves a photo to another item, behind its photos; an item without photos and words goes. */
  movePhoto(photo: string, to: string): void {
    this.putRows(moved(this.state.rows, photo, to));
  }

  makeFirst(id: string, photo: string): void {
    const row = this.findRow(id);
    if (row)
      this.noteRow(id, { photos: [photo, ...row.photos.filter((one) => one !== photo)], isFixed: true });
  }

  /** Takes a row with its photos out; gives what brings it back. */
  removeRow(id: string): () => void {
    const at = this.state.rows.findIndex((row) => row.id === id);
    const row = this.state.rows[at];
    if (!row) return () => undefined;
    const photos = this.photosOf(row);
    this.putRows(this.state.rows.toSpliced(at, 1));
    for (const photo of photos) this.forgetPhoto(photo.id);
    return () => {
      for (const photo of photos) void this.putPhoto(photo);
      this.putRows(this.state.rows.toSpliced(Math.min(at, this.state.rows.length), 0, restored(row)));
    };
  }

  /** Takes a photo out; gives what brings it back. */
  removePhoto(id: string, photo: string): () => void {
    const row = this.findRow(id);
    const kept = this.state.photos.get(photo);
    if (!row || !kept) return () => undefined;
    this.changeRow(id, { photos: row.photos.filter((one) => one !== photo), isFixed: true });
    this.forgetPhoto(photo);
    return () => {
      void this.putPhoto(kept);
      const now = this.findRow(id);
      if (!now) return this.append([{ photos: [photo], isFixed: true }]);
      this.changeRow(id, { photos: now.photos.toSpliced(row.photos.indexOf(photo), 0, photo) });
    };
  }

  clear(isDone: (row: TrayRow) => boolean): void {
    for (const row of this.state.rows) if (isDone(row)) this.removeRow(row.id);
  }

  /** Takes everything out, also what is on its way. */
  empty(): void {
    for (const { id } of this.state.incoming) void this.forgetIncoming(id);
    this.set({ incoming: [], takenIn: 0 });
    this.putRows([]);
    for (const id of this.state.photos.keys()) this.forgetPhoto(id);
  }

  private async forgetIncoming(id: string): Promise<void> {
    await this.incomingStore.forget(id).catch(() => undefined);
  }

  private forgetPhoto(id: string): void {
    const photos = new Map(this.state.photos);
    photos.delete(id);
    this.set({ photos });
    void this.keep(this.store.forgetPhoto(id));
  }

  private putRows(rows: readonly TrayRow[]): void {
    const before = this.state.rows;
    this.set({ rows });
    for (const row of rows) if (!before.includes(row)) void this.keep(this.store.saveRow(row));
    const ids = new Set(rows.map(({ id }) => id));
    for (const { id } of before) if (!ids.has(id)) void this.keep(this.store.forgetRow(id));
    if (!isSame([...ids], this.state.settings.order)) this.setSettings({ order: [...ids] });
  }

  private async keep(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch {
      if (!this.state.isUnkept) this.set({ isUnkept: true });
    }
  }
}
