import type { PhotoEdits } from '../../edits/photo-edits.ts';
import type { Photo } from '../../photo.ts';

export interface ToolProps {
  photo: Photo;
  /** The original in a size for the screen. */
  bitmap: ImageBitmap;
  edits: PhotoEdits;
  /** @param by changes by the same are one step to take back */
  onChange: (edits: PhotoEdits, by?: string) => void;
}
