// Runs in the browser; started by compression.ts.
import compressTheirs from 'browser-image-compression';
import theirScript from 'browser-image-compression/dist/browser-image-compression.js?url';
import { CompressPool } from '../../web/src/features/photos/compress/compress-pool.ts';

const COUNT = 5;

/** The longest time in which nothing else could run: the largest gap between two timer ticks. */
async function measure(work) {
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  const started = performance.now();
  const blobs = await work();
  const seconds = (performance.now() - started) / 1000;
  clearInterval(timer);
  return { seconds, longestBlockMs: longest, bytes: blobs.reduce((sum, { size }) => sum + size, 0) };
}

/** A scene with edges, shades and grain, as a camera sees it. */
async function drawPhoto(seed) {
  const canvas = new OffscreenCanvas(4032, 3024);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  let state = seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const grain = new ImageData(512, 512);
  for (let at = 0; at < grain.data.length; at += 4) {
    const value = 100 + random() * 56;
    grain.data.set([value, value, value, 255], at);
  }
  const tile = new OffscreenCanvas(512, 512);
  tile.getContext('2d')?.putImageData(grain, 0, 0);
  for (let count = 0; count < 400; count += 1) {
    context.fillStyle = `hsl(${random() * 360} 50% ${20 + random() * 60}% / 0.6)`;
    context.fillRect(random() * 4032, random() * 3024, random() * 900, random() * 700);
  }
  context.globalCompositeOperation = 'overlay';
  const pattern = context.createPattern(tile, 'repeat');
  if (pattern) context.fillStyle = pattern;
  context.fillRect(0, 0, 4032, 3024);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  return new File([blob], `photo-${seed}.jpg`, { type: 'image/jpeg' });
}

async function compare(rounds) {
  const photos = await Promise.all(Array.from({ length: COUNT }, (_, place) => drawPhoto(place + 1)));
  const pool = new CompressPool();
  const ours = () =>
    Promise.all(photos.map(async (photo) => (await pool.compress(photo)).blob)).finally(() => pool.rest());
  const theirs = () =>
    Promise.all(
      photos.map((photo) =>
        compressTheirs(photo, {
          maxSizeMB: 1,
          maxWidthOrHeight: 1440,
          initialQuality: 0.85,
          fileType: 'image/jpeg',
          useWebWorker: true,
          // Its worker would fetch itself from elsewhere.
          libURL: new URL(theirScript, location.href).href,
        }),
      ),
    );
  // Code is fetched and compiled before anything is measured.
  await ours();
  await theirs();
  const runs = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round += 1) {
    runs.ours.push(await measure(ours));
    runs.theirs.push(await measure(theirs));
  }
  return { inputBytes: photos.reduce((sum, { size }) => sum + size, 0), ...runs };
}

Object.assign(window, { compare });
