import { type ImageAnalysis, MESSAGES } from '@smart-listings/contract';
import type { OriginalFile, Shot } from '@smart-listings/engine';
import { ApiError } from '../../lib/api-error.ts';
import type { CompressStep } from './compress/compress-image.ts';
import { NO_EDITS, type PhotoEdits } from './edits/photo-edits.ts';

type PhotoState =
  | { phase: 'processing'; step: 'waiting' | CompressStep; share: number }
  | { phase: 'failed'; reason: string }
  | { phase: 'added' };

export interface Photo {
  id: string;
  /** The file's name, for the seller to tell photos apart. */
  name: string;
  state: PhotoState;
  /** The file as it came: the tools begin with it. null where only a copy is left. */
  source: Blob | null;
  /** What was done to it; all else here is of the photo as it is then. */
  edits: PhotoEdits;
  /** What the seller says that it shows. */
  shots: readonly Shot[];
  /** Changed after it was read, and not read since. */
  isChanged: boolean;
  /** The compressed picture; null for one that lies in the account and was not read here. */
  blob: Blob | null;
  /** What an `img` shows: an object URL of `blob`, or the address in the account; '' until there is one. */
  src: string;
  /** Of the file that the seller will post. */
  original: OriginalFile | null;
  /** Where it lies in the account, once it does. */
  storedUrl: string | null;
  /** Share of the upload that has gone, while it goes. */
  upload: number | null;
  analysis: ImageAnalysis | null;
}

export function isAdded(photo: Photo): boolean {
  return photo.state.phase === 'added';
}

/** Names the photo in the account, or until it is there on this device. */
export function keyOf({ id, storedUrl }: Photo): string {
  return storedUrl ?? id;
}

/** The list with one photo moved to another place. */
export function movePhoto(photos: readonly Photo[], id: string, to: number): readonly Photo[] {
  const photo = photos.find((one) => one.id === id);
  if (!photo) return photos;
  const place = Math.max(0, Math.min(photos.length - 1, to));
  if (photos[place] === photo) return photos;
  return photos.filter((one) => one !== photo).toSpliced(place, 0, photo);
}

/** The photos with this one, and no other, as the one that shows it; null: none does. */
export function assignShot(photos: readonly Photo[], shot: Shot, id: string | null): readonly Photo[] {
  return photos.map((photo) => {
    const isShown = photo.shots.includes(shot);
    if (isShown === (photo.id === id)) return photo;
    const others = photo.shots.filter((one) => one !== shot);
    return { ...photo, shots: isShown ? others : [...others, shot] };
  });
}

export function changePhoto(
  photos: readonly Photo[],
  id: string,
  change: Partial<Omit<Photo, 'id'>>,
): readonly Photo[] {
  return photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo));
}

/** A photo that lies in the account. */
export function storedPhoto(id: string, url: string): Photo {
  return {
    id,
    name: 'Saved photo',
    state: { phase: 'added' },
    source: null,
    edits: NO_EDITS,
    shots: [],
    isChanged: false,
    blob: null,
    src: url,
    original: null,
    storedUrl: url,
    upload: null,
    analysis: null,
  };
}

export interface NewPhoto {
  name: string;
  source: Blob;
  edits?: PhotoEdits;
}

export function newPhoto(id: string, { name, source, edits = NO_EDITS }: NewPhoto): Photo {
  return {
    id,
    name,
    state: { phase: 'processing', step: 'waiting', share: 0 },
    source,
    edits,
    shots: [],
    isChanged: false,
    blob: null,
    src: '',
    original: null,
    storedUrl: null,
    upload: null,
    analysis: null,
  };
}

/** A photo that lies in the account. @throws ApiError */
export async function fetchPhoto(url: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal: signal ?? null });
  if (!response.ok)
    throw new ApiError(MESSAGES.requestFailed(response.status), { code: 'not-found', status: 404 });
  return response.blob();
}

/** With an address for its picture. */
export function shown(photo: Photo): Photo {
  return photo.blob ? { ...photo, src: URL.createObjectURL(photo.blob) } : photo;
}

export function release({ src }: Photo): void {
  if (src.startsWith('blob:')) URL.revokeObjectURL(src);
}
