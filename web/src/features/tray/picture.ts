/** A small copy of a photo for the page, and its colours for the sorting. */
const THUMB_SIDE = 176;
const THUMB_QUALITY = 0.75;
/** Boxes of a colour cube: 4 shades of each of red, green and blue. */
const SHADES = 4;

export interface Picture {
  thumb: Blob;
  /** Shares of the cube's boxes, the middle of the picture counted twice. */
  colours: number[];
}

export async function takePicture(blob: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(blob);
  try {
    const scale = Math.min(1, THUMB_SIDE / Math.min(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new DOMException('There is no room for a canvas.', 'InvalidStateError');
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return {
      thumb: await canvas.convertToBlob({ type: 'image/jpeg', quality: THUMB_QUALITY }),
      colours: sharesOf(data, canvas.width, canvas.height),
    };
  } finally {
    bitmap.close();
  }
}

function sharesOf(pixels: Uint8ClampedArray, width: number, height: number): number[] {
  const counts = new Array<number>(SHADES ** 3).fill(0);
  let all = 0;
  const isMiddle = (at: number, length: number) => at > length / 4 && at < (length * 3) / 4;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const at = (y * width + x) * 4;
      const shade = (channel: number) => Math.floor(((pixels[at + channel] ?? 0) * SHADES) / 256);
      const box = (shade(0) * SHADES + shade(1)) * SHADES + shade(2);
      const weight = isMiddle(x, width) && isMiddle(y, height) ? 2 : 1;
      counts[box] = (counts[box] ?? 0) + weight;
      all += weight;
    }
  }
  return counts.map((count) => Math.round((count / all) * 1_000) / 1_000);
}
