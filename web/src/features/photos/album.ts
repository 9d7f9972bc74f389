// Loaded with the first photo. The photos of the draft: taken in, compressed, read, kept, uploaded.
import { isUnsaidCondition, LIMITS, type SellerAnswer, unsaidCondition } from '@smart-listings/contract';
import type { PhotoTexts, Shot, UploadShape } from '@smart-listings/engine';
import { randomUuid } from '../../lib/random-uuid.ts';
import { editPhoto, originalOf } from './album-edits.ts';
import { type AddReport, AlbumIntake, type IntakeParts } from './album-intake.ts';
import { AlbumReader } from './album-reader.ts';
import { type AlbumState, AlbumStore, EMPTY_ALBUM } from './album-store.ts';
import { forgetUploads, noteSavedUrls, SettledPhotos } from './album-uploads.ts';
import { NO_EDITS, type PhotoEdits } from './edits/photo-edits.ts';
import { type Decision, decide, type Reading, type SetForYou, seenOf, withoutPhotos } from './findings.ts';
import {
  assignShot,
  isAdded,
  movePhoto,
  type NewPhoto,
  newPhoto,
  type Photo,
  release,
  shown,
  storedPhoto,
} from './photo.ts';
import type { PhotoDraft } from './shelf.ts';

export interface AlbumParts extends Omit<IntakeParts, 'onRefused'> {
  firstDelayMs?: number;
}

export class PhotoAlbum {
  private readonly store = new AlbumStore();
  private readonly intake: AlbumIntake;
  private readonly reader: AlbumReader;

  private readonly parts: Omit<IntakeParts, 'onRefused'>;

  constructor({ firstDelayMs, ...parts }: AlbumParts) {
    this.parts = parts;
    this.intake = new AlbumIntake(this.store, { ...parts, onRefused: (id) => void this.take(id) });
    this.reader = new AlbumReader(this.store, { render: parts.render, firstDelayMs });
  }

  readonly subscribe = this.store.subscribe;
  readonly getState = (): AlbumState => this.store.getState();

  /** Takes files in by their content, as many as there is room for, and compresses them. */
  add(files: readonly File[], shot?: Shot): Promise<AddReport> {
    return this.intake.add(files, shot);
  }

  /** Takes photos in that were kept for this draft, with what was done to them. */
  bring(photos: readonly NewPhoto[]): Promise<AddReport> {
    return this.intake.bring(photos);
  }

  /** What of these a later draft begins with. */
  async originals(ids: readonly string[]): Promise<Required<NewPhoto>[]> {
    const photos = this.getState().photos.filter(({ id }) => ids.includes(id));
    return Promise.all(
      photos.map(async (photo) => ({
        name: photo.name,
        source: await originalOf(photo),
        edits: photo.edits,
      })),
    );
  }

  retry(id: string): Promise<AddReport> {
    return this.intake.retry(id);
  }

  move(id: string, to: number): void {
    this.store.set({ photos: movePhoto(this.getState().photos, id, to) });
  }

  /** Notes which photo shows what buyers look for, by the seller's word; null: none. */
  assign(shot: Shot, id: string | null): void {
    this.store.set({ photos: assignShot(this.getState().photos, shot, id) });
  }

  /** Takes a photo out, ends what runs for it, and gives back what brings it in again. */
  remove(id: string): () => void {
    const { photos, reading, filled } = this.getState();
    const place = photos.findIndex((photo) => photo.id === id);
    const photo = this.take(id);
    if (!photo) return () => undefined;
    return () => {
      const { photos: left } = this.getState();
      if (left.length >= LIMITS.imagesPerListing) return;
      this.store.set({ photos: left.toSpliced(place, 0, shown(photo)), reading, filled });
      this.resume([photo]);
    };
  }

  /** Takes all others out, and gives back what brings them in again. */
  keepOnly(ids: readonly string[]): () => void {
    const others = this.getState().photos.filter(({ id }) => !ids.includes(id));
    const undo = others.map(({ id }) => this.remove(id));
    return () => {
      for (const one of undo.toReversed()) one();
    };
  }

  /** Has a photo made anew from its original; gives back what undoes it. @throws where the browser cannot */
  edit(id: string, edits: PhotoEdits): Promise<() => void> {
    return editPhoto(this.store, this.parts.compress, { id, edits }).finally(this.parts.onIdle);
  }

  /** Each photo with all that was done to it, from its original, in their order. */
  async render(shape: UploadShape): Promise<Blob[]> {
    const photos = this.getState().photos.filter(isAdded);
    const work = photos.map(async (photo) => this.parts.render(await originalOf(photo), photo.edits, shape));
    return Promise.all(work).finally(this.parts.onIdle);
  }

  /** What was read on it counts no more: the next reading reads it. */
  forgetReading(id: string): void {
    this.store.change(id, { analysis: null, isChanged: false });
  }

  private take(id: string): Photo | undefined {
    const photo = this.store.find(id);
    this.intake.stop(id);
    const { photos, reading } = this.getState();
    this.store.set({
      photos: photos.filter((one) => one.id !== id),
      reading: reading && withoutPhotos(reading, new Set([id])),
    });
    if (photo) release(photo);
    return photo;
  }

  /** Puts the photos of an account (or none) in place of these; gives back what undoes it. */
  replace(urls: readonly string[]): () => void {
    const before = this.getState();
    this.reader.cancel();
    this.intake.stop();
    for (const photo of before.photos) release(photo);
    this.store.set({ ...EMPTY_ALBUM, photos: urls.map((url) => storedPhoto(randomUuid(), url)) });
    return () => {
      for (const photo of this.getState().photos) release(photo);
      const { readingState } = EMPTY_ALBUM;
      this.store.set({ ...before, readingState, photos: before.photos.map(shown) });
      this.resume(before.photos);
    };
  }

  private resume(photos: readonly Photo[]): void {
    for (const { id, state } of photos) if (state.phase === 'processing') void this.intake.retry(id);
  }

  /** Has the photos read; resolves to the reading, or null when it was cancelled or failed. */
  read(platform: string): Promise<Reading | null> {
    return this.reader.read(platform);
  }

  cancelReading(): void {
    this.reader.cancel();
  }

  /** Notes what was chosen where nobody had; undefined: the seller has decided. */
  noteSetForYou(set: SetForYou): void {
    this.store.set({ setForYou: { ...this.getState().setForYou, ...set } });
  }

  /** The answers, with the word that the form's condition is nobody's for as long as that is so. */
  answers(given: readonly SellerAnswer[], condition: string): readonly SellerAnswer[] {
    const said = given.filter((answer) => !isUnsaidCondition(answer));
    const isSet = this.getState().setForYou.condition === condition;
    return isSet ? [...said, unsaidCondition(condition)] : said;
  }

  /** Notes what the photos put into the form. */
  noteFilled(filled: PhotoTexts | null): void {
    this.store.set({ filled });
  }

  /** Accepts or drops a finding; of rivals, accepting one leaves the others out. */
  decide(id: string, decision: Decision): void {
    const { reading, decisions } = this.getState();
    if (reading) this.store.set({ decisions: decide(reading.analysis, decisions, { id, decision }) });
  }

  /** What of the form was read on the photos. */
  seen(): string[] {
    const { reading, decisions } = this.getState();
    return reading ? seenOf(reading, decisions) : [];
  }

  /** What a save takes along: the photos of this moment, as soon as none of them is being made small any more. */
  async settle(): Promise<SettledPhotos> {
    return new SettledPhotos(this.store, await this.intake.settle());
  }

  /** The addresses under which a listing was saved, beside the keys that its photos went under. */
  noteSaved(keys: readonly string[], urls: readonly string[]): void {
    noteSavedUrls(this.store, keys, urls);
  }

  /** Uploaded photos that no listing holds are swept after a day: what is still here is uploaded again. */
  forgetUploads(): void {
    forgetUploads(this.store);
  }

  /** What is kept over a reload. */
  draft(): PhotoDraft {
    const { photos, reading, decisions, filled, setForYou } = this.getState();
    return {
      photos: photos
        .filter((photo) => isAdded(photo) || (photo.source && photo.state.phase === 'processing'))
        .map(({ state, src, upload, shots, ...kept }) => ({ ...kept, shots: [...shots] })),
      reading: reading && { ...reading, order: [...reading.order] },
      decisions,
      filled,
      setForYou,
    };
  }

  restore({ photos, reading, decisions, filled, setForYou }: PhotoDraft): void {
    if (this.getState().photos.length > 0) return;
    const restored = photos.flatMap((photo): Photo[] => {
      const { id, source, shots } = photo;
      // Where the original is lost, the copy is one: what was done to it is in it.
      const edits = source ? photo.edits : NO_EDITS;
      if (photo.blob || photo.storedUrl !== null)
        return [shown({ ...storedPhoto(id, photo.storedUrl ?? ''), ...photo, edits })];
      // Left before it was small.
      return source ? [{ ...newPhoto(id, { name: photo.name, source, edits }), shots }] : [];
    });
    this.store.set({ photos: restored, reading, decisions, filled, setForYou });
    this.resume(restored);
  }
}
