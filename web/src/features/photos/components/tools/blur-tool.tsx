import type { PhotoBox } from '@smart-listings/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { cornersOf, moveBox, onOriginal } from '../../edits/geometry.ts';
import { Stage } from './crop-tool.tsx';
import { EditedCanvas } from './edited-canvas.tsx';
import { Selection } from './selection.tsx';
import type { ToolProps } from './tool-props.ts';

const MIDDLE: PhotoBox = { x: 0.35, y: 0.4, width: 0.3, height: 0.2 };
/** Around found words: their edges are to be gone as well. */
const MARGIN = 0.15;

export function BlurTool({ photo, bitmap, edits, onChange }: ToolProps) {
  const [box, setBox] = useState(MIDDLE);
  const { blurs } = edits;
  const serials = (photo.analysis?.findings ?? []).flatMap(({ id, kind, box: read }) => {
    const here = kind === 'serial' && read && moveBox(read, bitmap, { from: photo.edits, to: edits });
    return here ? [{ id, here }] : [];
  });

  function blur(part: PhotoBox) {
    onChange({ ...edits, blurs: [...blurs, onOriginal(cornersOf(part), bitmap, edits)] });
  }

  return (
    <>
      <Stage>
        <Selection label="What is blurred" box={box} onChange={(next) => next.width > 0 && setBox(next)}>
          <EditedCanvas bitmap={bitmap} edits={edits} />
        </Selection>
      </Stage>
      <div className="flex flex-wrap items-center gap-1.5">
        <Button size="small" onClick={() => blur(box)}>
          Blur this part
        </Button>
        {serials.map(({ id, here }) => (
          <Button key={id} size="small" onClick={() => blur(widened(here))}>
            Blur the serial number
          </Button>
        ))}
      </div>
      {blurs.length > 0 && (
        <ul aria-label="Blurred parts" className="flex flex-wrap gap-1.5">
          {blurs.map((corners, at) => (
            <li
              key={JSON.stringify(corners)}
              className="flex items-center rounded-md border border-line pl-2.5 text-note"
            >
              Part {at + 1}
              <IconButton
                label={`Show part ${at + 1} again`}
                onClick={() => onChange({ ...edits, blurs: blurs.toSpliced(at, 1) })}
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function widened({ x, y, width, height }: PhotoBox): PhotoBox {
  const [across, down] = [width * MARGIN, height * MARGIN];
  return { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down };
}
