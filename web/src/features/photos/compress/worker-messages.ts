import type { CompressedImage, CompressStep } from './compress-image.ts';

/** From the page to the worker: one file at a time. */
export interface CompressRequest {
  file: Blob;
}

/** From the worker to the page. */
export type CompressAnswer =
  | { type: 'progress'; step: CompressStep; share: number }
  | { type: 'done'; image: CompressedImage }
  | { type: 'failed' };
