import { between, type Pixels } from '../pixels.ts';
import type { BarField } from './fields.ts';

/** A picture made from another one, and how its places lead back there. */
export interface View {
  picture: Pixels;
  back: (point: { x: number; y: number }) => { x: number; y: number };
}

/** How far beyond the field: its ends are only known to a block, and bars need white beside them. */
const BEYOND = 1.4;
/** A whole striped shirt is a field too. */
const MOST_PIXELS = 400_000;

/** A field of stripes by itself, turned so that they stand upright. */
export function levelField(grey: Pixels, { x, y, across, along, angle }: BarField, enlarged: number): View {
  const [length, height] = [across * BEYOND, along * BEYOND];
  const scale = Math.min(enlarged, Math.sqrt(MOST_PIXELS / (length * height)));
  const [columns, rows] = [Math.round(length * scale), Math.round(height * scale)];
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const back = (point: { x: number; y: number }) => {
    const [u, v] = [point.x - columns / 2, point.y - rows / 2];
    return { x: x + u * cos - v * sin, y: y + u * sin + v * cos };
  };
  const data = new Uint8Array(columns * rows);
  for (let at = 0; at < data.length; at += 1) {
    const place = back({ x: (at % columns) + 0.5, y: Math.floor(at / columns) + 0.5 });
    data[at] = between(grey, [place.x, place.y], 0);
  }
  return { picture: { data, width: columns, height: rows, channels: 1 }, back };
}
