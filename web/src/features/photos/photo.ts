import type { ImageAnalysis } from '@smart-listings/contract';
import type { OriginalFile } from '@smart-listings/engine';
import type { CompressStep } from './compress/compress-image.ts';

type PhotoState =
  | { phase: 'processing'; step: 'waiting' | CompressStep; share: number }
  | { phase: 'failed'; reason: string }
  | { phase: 'added' };

export interface Photo {
  id: string;
  /** The file's name, for the seller to tell photos apart. */
  name: string;
  state: PhotoState;
  /** The file as it came, until it is compressed. */
  source: Blob | null;
  /** The compressed picture; null for one that lies in the account and was not read here. */
  blob: Blob | null;
  /** Sharper than `blob`, until it is read; null where there is none. */
  toRead: Blob | null;
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
    blob: null,
    toRead: null,
    src: url,
    original: null,
    storedUrl: url,
    upload: null,
    analysis: null,
  };
}

export function newPhoto(id: string, file: File): Photo {
  return {
    id,
    name: file.name,
    state: { phase: 'processing', step: 'waiting', share: 0 },
    source: file,
    blob: null,
    toRead: null,
    src: '',
    original: null,
    storedUrl: null,
    upload: null,
    analysis: null,
  };
}
