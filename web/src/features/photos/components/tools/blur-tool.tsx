import type { PhotoBox } from '@smart-listings/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { cornersOf, onOriginal } from '../../edits/geometry.ts';
import type { Point } from '../../edits/photo-edits.ts';
import { useFaces } from '../../faces/use-faces.ts';
import { Stage } from './crop-tool.tsx';
import { EditedCanvas } from './edited-canvas.tsx';
import { Selection } from './selection.tsx';
import type { ToolProps } from './tool-props.ts';

const MIDDLE: PhotoBox = { x: 0.35, y: 0.4, width: 0.3, height: 0.2 };
/** Around found words and faces: their edges are to be gone as well. */
const MARGIN = 0.15;

export function BlurTool({ photo, bitmap, edits, onChange }: ToolProps) {
  const [box, setBox] = useState(MIDDLE);
  const { blurs } = edits;
  const faces = useFaces(bitmap);
  const print = (photo.analysis?.findings ?? []).flatMap(({ kind, label = 'Serial number', box: read }) => {
    if (kind !== 'serial' || !read) return [];
    return [{ label, part: onOriginal(cornersOf(widened(read)), bitmap, photo.edits) }];
  });
  const found = [
    ...print,
    ...faces.map((face, at) => ({
      label: faces.length > 1 ? `face ${at + 1}` : 'face',
      part: cornersOf(widened(face)),
    })),
  ];
  const isBlurred = (part: readonly Point[]) =>
    blurs.some((blurred) => JSON.stringify(blurred) === JSON.stringify(part));

  function blur(part: Point[]) {
    if (!isBlurred(part)) onChange({ ...edits, blurs: [...blurs, part] });
  }

  return (
    <>
      <Stage>
        <Selection
          label="What is blurred"
          box={box}
          isClear
          onChange={(next) => next.width > 0 && setBox(next)}
        >
          <EditedCanvas bitmap={bitmap} edits={edits} />
        </Selection>
      </Stage>
      <div className="flex flex-wrap items-center gap-1.5">
        <Button size="small" onClick={() => blur(onOriginal(cornersOf(box), bitmap, edits))}>
          Blur this part
        </Button>
        {found
          .filter(({ part }) => !isBlurred(part))
          .map(({ label, part }) => (
            <Button key={JSON.stringify(part)} size="small" onClick={() => blur(part)}>
              Blur: {label}
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
