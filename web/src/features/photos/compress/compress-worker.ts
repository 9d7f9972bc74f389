import { compressImage, renderPhoto } from './compress-image.ts';
import type { CompressAnswer, CompressRequest } from './worker-messages.ts';

const answer = (message: CompressAnswer) => self.postMessage(message);

async function work({ file, edits, shape }: CompressRequest): Promise<CompressAnswer> {
  if (shape) return { type: 'rendered', file: await renderPhoto(file, edits, shape) };
  const onProgress = (step: 'preparing' | 'compressing', share: number) =>
    answer({ type: 'progress', step, share });
  return { type: 'done', image: await compressImage(file, edits, onProgress) };
}

self.addEventListener('message', ({ data }: MessageEvent<CompressRequest>) => {
  work(data).then(answer, () => answer({ type: 'failed' }));
});
