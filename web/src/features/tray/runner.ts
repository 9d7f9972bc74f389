// What goes on by itself: photos are read, rows that miss nothing are written, a few at a time.
import {
  countChecks,
  fitStatements,
  type GeneratedListing,
  type GenerateRequestInput,
  type GenerateResponse,
  type ImageAnalysis,
  LIMITS,
  type TrayItem,
  type TrayText,
  writtenInstead,
} from '@smart-listings/contract';
import { chooseCurrency, currencyOf } from '@smart-listings/engine';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { type Described, Descriptions } from './descriptions.ts';
import { formOf, type PhotosSay } from './draft.ts';
import type { TrayPhoto, TrayRow, Written } from './rows.ts';
import type { ServerTray } from './server-tray.ts';
import { isUntouched } from './sorting.ts';
import type { Tray, TrayState } from './tray.ts';

export interface Work {
  read: (photo: TrayPhoto, options: { platform: string; signal: AbortSignal }) => Promise<ImageAnalysis>;
  /** What the photos of one item say together. */
  say: (analyses: readonly ImageAnalysis[]) => PhotosSay;
  write: (
    request: GenerateRequestInput,
    options: { signal: AbortSignal; click: { attempt: string } },
  ) => Promise<GenerateResponse & { instead?: string | undefined }>;
  /** How many texts at once: one where a plan counts them, so that the first of them are written. */
  writeAtOnce: number;
  /** The account's tray there, which may have rows from before; null without an account. */
  server: Pick<ServerTray, 'handOver' | 'stop' | 'resume'> | null;
  /** Rows are handed over to it; otherwise this page has them written. */
  handsOver: boolean;
  withOwnPrice: (listing: GeneratedListing, amount: number | null, currency: string) => GeneratedListing;
}

const READ_AT_ONCE = 2;
/** Where the server asks for a pause without saying how long. */
const PAUSE_MS = 60_000;

export class TrayRunner {
  private readonly running = new Map<string, AbortController>();
  private readonly descriptions: Descriptions;
  private readonly tray: Tray;
  private work: Work;
  private currency: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStarted = false;

  constructor(tray: Tray, work: Work, currency: string) {
    this.tray = tray;
    this.descriptions = new Descriptions(tray);
    this.work = work;
    this.currency = currency;
  }

  start(): void {
    this.isStarted = true;
    this.goOn();
  }

  /** Ends what runs; what was asked is asked again under its own id, and counts once. */
  stop(): void {
    this.isStarted = false;
    clearTimeout(this.timer);
    for (const controller of this.running.values()) controller.abort();
  }

  /** Who works from now on; what runs already ends as it began. */
  employ(work: Work, currency: string): void {
    const isOther = currency !== this.currency;
    this.work = work;
    this.currency = currency;
    // The page shows prices in it.
    if (isOther) this.tray.set({});
    this.goOn();
  }

  /** The seller does not want to wait, or there is room again. */
  resume(): void {
    this.work.server?.resume();
    this.goOnAgain();
  }

  private goOnAgain(): void {
    clearTimeout(this.timer);
    this.tray.set({ halt: null });
    this.goOn();
  }

  /** The seller wants them written. */
  write(): void {
    this.tray.setSettings({ isWriting: true, isPaused: false });
    this.resume();
  }

  pause(): void {
    this.tray.setSettings({ isWriting: false, isPaused: true });
    this.work.server?.stop();
    for (const [id, controller] of this.running) if (this.tray.findRow(id)) controller.abort();
  }

  /** What a row says so far, and what it still asks. */
  describe(row: TrayRow, isNeeded = false): Described {
    const { code } = chooseCurrency(this.currency);
    return this.descriptions.of(row, { say: this.work.say, currency: code, isNeeded });
  }

  /** Begins what can be begun; called after every change. */
  goOn(): void {
    const state = this.tray.getState();
    if (!this.isStarted || state.phase !== 'open' || state.halt?.until) return;
    this.readNext(state);
    // A plan that holds no more texts has photos read all the same.
    if (!state.halt) this.writeNext(state);
  }

  private readNext({ photos }: TrayState): void {
    for (const photo of photos.values()) {
      if (this.countRunning((id) => photos.has(id)) >= READ_AT_ONCE) return;
      if (photo.analysis || photo.fault !== '' || this.running.has(photo.id)) continue;
      void this.run(photo.id, (signal) => this.read(photo, signal));
    }
  }

  private async read(photo: TrayPhoto, signal: AbortSignal): Promise<void> {
    const { platform } = this.tray.getState().settings;
    try {
      const analysis = await this.work.read(photo, { platform, signal });
      if (!this.tray.getState().photos.has(photo.id)) return;
      void this.tray.putPhoto({ ...photo, analysis, toRead: null });
    } catch (error) {
      if (signal.aborted || this.mustWait(error)) return;
      void this.tray.putPhoto({ ...photo, fault: messageOf(error) });
    }
    if (this.tray.isAllRead()) this.tray.sortAgain();
  }

  private writeNext({ rows, settings, photos }: TrayState): void {
    if (!settings.isWriting) return;
    // An item that only photos speak of may yet get another one while its neighbours are being read.
    const isSorting = !this.tray.isAllRead();
    const mayBegin = (row: TrayRow) => {
      if (row.written || row.saved || row.fault !== '' || row.handedTo !== '') return false;
      if (this.running.has(row.id) || (isSorting && isUntouched(row))) return false;
      const { question, isReading } = this.describe(row);
      return question === null && !isReading;
    };
    if (this.work.server && this.work.handsOver) {
      const ready = rows.filter(mayBegin);
      if (ready.length > 0) void this.work.server.handOver(ready, (row) => this.itemOf(row));
      return;
    }
    for (const row of rows) {
      // Asked each time: to begin one tells everybody, and may have begun the next.
      if (this.countRunning((id) => !photos.has(id)) >= this.work.writeAtOnce) return;
      if (mayBegin(row)) void this.run(row.id, (signal) => this.writeRow(row.id, signal));
    }
  }

  private countRunning(isOfKind: (id: string) => boolean): number {
    return [...this.running.keys()].filter(isOfKind).length;
  }

  /** What a row is written from, noted under an attempt of its own; null, with a sentence, where something is missing. */
  private itemOf(row: TrayRow): TrayItem | null {
    const attempt = row.attempt || randomUuid();
    const { draft } = this.describe(row, true);
    const form = formOf(draft);
    if (!form) {
      this.tray.noteRow(row.id, { fault: 'Something is missing: add words about it.' });
      return null;
    }
    this.tray.noteRow(row.id, { attempt });
    const { price } = draft;
    const money = price && currencyOf(price.currency);
    const isHome = !money || money.code === chooseCurrency(this.currency).code;
    const currency = isHome ? this.currency : `${money.code} (${money.symbol})`;
    const photoCount = Math.min(row.photos.length, LIMITS.imagesPerListing);
    const statements = fitStatements({ confirmedFacts: [], seenOnPhotos: [...draft.seen] });
    const writer = row.byBuiltin ? 'builtin' : 'auto';
    const instead = row.byBuiltin && row.insteadOf !== '' ? writtenInstead(row.insteadOf) : '';
    return {
      ...{ id: row.id, attempt, price: price?.amount ?? null },
      request: { formData: form, currency, photoCount, ...statements, writer, instead },
    };
  }

  private async writeRow(id: string, signal: AbortSignal): Promise<void> {
    const before = this.tray.findRow(id);
    const item = before && !before.written ? this.itemOf(before) : null;
    if (!before || !item) return;
    const { attempt, request, price } = item;
    try {
      const { instead, ...asked } = request;
      const response = await this.work.write(asked, { signal, click: { attempt } });
      // Changed meanwhile: this text is of another item.
      if (this.tray.findRow(before.id)?.attempt !== attempt) return;
      const { listing, engine, sources, receipt = '', claims, breaches } = response;
      const checks = countChecks({ claims, breaches });
      const text = { listing, engine, sources, receipt, checks };
      const why = { ...request, instead: response.instead ?? instead };
      const written = this.writtenOf({ request: why, price }, text);
      this.tray.noteRow(before.id, { written, fault: '' });
    } catch (error) {
      if (signal.aborted || this.mustWait(error)) return;
      if (error instanceof ApiError && error.code === 'limit-reached') {
        this.tray.setSettings({ isWriting: false });
        return this.tray.set({ halt: { message: error.message, until: null } });
      }
      if (this.tray.findRow(before.id)?.attempt === attempt)
        this.tray.noteRow(before.id, { fault: messageOf(error) });
    }
  }

  /** A text with what a save takes along, under the seller's own price where there is one. */
  writtenOf({ request, price }: Pick<TrayItem, 'request' | 'price'>, text: TrayText): Written {
    const { formData: form, currency, seenOnPhotos, instead } = request;
    const listing = this.work.withOwnPrice(text.listing, price, currency);
    return { ...text, listing, instead, form, currency, answers: [], seen: [...seenOnPhotos] };
  }

  /** The server asks for a pause, or cannot be reached to hand over: everything waits, and goes on by itself. */
  mustWait(error: unknown, isHandingOver = false): boolean {
    if (!(error instanceof ApiError) || error.code === 'limit-reached') return false;
    const mayPass = error.status === 429 || (isHandingOver && (error.status === 0 || error.status >= 500));
    if (!mayPass) return false;
    const waitMs = error.retryAfterMs ?? PAUSE_MS;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.goOnAgain(), waitMs);
    this.tray.set({ halt: { message: error.message, until: Date.now() + waitMs } });
    return true;
  }

  /** Notes first that it runs: whoever hears of it begins something else. */
  private async run(id: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const controller = new AbortController();
    this.running.set(id, controller);
    this.note(id, true);
    try {
      await work(controller.signal);
    } finally {
      this.running.delete(id);
      this.note(id, false);
      // In a turn of its own: the page answers between two texts.
      setTimeout(() => this.goOn());
    }
  }

  private note(id: string, isBusy: boolean): void {
    const busy = new Set(this.tray.getState().busy);
    if (isBusy) busy.add(id);
    else busy.delete(id);
    this.tray.set({ busy });
  }
}
