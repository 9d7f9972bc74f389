import { STRONGEST } from '../../edits/photo-edits.ts';
import { Stage } from './crop-tool.tsx';
import { EditedCanvas } from './edited-canvas.tsx';
import { Slider } from './slider.tsx';
import type { ToolProps } from './tool-props.ts';

export function LightTool({ bitmap, edits, onChange }: ToolProps) {
  const { light, warmth } = edits;
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
    </>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
