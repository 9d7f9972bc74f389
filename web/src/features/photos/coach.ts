import { type PhotoAdvice, type PhotoQuality, PLATFORMS } from '@smart-listings/contract';
import { coachPhoto, marketplaceOf } from '@smart-listings/engine';
import type { Photo } from './photo.ts';

/** What is not known of a photo that nobody has looked at yet: nothing is said of it. */
const UNKNOWN: Omit<PhotoQuality, 'width' | 'height'> = {
  type: 'image/jpeg',
  sharpness: null,
  brightness: 0.5,
  highlights: 1,
  dark: 0,
  burnt: 0,
  whiteGround: 1,
  fill: null,
  framed: false,
  transparent: false,
};

/** What would make the photo better on the platform, as far as it is known: its size at once, its light once read. */
export function coachFor(photo: Photo, place: number, platformName: string): PhotoAdvice[] {
  const platform = PLATFORMS.find((name) => name === platformName);
  const { original, analysis } = photo;
  const quality = analysis?.quality[0] ?? (original && { ...UNKNOWN, ...sizeOf(original) });
  if (!quality) return [];
  const texts = (analysis?.findings ?? []).filter(({ kind }) => kind === 'text');
  const lines = texts.map(({ value }) => ({ text: value, level: true }));
  const advice = coachPhoto(quality, {
    marketplace: platform && marketplaceOf(platform),
    photo: place,
    ...(original && { original }),
    lines,
  });
  const serial = (analysis?.coach ?? []).filter(({ rule }) => rule === 'photo.serial');
  return [...advice, ...serial.map((one) => ({ ...one, photo: place }))];
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}
