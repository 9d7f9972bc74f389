import { RotateCcw, RotateCw } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { STRONGEST, turnLeft, turnRight } from '../../edits/photo-edits.ts';
import { Stage } from './crop-tool.tsx';
import { EditedCanvas } from './edited-canvas.tsx';
import { Slider } from './slider.tsx';
import type { ToolProps } from './tool-props.ts';

export function TurnTool({ bitmap, edits, onChange }: ToolProps) {
  const { straighten } = edits;
  return (
    <>
      <Stage>
        <div className="relative">
          <EditedCanvas bitmap={bitmap} edits={edits} />
          <div
            aria-hidden
            className="pointer-events-none absolute inset-0 bg-[linear-gradient(#888a_1px,transparent_1px),linear-gradient(90deg,#888a_1px,transparent_1px)] bg-size-[25%_25%]"
          />
        </div>
      </Stage>
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" onClick={() => onChange(turnLeft(edits))}>
          <RotateCcw aria-hidden className="size-4" />
          Turn left
        </Button>
        <Button size="small" onClick={() => onChange(turnRight(edits))}>
          <RotateCw aria-hidden className="size-4" />
          Turn right
        </Button>
      </div>
      <Slider
        label="Straighten"
        value={straighten}
        most={STRONGEST.straighten}
        step={0.5}
        text={`${straighten}°`}
        onChange={(value) => onChange({ ...edits, straighten: value }, 'straighten')}
      />
    </>
  );
}
