import { type Note, readNote } from '@smart-listings/engine';

/** In one turn of the page: two hundred notes at once would stop a phone for seconds. */
const TURN_MS = 24;
/** As many as two trays hold; what is not asked for any more need not stay. */
const MOST_KNOWN = 400;

/** Reads what sellers say of their items: each text once, and only so many in one turn of the page. */
export class NoteReader {
  private readonly known = new Map<string, Note>();
  private readonly onMore: () => void;
  private spentMs = 0;
  private isWanted = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onMore there is time again for what was put off */
  constructor(onMore: () => void) {
    this.onMore = onMore;
  }

  /** @returns null where it is put off; never where it is needed now */
  read(text: string, currency: string, isNeeded: true): Note;
  read(text: string, currency: string, isNeeded: boolean): Note | null;
  read(text: string, currency: string, isNeeded: boolean): Note | null {
    const key = `${currency} ${text}`;
    const known = this.known.get(key);
    if (known) return known;
    this.timer ??= setTimeout(() => this.beginTurn());
    if (this.spentMs > TURN_MS && !isNeeded) {
      this.isWanted = true;
      return null;
    }
    const from = performance.now();
    const note = readNote(text, currency);
    this.spentMs += performance.now() - from;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(key, note);
    return note;
  }

  private beginTurn(): void {
    this.timer = undefined;
    this.spentMs = 0;
    const { isWanted } = this;
    this.isWanted = false;
    if (isWanted) this.onMore();
  }
}
