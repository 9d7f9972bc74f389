// Runs in a worker: decodes, draws smaller and encodes one picture. What is not pixels (place, camera,
// time) does not come along.
import { encodeSmall, fitInside, fitToRead, type Size } from './fit.ts';

const READ_QUALITY = 0.85;

export type CompressStep = 'preparing' | 'compressing';

export interface CompressedImage {
  blob: Blob;
  width: number;
  height: number;
  /** Of the file as it came, upright. */
  originalWidth: number;
  originalHeight: number;
  /** Sharper, to be read and not kept; null where it would be no larger. */
  toRead: Blob | null;
}

/** @throws DOMException when the browser cannot decode the file */
export async function compressImage(
  file: Blob,
  onProgress: (step: CompressStep, share: number) => void,
): Promise<CompressedImage> {
  onProgress('preparing', 0.1);
  // Turned upright as the camera noted it.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const original = { originalWidth: bitmap.width, originalHeight: bitmap.height };
    onProgress('compressing', 0.5);
    const canvas = draw(bitmap, fitInside(bitmap));
    const readSize = fitToRead(bitmap);
    const sharper = readSize.height > canvas.height ? draw(bitmap, readSize) : null;
    // The decoded original weighs 50 MB and more: gone before the encoder asks for its own room.
    bitmap.close();
    const blob = await encodeSmall(
      (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
      (count) => onProgress('compressing', 1 - 0.3 / count),
    );
    const toRead = (await sharper?.convertToBlob({ type: 'image/jpeg', quality: READ_QUALITY })) ?? null;
    return { blob, toRead, width: canvas.width, height: canvas.height, ...original };
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new DOMException('There is no room for a canvas.', 'InvalidStateError');
  // JPEG knows no transparency: what shines through is white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}
