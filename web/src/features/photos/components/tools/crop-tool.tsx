import type { PhotoBox } from '@smart-listings/contract';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { editedSize } from '../../edits/geometry.ts';
import { WHOLE } from '../../edits/photo-edits.ts';
import { EditedCanvas } from './edited-canvas.tsx';
import { Selection } from './selection.tsx';
import type { ToolProps } from './tool-props.ts';

const SHAPES = [
  { label: 'Free', aspect: undefined },
  { label: 'Square', aspect: 1 },
  { label: '4:5', aspect: 4 / 5 },
] as const;

export function CropTool({ bitmap, edits, onChange }: ToolProps) {
  const [aspect, setAspect] = useState<number | undefined>(undefined);
  const uncropped = { ...edits, crop: WHOLE };
  const size = editedSize(bitmap, uncropped);

  function crop(box: PhotoBox) {
    // Without a size it is a tap beside the frame.
    if (box.width > 0 && box.height > 0) onChange({ ...edits, crop: box }, 'crop');
  }

  function choose(shape: number | undefined) {
    setAspect(shape);
    if (shape !== undefined) onChange({ ...edits, crop: largest(shape, size.width / size.height) });
  }

  return (
    <>
      <Stage>
        <Selection label="What stays" box={edits.crop} aspect={aspect} onChange={crop}>
          <EditedCanvas bitmap={bitmap} edits={uncropped} />
        </Selection>
      </Stage>
      <fieldset aria-label="Shape" className="flex flex-wrap gap-1.5">
        {SHAPES.map(({ label, aspect: shape }) => (
          <Button
            key={label}
            size="small"
            look={shape === aspect ? 'outline' : 'quiet'}
            aria-pressed={shape === aspect}
            onClick={() => choose(shape)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

export function Stage({ children }: { children: React.ReactNode }) {
  return <div className="flex justify-center rounded-md bg-sunken p-2">{children}</div>;
}

/** As large as the picture allows, around its middle. */
function largest(shape: number, picture: number): PhotoBox {
  const [width, height] = shape < picture ? [shape / picture, 1] : [1, picture / shape];
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}
