import { IMAGE_TYPES, type ImageType, MESSAGES, SERVER_MESSAGES } from '@smart-listings/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../lib/app-error.ts';
import type { Pixels } from './pixels.ts';

/** Fifty megapixels: more than any phone takes in its usual mode; decoded it is 150 MB. */
const MOST_PIXELS = 50_000_000;
/** What is read from: a telephone's twelve megapixels. What larger sensors add is finer than their lenses. */
const LONGEST_SIDE = 4_096;
/** What things, colours and large print are looked for on. */
const SMALL_SIDE = 1_920;

// One photo at a time in a process of its own: libvips' cache would only keep what nobody asks for again.
sharp.cache(false);
sharp.concurrency(1);

/** A photo to read in two sizes; places are told in the pixels of the full one. */
export interface Sizes {
  /** Upright, RGB, at most 4096 pixels long. */
  full: Pixels;
  /** The same at most 1920 pixels long. */
  picture: Pixels;
}

export interface DecodedPhoto extends Sizes {
  type: ImageType;
  /** Of the file, orientation applied. */
  width: number;
  height: number;
  transparent: boolean;
}

/**
 * Decodes an image file.
 * @throws AppError unsupported-type, too-large (too many pixels), bad-request (damaged)
 */
export async function decodePhoto(bytes: Uint8Array): Promise<DecodedPhoto> {
  const { header, type, open } = await judgePhoto(bytes);
  const { data, info } = await open()
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: 'white' })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  const full = { data, width: info.width, height: info.height, channels: info.channels };
  const picture = await fitInside(full, SMALL_SIDE);
  return { type, ...header.autoOrient, transparent: await isTransparent(bytes, header), full, picture };
}

async function fitInside(whole: Pixels, side: number): Promise<Pixels> {
  if (Math.max(whole.width, whole.height) <= side) return whole;
  const { data, info } = await sharp(whole.data, {
    raw: { width: whole.width, height: whole.height, channels: 3 },
  })
    .resize(side, side, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}

interface JudgedPhoto {
  header: Metadata;
  type: ImageType;
  /** Decodes at most one picture of at most as many pixels as were promised. */
  open: () => Sharp;
}

/**
 * What the header of an image file promises; nothing is decoded before that has been judged.
 * @throws AppError unsupported-type, too-large (too many pixels), bad-request (damaged)
 */
export async function judgePhoto(bytes: Uint8Array): Promise<JudgedPhoto> {
  // The decoder throws at it before it can be asked.
  if (bytes.length === 0) damaged(new Error('The file is empty.'));
  const input = { limitInputPixels: MOST_PIXELS, failOn: 'truncated', pages: 1 } as const;
  const header = await sharp(bytes, { ...input, limitInputPixels: false })
    .metadata()
    .catch(damaged);
  const type = typeOf(header);
  if (!type || (header.pages ?? 1) > 1) throw new AppError('unsupported-type', MESSAGES.imageType);
  if (header.width * header.height > MOST_PIXELS)
    throw new AppError('too-large', SERVER_MESSAGES.imagePixels);
  return { header, type, open: () => sharp(bytes, input) };
}

function typeOf(header: Metadata): ImageType | undefined {
  return IMAGE_TYPES.find((type) => type === `image/${header.format}`);
}

async function isTransparent(bytes: Uint8Array, header: Metadata): Promise<boolean> {
  if (!header.hasAlpha) return false;
  const { isOpaque } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).stats().catch(damaged);
  return !isOpaque;
}

export function damaged(cause: unknown): never {
  throw new AppError('bad-request', SERVER_MESSAGES.imageDamaged, { cause });
}
