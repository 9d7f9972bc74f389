import type { UploadShape } from '@smart-listings/engine';
import type { PhotoEdits } from '../edits/photo-edits.ts';
import type { CompressedImage, CompressStep } from './compress-image.ts';

/** From the page to the worker: one file at a time. */
export interface CompressRequest {
  file: Blob;
  edits: PhotoEdits;
  /** To be downloaded, not kept. */
  upload?: UploadShape | undefined;
}

/** From the worker to the page. */
export type CompressAnswer =
  | { type: 'progress'; step: CompressStep; share: number }
  | { type: 'done'; image: CompressedImage }
  | { type: 'rendered'; file: Blob }
  | { type: 'failed' };
