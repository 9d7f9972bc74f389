import { useMemo } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { plainGround } from '../../edits/draw-edited.ts';
import { NO_EDITS, STRONGEST } from '../../edits/photo-edits.ts';
import { Stage } from './crop-tool.tsx';
import { EditedCanvas } from './edited-canvas.tsx';
import { Slider } from './slider.tsx';
import type { ToolProps } from './tool-props.ts';

export function LightTool({ bitmap, edits, onChange }: ToolProps) {
  const { turns, straighten, crop, light, warmth, whiteGround } = edits;
  // The sliders change nothing in it.
  const isPlain = useMemo(
    () => plainGround(bitmap, { ...NO_EDITS, turns, straighten, crop }) !== null,
    [bitmap, turns, straighten, crop],
  );
  return (
    <>
      <Stage>
        <EditedCanvas bitmap={bitmap} edits={edits} />
      </Stage>
      <Slider
        label="Brightness"
        value={light}
        most={STRONGEST.light}
        text={signed(light)}
        onChange={(value) => onChange({ ...edits, light: value }, 'light')}
      />
      <Slider
        label="White balance"
        value={warmth}
        most={STRONGEST.warmth}
        text={warmth === 0 ? '0' : `${Math.abs(warmth)} ${warmth > 0 ? 'warm' : 'cool'}`}
        onChange={(value) => onChange({ ...edits, warmth: value }, 'warmth')}
      />
      {(isPlain || whiteGround) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            size="small"
            look={whiteGround ? 'outline' : 'quiet'}
            aria-pressed={whiteGround}
            onClick={() => onChange({ ...edits, whiteGround: !whiteGround })}
          >
            White ground
          </Button>
          <p className="text-note text-soft">Plain and light as it is, it becomes white; the shadow stays.</p>
        </div>
      )}
    </>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
