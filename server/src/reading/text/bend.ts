/** Lines that follow a curve, as the names on round badges do: found as a patch, read along an arc. */
import type { Point, Rectangle } from './rectangle.ts';

/** A patch that is not clearly longer than it is high has no direction to be bent against. */
const LONG = 1.5;
/** Measured in heights of the print: letters of unequal height look bent by less. */
const BENT = 0.35;
/** What is left of the curve, and what the arc gets wrong, needs room above and below. */
const ROOM = 1.5;

/**
 * The line along the middle of a patch of text pixels, as a rectangle of the print's own height where the
 * patch is bent: the smallest rectangle round an arc takes in what lies inside it.
 */
export function follow(core: Rectangle, pixels: Int32Array, mapWidth: number): Rectangle {
  const isUpright = core.height > core.width;
  const [length, across] = isUpright ? [core.height, core.width] : [core.width, core.height];
  if (length < across * LONG) return core;
  const angle = core.angle + (isUpright ? Math.PI / 2 : 0);
  const { middle, rise } = fitParabola({ ...core, angle }, length / 2, { pixels, mapWidth });
  const height = pixels.length / (length + (8 * rise ** 2) / (3 * length));
  if (Math.abs(rise) < height * BENT) return core;
  const ends = middle + rise;
  return {
    x: core.x - ends * Math.sin(angle),
    y: core.y + ends * Math.cos(angle),
    width: isUpright ? height * ROOM : length,
    height: isUpright ? length : height * ROOM,
    angle: core.angle,
    bow: -rise,
  };
}

/**
 * Least squares through the pixels, seen from the rectangle's middle along its angle: how far across the line
 * runs there, and how much farther at its ends.
 */
function fitParabola(
  { x, y, angle }: Rectangle,
  half: number,
  { pixels, mapWidth }: { pixels: Int32Array; mapWidth: number },
): { middle: number; rise: number } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The slope falls out: seen along the rectangle, both sides of its middle hold about as much.
  let [squares, fourths, across, acrossSquares] = [0, 0, 0, 0];
  for (const at of pixels) {
    const [dx, dy] = [(at % mapWidth) + 0.5 - x, Math.floor(at / mapWidth) + 0.5 - y];
    const square = ((dx * cos + dy * sin) / half) ** 2;
    const v = dy * cos - dx * sin;
    squares += square;
    fourths += square ** 2;
    across += v;
    acrossSquares += v * square;
  }
  const count = pixels.length;
  const spread = fourths - squares ** 2 / count;
  const rise = spread === 0 ? 0 : (acrossSquares - (across * squares) / count) / spread;
  return { rise, middle: (across - rise * squares) / count };
}

/** The same rectangle larger on all sides; a bent line goes on in its own curve. */
export function widen(one: Rectangle, wider: number, higher: number): Rectangle {
  const [width, height] = [one.width + wider, one.height + higher];
  const longer = one.width > one.height ? width / one.width : height / one.height;
  return { ...one, width, height, bow: one.bow * longer ** 2 };
}

/**
 * Where a bent line runs: places along its arc and across it as places along and across its rectangle.
 * @param bow as in {@link Rectangle}
 */
export function arcOf({ width: chord, bow }: Rectangle): { length: number; place: (at: Point) => Point } {
  const radius = (chord ** 2 / 4 + bow ** 2) / (2 * Math.abs(bow));
  const side = Math.sign(bow);
  return {
    length: 2 * radius * Math.asin(Math.min(1, chord / 2 / radius)),
    place: ({ x, y }) => {
      const [turn, reach] = [x / radius, radius + y * side];
      return { x: reach * Math.sin(turn), y: bow - side * radius + side * reach * Math.cos(turn) };
    },
  };
}
