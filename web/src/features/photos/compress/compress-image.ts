// Runs in a worker: decodes, draws smaller and encodes one picture. What is not pixels (place, camera,
// time) does not come along.
import { drawEdited } from '../edits/draw-edited.ts';
import { editedSize } from '../edits/geometry.ts';
import type { PhotoEdits } from '../edits/photo-edits.ts';
import { encodeSmall, encodeWithin, fitInside, fitSide, type RenderShape, type Size } from './fit.ts';

export type CompressStep = 'preparing' | 'compressing';

export interface CompressedImage {
  blob: Blob;
  width: number;
  height: number;
  /** With all its pixels, upright and edited. */
  originalWidth: number;
  originalHeight: number;
}

/** @throws DOMException when the browser cannot decode the file */
export async function compressImage(
  file: Blob,
  edits: PhotoEdits,
  onProgress: (step: CompressStep, share: number) => void,
): Promise<CompressedImage> {
  onProgress('preparing', 0.1);
  const bitmap = await decode(file);
  try {
    const size = editedSize(bitmap, edits);
    onProgress('compressing', 0.5);
    const canvas = draw(bitmap, edits, fitInside(size));
    // The decoded original weighs 50 MB and more: gone before the encoder asks for its own room.
    bitmap.close();
    const blob = await encodeSmall(
      (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
      (count) => onProgress('compressing', 1 - 0.3 / count),
    );
    const { width, height } = canvas;
    return { blob, width, height, originalWidth: size.width, originalHeight: size.height };
  } finally {
    bitmap.close();
  }
}

/** The edited photo as large as it is, within what a marketplace or the reader takes. */
export async function renderPhoto(file: Blob, edits: PhotoEdits, shape: RenderShape): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    const canvas = draw(bitmap, edits, fitSide(editedSize(bitmap, edits), shape.side));
    bitmap.close();
    return await encodeWithin(shape, (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }));
  } finally {
    bitmap.close();
  }
}

/** Turned upright as the camera noted it. */
function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

function draw(bitmap: ImageBitmap, edits: PhotoEdits, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  drawEdited(canvas, bitmap, edits);
  return canvas;
}
