// The tray as the page has it: every change is kept on the device at once, so that a closed page loses nothing.
import type { TrayState as ServerState } from '@smart-listings/contract';
import { sortPile } from '@smart-listings/engine';
import { randomUuid } from '../../lib/random-uuid.ts';
import {
  changedRow,
  MOST_PHOTOS,
  MOST_ROWS,
  newRow,
  type TrayPhoto,
  type TrayRow,
  type TraySettings,
} from './rows.ts';
import type { TrayStore } from './tray-store.ts';

export interface TrayState {
  /** 'elsewhere': another tab of this browser works on it. */
  phase: 'loading' | 'elsewhere' | 'open';
  settings: TraySettings;
  /** In the seller's order. */
  rows: readonly TrayRow[];
  photos: ReadonlyMap<string, TrayPhoto>;
  /** Photos that are being made small. */
  incoming: { done: number; all: number } | null;
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
  incoming: null,
  busy: new Set(),
  remote: new Map(),
  halt: null,
  isUnkept: false,
};

export class Tray {
  private state = EMPTY;
  private readonly listeners = new Set<() => void>();
  private readonly store: TrayStore;

  constructor(store: TrayStore) {
    this.store = store;
  }

  readonly getState = (): TrayState => this.state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  async load(usual: Pick<TraySettings, 'platform'>): Promise<void> {
    const kept = await this.store.load().catch(() => ({ settings: null, rows: [], photos: [] }));
    const settings = kept.settings ?? { ...EMPTY.settings, ...usual };
    const place = (row: TrayRow) => {
      const at = settings.order.indexOf(row.id);
      return at < 0 ? settings.order.length : at;
    };
    const photos = new Map(kept.photos.map((photo) => [photo.id, photo]));
    const rows = kept.rows
      .map((row) => ({ ...row, photos: row.photos.filter((id) => photos.has(id)) }))
      .sort((a, b) => place(a) - place(b));
    this.set({ phase: 'open', settings, rows, photos });
    // Taken in, and the page was closed before they were sorted.
    this.sortNew();
    if (rows.length > 0 && this.isAllRead()) this.sortAgain();
  }

  isAllRead(): boolean {
    const { incoming, photos } = this.state;
    return incoming === null && [...photos.values()].every(({ analysis, fault }) => analysis || fault);
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
    return MOST_PHOTOS - photos.size - (incoming ? incoming.all - incoming.done : 0);
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
    this.putRows([
      ...this.state.rows,
      ...taken.map((item) => newRow(item.id ?? randomUuid(), item.listingId ?? randomUuid(), item)),
    ]);
    return items.length - taken.length;
  }

  /** Photos of one item, as the seller takes them between two “next item”; gives the row that they are in. */
  addToItem(photos: readonly string[], to: string | null): string | null {
    const row = to === null ? undefined : this.findRow(to);
    if (row) this.changeRow(row.id, { photos: [...row.photos, ...photos] });
    else if (photos.length > 0) this.addRows([{ photos: [...photos], isFixed: true }]);
    return row?.id ?? this.state.rows.at(-1)?.id ?? null;
  }

  /** Puts photos that are in no row into rows of their own. */
  sortNew(): void {
    const placed = new Set(this.state.rows.flatMap((row) => row.photos));
    const loose = [...this.state.photos.values()].filter(({ id }) => !placed.has(id)).sort(byTime);
    if (loose.length > 0) this.addRows(groupsOf(loose).map((photos) => ({ photos })));
  }

  /** Sorts what the seller has not touched once more, now that all of it is read. */
  sortAgain(): void {
    const rows: TrayRow[] = [];
    let run: TrayRow[] = [];
    const flush = () => {
      const photos = run.flatMap((row) => this.photosOf(row));
      const known = new Map(run.flatMap((row) => (row.photos[0] ? [[row.photos[0], row] as const] : [])));
      for (const group of groupsOf(photos)) {
        const row = known.get(group[0] ?? '') ?? newRow(randomUuid(), randomUuid());
        rows.push(isSame(row.photos, group) ? row : changedRow(row, { photos: group }));
      }
      run = [];
    };
    for (const row of this.state.rows) {
      if (isUntouched(row)) run.push(row);
      else {
        flush();
        rows.push(row);
      }
    }
    flush();
    this.putRows(rows);
    const left = new Set(rows.flatMap((row) => row.photos));
    // Cards between two items.
    for (const id of [...this.state.photos.keys()]) if (!left.has(id)) this.forgetPhoto(id);
  }

  /** This photo and those behind it become an item of their own. */
  split(id: string, photo: string): void {
    this.putRows(
      this.state.rows.flatMap((row) => {
        const at = row.id === id ? row.photos.indexOf(photo) : -1;
        if (at < 1) return [row];
        return [
          changedRow(row, { photos: row.photos.slice(0, at), isFixed: true }),
          newRow(randomUuid(), randomUuid(), { photos: row.photos.slice(at), isFixed: true }),
        ];
      }),
    );
  }

  /** Joins an item with the one above it, which keeps what was said of it. */
  join(id: string): void {
    const at = this.state.rows.findIndex((row) => row.id === id);
    const [above, row] = [this.state.rows[at - 1], this.state.rows[at]];
    if (!above || !row) return;
    const joined = changedRow(above, {
      photos: [...above.photos, ...row.photos],
      note: [above.note, row.note].filter(Boolean).join('\n'),
      kind: above.kind || row.kind,
      condition: above.condition || row.condition,
      isFixed: true,
    });
    this.putRows(this.state.rows.toSpliced(at - 1, 2, joined));
  }

  /** Moves a photo to another item, behind its photos; an item without photos and words goes. */
  movePhoto(photo: string, to: string): void {
    if (this.findRow(to)?.photos.includes(photo) !== false) return;
    this.putRows(
      this.state.rows.flatMap((row) => {
        if (row.id === to) return [changedRow(row, { photos: [...row.photos, photo], isFixed: true })];
        if (!row.photos.includes(photo)) return [row];
        const photos = row.photos.filter((id) => id !== photo);
        return photos.length === 0 && isWordless(row) ? [] : [changedRow(row, { photos, isFixed: true })];
      }),
    );
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
      this.putRows(this.state.rows.toSpliced(Math.min(at, this.state.rows.length), 0, row));
    };
  }

  removePhoto(id: string, photo: string): void {
    const row = this.findRow(id);
    if (!row) return;
    this.changeRow(id, { photos: row.photos.filter((one) => one !== photo), isFixed: true });
    this.forgetPhoto(photo);
  }

  /** Takes out what `isDone` says, or everything. */
  clear(isDone: (row: TrayRow) => boolean = () => true): void {
    for (const row of this.state.rows) if (isDone(row)) this.removeRow(row.id);
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

function byTime(one: TrayPhoto, other: TrayPhoto): number {
  return (
    (one.takenAt ?? 0) - (other.takenAt ?? 0) || one.name.localeCompare(other.name, 'en', { numeric: true })
  );
}

function groupsOf(photos: readonly TrayPhoto[]): string[][] {
  const pile = photos.map(({ takenAt, colours, analysis }) => ({
    takenAt,
    colours,
    findings: analysis?.findings ?? [],
  }));
  return sortPile(pile).map((group) => group.flatMap((at) => photos[at]?.id ?? []));
}

/** Nobody has said anything of it yet but its photos, and nobody writes it: it may be sorted anew. */
export function isUntouched(row: TrayRow): boolean {
  if (row.isFixed || row.photos.length === 0 || row.attempt !== '') return false;
  return !row.saved && !row.written && isWordless(row);
}

function isWordless({ note, kind, condition, given }: TrayRow): boolean {
  return [note, kind, condition, ...Object.values(given)].every((said) => said === '');
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}
