import { COMPRESSION } from '@smart-listings/contract';
import type { UploadShape } from '@smart-listings/engine';

export interface Size {
  width: number;
  height: number;
}

/** The largest size of the same shape inside 1920x1080; what is smaller stays as it is. */
export function fitInside({ width, height }: Size): Size {
  const scale = Math.min(1, COMPRESSION.width / width, COMPRESSION.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
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

/** What an edited photo is drawn anew for. */
export interface RenderShape extends UploadShape {
  /** The best quality that is tried; by default one at which nothing that the eye sees is lost. */
  quality?: number;
}

const UPLOAD_QUALITY = 0.92;

/** For whoever reads it: as it was taken, since print outlasts coarse encoding and is lost with pixels. */
export const READ_SHAPE: RenderShape = { side: 4_096, bytes: 2 * 1024 * 1024, quality: 0.8 };

/** Encodes at falling quality until the file is within what is taken. */
export async function encodeWithin(
  { bytes, quality: best = UPLOAD_QUALITY }: RenderShape,
  encode: (quality: number) => Promise<Blob>,
): Promise<Blob> {
  let quality = best;
  for (;;) {
    const blob = await encode(quality);
    if (blob.size <= bytes || quality <= COMPRESSION.lowestQuality) return blob;
    quality *= COMPRESSION.qualityStep;
  }
}
