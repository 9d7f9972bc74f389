import { compressImage } from './compress-image.ts';
import type { CompressAnswer, CompressRequest } from './worker-messages.ts';

const answer = (message: CompressAnswer) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<CompressRequest>) => {
  compressImage(data.file, (step, share) => answer({ type: 'progress', step, share })).then(
    (image) => answer({ type: 'done', image }),
    () => answer({ type: 'failed' }),
  );
});
