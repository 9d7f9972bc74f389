/** Files that nobody means well with, and some that only look so. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A small photo with a place, a camera and an orientation in it. */
export function drawPhoto(width = 320, height = 200): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } });
}

/** A picture of sixteen colours that no format can guess: it weighs more in each that keeps more than their numbers. */
export function speckles(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (const [at, byte] of randomBytes(width * height).entries()) {
    const colour = byte & 15;
    pixels.set([colour * 16, (colour * 37) & 255, (colour * 91) & 255], at * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A sound PNG header that promises a square of `side` pixels, and packed data for `rows` rows of them. */
export async function pngBomb(side: number, rows = 1): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel: 2.5 gigapixels of it weigh 300 kB.
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', await packBlack(Math.ceil(side / 8) + 1, rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function packBlack(rowBytes: number, rows: number): Promise<Buffer> {
  const row = Buffer.alloc(rowBytes);
  const source = Readable.from(Array.from({ length: rows }, () => row));
  return buffer(source.pipe(createDeflate()));
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Two frames. */
export function animation(): Promise<Buffer> {
  const frames = Buffer.concat([90, 200].map((grey) => Buffer.alloc(64 * 64 * 3, grey)));
  return sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
    .webp()
    .toBuffer();
}

/** A JPEG whose camera data is nonsense from its seventh byte on. */
export async function brokenExif(): Promise<Buffer> {
  const whole = await drawPhoto()
    .withExif({ IFD0: { Copyright: 'x'.repeat(200) } })
    .jpeg()
    .toBuffer();
  return whole.fill(0xff, whole.indexOf('Exif') + 6, whole.indexOf('Exif') + 60);
}

export const PAGE = '<!doctype html><script>document.title="taken over"</script>';
