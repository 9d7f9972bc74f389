import type { PhotoBox } from '@smart-listings/contract';
import { useEffect, useState } from 'react';
import { FACE_SIDE } from './blaze-face.ts';

/** Faces on a photo, in shares of it, a second or two after it is shown; [] until then, and where nothing is sure. */
export function useFaces(bitmap: ImageBitmap): readonly PhotoBox[] {
  const [faces, setFaces] = useState<readonly PhotoBox[]>([]);
  useEffect(() => {
    const scale = FACE_SIDE / Math.max(bitmap.width, bitmap.height);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    const picture = drawSquare(bitmap, width, height);
    if (!picture) return;
    const worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoBox[]>) => {
      worker.terminate();
      const [across, down] = [FACE_SIDE / width, FACE_SIDE / height];
      setFaces(
        data.map((box) => ({
          x: box.x * across,
          y: box.y * down,
          width: box.width * across,
          height: box.height * down,
        })),
      );
    });
    worker.postMessage(picture, [picture.buffer]);
    return () => worker.terminate();
  }, [bitmap]);
  return faces;
}

/** In the upper left of a black square: the network knows no other shape. */
function drawSquare(
  bitmap: ImageBitmap,
  width: number,
  height: number,
): Uint8ClampedArray<ArrayBuffer> | null {
  const context = new OffscreenCanvas(FACE_SIDE, FACE_SIDE).getContext('2d', { alpha: false });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, FACE_SIDE, FACE_SIDE);
  return new Uint8ClampedArray(data);
}
