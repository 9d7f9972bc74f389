import { COMPRESSION } from '@smart-listings/contract';

export interface Size {
  width: number;
  height: number;
}

/** The largest size of the same shape inside 1920x1080; what is smaller stays as it is. */
export function fitInside({ width, height }: Size): Size {
  const scale = Math.min(1, COMPRESSION.width / width, COMPRESSION.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** What the server reads from: print that is smaller on it is not read. */
const READ_SIDE = 1_920;

/** The size to read from: an upright photo inside 1920x1080 loses most of its print, and keeps it here. */
export function fitToRead(size: Size): Size {
  return fitSide(size, READ_SIDE);
}

/** The largest size of the same shape with no side longer; what is smaller stays as it is. */
export function fitSide({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Encodes at falling quality until the file is small enough, or the quality low enough: 0.85, then each
 * time a fifth less while it is above 0.3.
 */
export async function encodeSmall(
  encode: (quality: number) => Promise<Blob>,
  onTry: (count: number) => void = () => undefined,
): Promise<Blob> {
  let quality: number = COMPRESSION.quality;
  for (let count = 1; ; count += 1) {
    onTry(count);
    const blob = await encode(quality);
    if (blob.size <= COMPRESSION.targetBytes || quality <= COMPRESSION.lowestQuality) return blob;
    quality *= COMPRESSION.qualityStep;
  }
}

/** For a marketplace: nothing that the eye sees is lost, unless the file would be refused. */
const UPLOAD_QUALITY = 0.92;

/** Encodes at falling quality until the file is within what is taken. */
export async function encodeWithin(bytes: number, encode: (quality: number) => Promise<Blob>): Promise<Blob> {
  let quality = UPLOAD_QUALITY;
  for (;;) {
    const blob = await encode(quality);
    if (blob.size <= bytes || quality <= COMPRESSION.lowestQuality) return blob;
    quality *= COMPRESSION.qualityStep;
  }
}
