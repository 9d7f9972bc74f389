// The part of the tray that the server writes: rows go there, and come back as they stand, on every device.
import {
  LIMITS,
  type ReadTrayResponse,
  type TrayRow as ServerRow,
  type TrayItem,
  type TrayPlace,
} from '@smart-listings/contract';
import { messageOf } from '../../lib/api-error.ts';
import type { TrayApi } from './api/server-tray.ts';
import { newRow, type TrayRow, type Written } from './rows.ts';
import type { Tray } from './tray.ts';

/** Below what the server takes in one body. */
const MOST_BYTES = 200_000;

interface Parts {
  api: TrayApi;
  /** Whose tray it is. */
  account: string;
  writtenOf: (row: ServerRow, text: NonNullable<ServerRow['text']>) => Written;
  /** Something was counted, or may have been. */
  onWritten: () => void;
  /** Whether the page waits because of that, and then hands over once more. */
  mustWait: (error: unknown) => boolean;
}

export class ServerTray {
  private readonly tray: Tray;
  private readonly parts: Parts;
  /** What the server has, as far as this page knows: attempts by row. */
  private known = new Map<string, string>();
  /** What was taken out here, and may still be on its way back from there. */
  private readonly dismissed = new Map<string, string>();
  private version = 0;
  /** The tray waits because the server said so. */
  private isHalted = false;
  private isPulling = false;
  private isAsked = false;
  private isHanding = false;
  /** How often rows were handed over: what was read before then does not know of them. */
  private handings = 0;
  private ends: (() => void)[] = [];

  constructor(tray: Tray, parts: Parts) {
    this.tray = tray;
    this.parts = parts;
  }

  start(): void {
    this.ends = [
      this.parts.api.follow(() => void this.pull()),
      this.tray.subscribe(() => this.forgetChanged()),
    ];
    void this.pull();
  }

  end(): void {
    for (const end of this.ends) end();
    this.ends = [];
    this.tray.set({ remote: new Map() });
  }

  /** Has these written there; a row that is handed over twice is written once. */
  async handOver(rows: readonly TrayRow[], itemOf: (row: TrayRow) => TrayItem | null): Promise<void> {
    if (this.isHanding) return;
    this.isHanding = true;
    this.handings += 1;
    const { api, account } = this.parts;
    try {
      for (const items of inParcels(rows.flatMap((row) => itemOf(row) ?? []))) {
        const failure = await api.handOver(items).then(
          () => null,
          (error: unknown) => ({ error }),
        );
        if (failure && this.parts.mustWait(failure.error)) return;
        for (const { id, attempt } of items) {
          if (this.tray.findRow(id)?.attempt !== attempt) continue;
          // The server's id of it is the listing's too: whichever device saves it, it is saved once.
          if (failure) this.tray.noteRow(id, { fault: messageOf(failure.error) });
          else this.tray.noteRow(id, { handedTo: account, listingId: id });
        }
      }
      this.isHanding = false;
      await this.pull();
    } finally {
      this.isHanding = false;
      // What has become ready meanwhile.
      this.tray.set({});
    }
  }

  stop(): void {
    void this.parts.api.stop().catch(() => undefined);
  }

  resume(): void {
    void this.parts.api.resume().then(
      () => this.pull(),
      () => undefined,
    );
  }

  /** Asked while it runs, it runs once more. */
  private async pull(): Promise<void> {
    this.isAsked = true;
    if (this.isPulling) return;
    this.isPulling = true;
    try {
      while (this.isAsked && this.tray.getState().phase === 'open') {
        this.isAsked = false;
        const { handings } = this;
        const { version, ids, rows, halt } = await this.parts.api.read(this.version);
        this.version = version;
        this.take(rows);
        if (handings === this.handings && !this.isHanding) this.takeBack(new Set(ids));
        this.halt(halt);
      }
    } catch {
      // Without a connection; the stream says when there is one again.
    } finally {
      this.isPulling = false;
    }
  }

  /** What the page itself waits for is left as it is. */
  private halt(halt: ReadTrayResponse['halt']): void {
    if (halt) {
      const until = halt.until === null ? null : Date.parse(halt.until);
      this.tray.set({ halt: { message: halt.message, until } });
      if (until === null) this.tray.setSettings({ isWriting: false });
    } else if (this.isHalted) this.tray.set({ halt: null });
    this.isHalted = halt !== null;
  }

  private take(rows: readonly ServerRow[]): void {
    const { tray } = this;
    const remote = new Map(tray.getState().remote);
    for (const row of rows) {
      if (this.dismissed.get(row.id) === row.attempt) continue;
      if (!tray.findRow(row.id)) tray.addRows([fromElsewhere(row, this.parts.account)]);
      // Changed here meanwhile, or this tray is full.
      if (tray.findRow(row.id)?.attempt !== row.attempt) continue;
      this.known.set(row.id, row.attempt);
      remote.set(row.id, row.state);
      if (row.state === 'failed') tray.noteRow(row.id, { fault: row.fault, attempt: '', handedTo: '' });
      else if (row.text && !tray.findRow(row.id)?.written) {
        tray.noteRow(row.id, { written: this.parts.writtenOf(row, row.text), fault: '' });
      }
    }
    // By another device, or while no page was open: here too it goes on when the seller says so.
    if (rows.some(({ state }) => state === 'stopped')) tray.setSettings({ isWriting: false });
    if (rows.length > 0) this.parts.onWritten();
    tray.set({ remote });
  }

  /** What the server has no more, because another device took it out, waits here for whoever wants it after all. */
  private takeBack(there: ReadonlySet<string>): void {
    for (const id of this.known.keys()) if (!there.has(id)) this.known.delete(id);
    for (const row of this.tray.getState().rows) {
      if (row.handedTo !== this.parts.account || row.written || there.has(row.id)) continue;
      this.tray.noteRow(row.id, { attempt: '', handedTo: '' });
      this.tray.setSettings({ isWriting: false });
    }
  }

  /** What was taken out, changed or saved here need not stay there. */
  private forgetChanged(): void {
    const gone: TrayPlace[] = [];
    for (const [id, attempt] of this.known) {
      const row = this.tray.findRow(id);
      if (row?.attempt === attempt && !row.saved) continue;
      gone.push({ id, attempt });
      this.known.delete(id);
      this.dismissed.set(id, attempt);
    }
    for (let at = 0; at < gone.length; at += LIMITS.trayRows) {
      void this.parts.api.forget(gone.slice(at, at + LIMITS.trayRows)).catch(() => undefined);
    }
  }
}

/** A row that another device has handed over: its photos are there. */
function fromElsewhere({ id, attempt, request, price }: ServerRow, account: string): TrayRow {
  const { platform: _, ...given } = request.formData;
  return newRow(id, id, {
    given: { ...newRow('', '').given, ...given, price: price === null ? '' : String(price) },
    attempt,
    handedTo: account,
  });
}

function inParcels(items: readonly TrayItem[]): TrayItem[][] {
  const parcels: TrayItem[][] = [];
  let bytes = 0;
  for (const item of items) {
    const weight = new TextEncoder().encode(JSON.stringify(item)).length;
    const last = parcels.at(-1);
    if (last && last.length < LIMITS.trayItemsAtOnce && bytes + weight <= MOST_BYTES) {
      last.push(item);
      bytes += weight;
    } else {
      parcels.push([item]);
      bytes = weight;
    }
  }
  return parcels;
}
