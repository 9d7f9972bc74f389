import { findFaces } from './blaze-face.ts';

/** The network's numbers, out of our own pages: a photo that is edited stays on the device. */
const WEIGHTS = new URL('./blazeface.bin', import.meta.url);

self.addEventListener('message', async ({ data }: MessageEvent<Uint8ClampedArray>) => {
  const response = await fetch(WEIGHTS);
  if (response.ok) self.postMessage(findFaces(data, new Uint16Array(await response.arrayBuffer())));
});
