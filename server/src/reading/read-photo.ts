import type { PhotoReading } from '@smart-listings/engine';
import sharp from 'sharp';
import { openBarcodeReader } from './barcodes.ts';
import { decodePhoto, type Sizes } from './decode.ts';
import type { Pixels } from './pixels.ts';
import { judgeQuality } from './quality.ts';
import { findThing } from './thing.ts';

/** Vision models see no more than this, and it keeps their price down. */
const COPY_SIDE = 1_568;

export interface ReadOptions {
  /** Also make a JPEG of the pixels alone: no place, no camera, no thumbnail goes to anybody else. */
  copy: boolean;
}

export interface ReadPhoto {
  reading: PhotoReading;
  copy?: Uint8Array;
}

type ReadBytes = (bytes: Uint8Array, options: ReadOptions) => Promise<ReadPhoto>;

/**
 * Loads models and decoder once. Where the models' runtime has no build for this machine, photos are read
 * without their text, and `missing` says why.
 */
export async function openPhotoReader(): Promise<{ read: ReadBytes; missing: string | null }> {
  const [barcodes, text] = await Promise.all([openBarcodeReader(), openText()]);
  const readText = text.read ?? (async (_photo: Sizes) => []);
  return {
    missing: text.missing,
    read: async (bytes, { copy }) => {
      const photo = await decodePhoto(bytes);
      const { type, width, height, transparent, picture } = photo;
      const thing = await findThing(picture);
      const fill = thing.fill === null ? null : Math.round(thing.fill * 1_000) / 1_000;
      const quality = { ...(await judgeQuality(photo)), type, width, height, transparent, fill };
      const reading: PhotoReading = {
        quality,
        barcodes: await barcodes(photo),
        lines: await readText(photo),
        colours: thing.colours,
      };
      return copy ? { reading, copy: await makeCopy(picture) } : { reading };
    },
  };
}

async function openText() {
  try {
    const { openTextReader } = await import('./text/read-text.ts');
    return { read: await openTextReader(), missing: null };
  } catch (error) {
    return { read: null, missing: error instanceof Error ? error.message : String(error) };
  }
}

async function makeCopy({ data, width, height }: Pixels): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(COPY_SIDE, COPY_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
}
