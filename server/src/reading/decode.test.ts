import { MESSAGES, SERVER_MESSAGES } from '@smart-listings/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPhoto } from '../test/hostile-files.ts';
import { decodePhoto } from './decode.ts';

const pixelAt = ({ picture }: Awaited<ReturnType<typeof decodePhoto>>, share: number) => {
  const at = Math.floor((picture.width * picture.height - 1) * share) * 3;
  return [...picture.data.subarray(at, at + 3)];
};

it('takes a photo in the colours of print', async () => {
  const bytes = await drawPhoto().toColourspace('cmyk').jpeg().toBuffer();
  const photo = await decodePhoto(bytes);
  expect(photo.picture.channels).toBe(3);
  const [red = 0, , blue = 0] = pixelAt(photo, 0.5);
  expect(blue).toBeGreaterThan(red);
});

it('sets what is transparent on white, and says so', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const photo = await decodePhoto(bytes);
  expect([photo.transparent, pixelAt(photo, 0.5)]).toEqual([true, [255, 255, 255]]);
});

it('turns a photo upright that the camera held on its head', async () => {
  const sky = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a0' } })
    .composite([{ input: sky, gravity: 'north' }])
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
  const [, , below = 0] = pixelAt(await decodePhoto(bytes), 0.9);
  expect(below).toBeGreaterThan(200);
});

it('takes 48 megapixels', async () => {
  const { width, height, picture } = await decodePhoto(await drawPhoto(8_000, 6_000).jpeg().toBuffer());
  expect([width, height, picture.width, picture.height]).toEqual([8_000, 6_000, 1_920, 1_440]);
});

it.each([
  ['nothing', () => Buffer.alloc(0), SERVER_MESSAGES.imageDamaged],
  [
    'a video',
    () => Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41', 'latin1'),
    SERVER_MESSAGES.imageDamaged,
  ],
  ['a GIF', () => drawPhoto().gif().toBuffer(), MESSAGES.imageType],
  [
    'a photo cut off',
    async () => (await drawPhoto(900, 700).jpeg().toBuffer()).subarray(0, 900),
    SERVER_MESSAGES.imageDamaged,
  ],
])('answers %s with a sentence', async (_what, bytes, message) => {
  await expect(decodePhoto(await bytes())).rejects.toThrow(message);
});

it('answers a document with a sentence, whatever this build of the decoder can open', async () => {
  const answer = await decodePhoto(Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj')).catch(
    (error: Error) => error.message,
  );
  expect([MESSAGES.imageType, SERVER_MESSAGES.imageDamaged]).toContain(answer);
});
