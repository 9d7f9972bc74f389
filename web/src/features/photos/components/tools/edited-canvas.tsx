import { useEffect, useRef } from 'react';
import { drawEdited } from '../../edits/draw-edited.ts';
import { editedSize } from '../../edits/geometry.ts';
import type { PhotoEdits } from '../../edits/photo-edits.ts';

interface Props {
  bitmap: ImageBitmap;
  edits: PhotoEdits;
}

/** The photo as it will be. */
export function EditedCanvas({ bitmap, edits }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = editedSize(bitmap, edits);
  useEffect(() => {
    if (canvas.current) drawEdited(canvas.current, bitmap, edits);
  }, [bitmap, edits]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label="The photo as it will be"
      width={width}
      height={height}
      className="block max-h-[38dvh] max-w-full sm:max-h-[52dvh]"
    />
  );
}
