// Where a point of the original lies on the edited photo, and back.
import type { PhotoBox } from '@smart-listings/contract';
import type { Size } from '../compress/fit.ts';
import type { PhotoEdits, Point } from './photo-edits.ts';

/** As a canvas takes it: x' = ax + cy + e, y' = bx + dy + f. */
export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** The whole turned picture, before it is cropped. */
function turnedSize({ width, height }: Size, { turns }: PhotoEdits): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The edited photo with every pixel that it has. */
export function editedSize(size: Size, edits: PhotoEdits): Size {
  const turned = turnedSize(size, edits);
  return {
    width: Math.max(1, Math.round(turned.width * edits.crop.width)),
    height: Math.max(1, Math.round(turned.height * edits.crop.height)),
  };
}

/** From pixels of the original to pixels of an edited photo of the size `to`. */
export function matrixTo(size: Size, edits: PhotoEdits, to: Size): Matrix {
  const { width, height } = turnedSize(size, edits);
  const { crop, turns, straighten } = edits;
  const angle = (straighten * Math.PI) / 180;
  const cover = Math.cos(angle) + Math.abs(Math.sin(angle)) * Math.max(width / height, height / width);
  const across = to.width / (crop.width * width);
  const down = to.height / (crop.height * height);
  return [
    move(-size.width / 2, -size.height / 2),
    turn((turns * Math.PI) / 2),
    turn(angle),
    scale(cover, cover),
    move(width / 2 - crop.x * width, height / 2 - crop.y * height),
    scale(across, down),
  ].reduce(then);
}

/** Points in shares of the edited photo, as shares of the original. */
export function onOriginal(points: readonly Point[], size: Size, edits: PhotoEdits): Point[] {
  const to = editedSize(size, edits);
  const back = inverse(matrixTo(size, edits, to));
  return points.map(({ x, y }) => {
    const point = apply(back, { x: x * to.width, y: y * to.height });
    return { x: point.x / size.width, y: point.y / size.height };
  });
}

/** Points in shares of the original, as pixels of an edited photo of the size `to`. */
export function onEdited(points: readonly Point[], size: Size, edits: PhotoEdits, to: Size): Point[] {
  const matrix = matrixTo(size, edits, to);
  return points.map(({ x, y }) => apply(matrix, { x: x * size.width, y: y * size.height }));
}

export function cornersOf({ x, y, width, height }: PhotoBox): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** Where a box of one state of the photo lies in another; undefined where its middle is cropped away. */
export function moveBox(
  box: PhotoBox,
  size: Size,
  { from, to }: { from: PhotoEdits; to: PhotoEdits },
): PhotoBox | undefined {
  const points = onEdited(onOriginal(cornersOf(box), size, from), size, to, { width: 1, height: 1 });
  const [left, right] = spread(points.map(({ x }) => x));
  const [top, bottom] = spread(points.map(({ y }) => y));
  const isGone = [left + right, top + bottom].some((sum) => sum / 2 <= 0 || sum / 2 >= 1);
  if (isGone) return undefined;
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { x, y, width: Math.min(1, right) - x, height: Math.min(1, bottom) - y };
}

function spread(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function move(e: number, f: number): Matrix {
  return { a: 1, b: 0, c: 0, d: 1, e, f };
}

function scale(a: number, d: number): Matrix {
  return { a, b: 0, c: 0, d, e: 0, f: 0 };
}

function turn(angle: number): Matrix {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 };
}

/** First one, then the other. */
function then(one: Matrix, other: Matrix): Matrix {
  return {
    a: other.a * one.a + other.c * one.b,
    b: other.b * one.a + other.d * one.b,
    c: other.a * one.c + other.c * one.d,
    d: other.b * one.c + other.d * one.d,
    e: other.a * one.e + other.c * one.f + other.e,
    f: other.b * one.e + other.d * one.f + other.f,
  };
}

function inverse({ a, b, c, d, e, f }: Matrix): Matrix {
  const size = a * d - b * c;
  return {
    a: d / size,
    b: -b / size,
    c: -c / size,
    d: a / size,
    e: (c * f - d * e) / size,
    f: (b * e - a * f) / size,
  };
}

function apply({ a, b, c, d, e, f }: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
