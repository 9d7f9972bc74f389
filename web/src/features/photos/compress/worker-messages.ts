import type { PhotoEdits } from '../edits/photo-edits.ts';
import type { CompressedImage, CompressStep } from './compress-image.ts';
import type { RenderShape } from './fit.ts';

/** From the page to the worker: one file at a time. */
export interface CompressRequest {
  file: Blob;
  edits: PhotoEdits;
  /** To be read or downloaded, not kept. */
  shape?: RenderShape | undefined;
}

/** From the worker to the page. */
export type CompressAnswer =
  | { type: 'progress'; step: CompressStep; share: number }
  | { type: 'done'; image: CompressedImage }
  | { type: 'rendered'; file: Blob }
  | { type: 'failed' };
