// A plain, light ground made white by its own light: no mask that cuts a thing out, no ragged edge, and its shadow stays.
import type { Size } from '../compress/fit.ts';

/** Bytes of red, green, blue and alpha, row by row. */
type Rgba = Pick<ImageData, 'data'> & Size;

/** How bright the ground is, by channel: at the upper left, and how much that grows to the right and downwards. */
export type Ground = readonly Plane[];
type Plane = readonly [at: number, across: number, down: number];

/** How far in from the edges the ground is looked at, and how many places along each side of that band. */
const BAND = 0.06;
const ALONG = 40;
const ACROSS = 3;
/** Darker than this nobody means white. */
const LIGHT = 130;
/** How much of the band may lie how far off the light that was fitted to it, in shares. */
const OFF = 0.08;
const PLAIN = 0.85;
/** What the ground comes out as before what is almost white becomes white. */
const AIM = 250;
const ALMOST = 236;
const CHANNELS = [0, 1, 2] as const;

interface Spot {
  x: number;
  y: number;
  value: readonly [number, number, number];
}

/** The light of a plain, light ground, as a plane through what lies along the edges; null where the ground is neither. */
export function groundOf(picture: Rgba): Ground | null {
  const spots = spotsAlongEdges(picture);
  const ground = CHANNELS.map((channel) => fitPlane(spots, channel));
  const lightAt = (x: number, y: number) => ground.map(([at, across, down]) => at + across * x + down * y);
  const near = spots.filter(({ x, y, value }) =>
    lightAt(x, y).every((light, channel) => Math.abs((value[channel] ?? 0) - light) <= light * OFF),
  );
  const corners = [0, 1].flatMap((x) => [0, 1].flatMap((y) => lightAt(x, y)));
  return near.length < spots.length * PLAIN || Math.min(...corners) < LIGHT ? null : ground;
}

/** Brightens a picture in place until its ground is white; the thing by as much as the light that lies on both. */
export function whiten({ data, width, height }: Rgba, ground: Ground): void {
  for (let row = 0; row < height; row += 1) {
    const lights = ground.map(
      ([at, across, down]) => at + across / (2 * width) + (down * (row + 0.5)) / height,
    );
    const steps = ground.map(([, across]) => across / width);
    for (let column = 0; column < width; column += 1) {
      const from = (row * width + column) * 4;
      let least = 255;
      for (const channel of CHANNELS) {
        const light = (lights[channel] ?? 0) + (steps[channel] ?? 0) * column;
        const value = ((data[from + channel] ?? 0) * AIM) / Math.max(1, light);
        data[from + channel] = value;
        least = Math.min(least, value);
      }
      if (least <= ALMOST) continue;
      // From almost white to white without an edge.
      const lift = Math.min(1, (least - ALMOST) / (AIM - ALMOST));
      for (const channel of CHANNELS)
        data[from + channel] = (data[from + channel] ?? 0) * (1 - lift) + 255 * lift;
    }
  }
}

function spotsAlongEdges({ data, width, height }: Rgba): Spot[] {
  const spots: Spot[] = [];
  const add = (x: number, y: number) => {
    const [column, row] = [Math.floor(x * width), Math.floor(y * height)];
    const from = (Math.min(height - 1, row) * width + Math.min(width - 1, column)) * 4;
    spots.push({ x, y, value: [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0] });
  };
  for (let step = 0; step < ALONG; step += 1)
    for (let deep = 0; deep < ACROSS; deep += 1) {
      const along = (step + 0.5) / ALONG;
      const inside = ((deep + 0.5) / ACROSS) * BAND;
      add(along, inside);
      add(along, 1 - inside);
      add(inside, along);
      add(1 - inside, along);
    }
  return spots;
}

/** The middle of each side's values: a thing that reaches over an edge, or a cable, moves none of them. */
function fitPlane(spots: readonly Spot[], channel: 0 | 1 | 2): Plane {
  const middle = (isThere: (spot: Spot) => boolean) => {
    const values = spots.filter(isThere).map(({ value }) => value[channel]);
    return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  };
  const inside = BAND / 2;
  const [left, right] = [middle(({ x }) => x < BAND), middle(({ x }) => x > 1 - BAND)];
  const [top, bottom] = [middle(({ y }) => y < BAND), middle(({ y }) => y > 1 - BAND)];
  const across = (right - left) / (1 - 2 * inside);
  const down = (bottom - top) / (1 - 2 * inside);
  const centre = (left + right + top + bottom) / 4;
  return [centre - across / 2 - down / 2, across, down];
}
