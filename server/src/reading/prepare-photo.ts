import { type ImageType, LIMITS } from '@smart-listings/contract';
import type { OutputInfo, Sharp } from 'sharp';
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
const THUMBNAIL_QUALITY = 75;

/** @throws AppError unsupported-type, too-large (too many pixels), bad-request (damaged) */
export async function preparePhoto(bytes: Uint8Array): Promise<PreparedPhoto> {
  const { type, open } = await judgePhoto(bytes);
  const photo = await render(encode(fit(open(), LIMITS.storedSide), type));
  const small = fit(open(), LIMITS.thumbnailSide).webp({ quality: THUMBNAIL_QUALITY });
  const thumbnail = await render(small);
  const { width, height } = photo.info;
  return { type, width, height, bytes: photo.data, thumbnail: thumbnail.data };
}

/** Upright, in the colours that every screen knows, and no larger than `side`. */
function fit(image: Sharp, side: number): Sharp {
  return image
    .autoOrient()
    .toColourspace('srgb')
    .resize(side, side, { fit: 'inside', withoutEnlargement: true });
}

function encode(image: Sharp, type: ImageType): Sharp {
  switch (type) {
    case 'image/jpeg':
      return image.jpeg({ quality: QUALITY });
    case 'image/png':
      return image.png();
    case 'image/webp':
      return image.webp({ quality: QUALITY });
  }
}

function render(image: Sharp): Promise<{ data: Uint8Array; info: OutputInfo }> {
  return image.toBuffer({ resolveWithObject: true }).catch(damaged);
}
