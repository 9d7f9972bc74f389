import { type ImageType, LIMITS, MESSAGES } from '@smart-listings/contract';
import type { OutputInfo, Sharp } from 'sharp';
import { AppError } from '../lib/app-error.ts';
import { damaged, judgePhoto } from './decode.ts';

/** A photo as it is kept: made anew from its pixels, so that nothing else of the file is left. */
export interface PreparedPhoto {
  type: ImageType;
  width: number;
  height: number;
  bytes: Uint8Array;
  /** WEBP. */
  thumbnail: Uint8Array;
}

const QUALITY = 85;
/** For photos that were packed more tightly than we pack: not even noise weighs 4 MB at the last of these. */
const LIGHTER = [
  { side: LIMITS.storedSide, quality: 80 },
  { side: 2_048, quality: 60 },
];
const THUMBNAIL_QUALITY = 75;

/** @throws AppError unsupported-type, too-large (too many pixels), bad-request (damaged) */
export async function preparePhoto(bytes: Uint8Array): Promise<PreparedPhoto> {
  const { type, open } = await judgePhoto(bytes);
  const whole = await render(encode(fit(open(), LIMITS.storedSide), { type, quality: QUALITY }));
  const { type: kept, ...photo } =
    whole.data.length > LIMITS.imageBytes ? await renderLighter(open, type) : { type, ...whole };
  const small = fit(open(), LIMITS.thumbnailSide).webp({ quality: THUMBNAIL_QUALITY });
  const thumbnail = await render(small);
  const { width, height } = photo.info;
  return { type: kept, width, height, bytes: photo.data, thumbnail: thumbnail.data };
}

/** Upright, in the colours that every screen knows, and no larger than `side`. */
function fit(image: Sharp, side: number): Sharp {
  return image
    .autoOrient()
    .toColourspace('srgb')
    .resize(side, side, { fit: 'inside', withoutEnlargement: true });
}

/** @throws AppError too-large when none of our ways makes it as light as a file may be */
async function renderLighter(open: () => Sharp, type: ImageType) {
  const lossy = (await open().metadata()).hasAlpha ? 'image/webp' : 'image/jpeg';
  const lighter = type === 'image/png' ? lossy : type;
  for (const { side, quality } of LIGHTER) {
    const photo = await render(encode(fit(open(), side), { type: lighter, quality }));
    if (photo.data.length <= LIMITS.imageBytes) return { type: lighter, ...photo };
  }
  throw new AppError('too-large', MESSAGES.imageTooLarge);
}

function encode(image: Sharp, { type, quality }: { type: ImageType; quality: number }): Sharp {
  switch (type) {
    case 'image/jpeg':
      return image.jpeg({ quality });
    case 'image/png':
      return image.png();
    case 'image/webp':
      // Noise costs a second for every megapixel at the usual effort.
      return image.webp({ quality, effort: quality < QUALITY ? 1 : 4 });
  }
}

function render(image: Sharp): Promise<{ data: Uint8Array; info: OutputInfo }> {
  return image.toBuffer({ resolveWithObject: true }).catch(damaged);
}
