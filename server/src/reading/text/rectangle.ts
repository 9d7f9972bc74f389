export interface Point {
  x: number;
  y: number;
}

/** A rectangle that may lean: its middle, its sides, and the angle of `width` against the level, in radians. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
  /**
   * How far the middle of a bent line lies beside the straight one between its ends: positive where it hangs
   * down, seen with the longer sides level.
   */
  bow: number;
}

/** The smallest rectangle round the points: one of its sides lies along a side of their convex hull. */
export function smallestRectangle(points: readonly Point[]): Rectangle | null {
  const hull = convexHull(points);
  if (hull.length < 3) return null;
  let best: Rectangle | null = null;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    const rectangle = alongSide(hull, Math.atan2(to.y - from.y, to.x - from.x));
    if (!best || rectangle.width * rectangle.height < best.width * best.height) best = rectangle;
  }
  return best && level(best);
}

function alongSide(points: readonly Point[], angle: number): Rectangle {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of points) {
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    width: right - left,
    height: bottom - top,
    angle,
    bow: 0,
  };
}

/** The same rectangle with its width within 45 degrees of the level. */
function level(rectangle: Rectangle): Rectangle {
  let { angle, width, height } = rectangle;
  while (angle > Math.PI / 4) {
    angle -= Math.PI / 2;
    [width, height] = [height, width];
  }
  while (angle <= -Math.PI / 4) {
    angle += Math.PI / 2;
    [width, height] = [height, width];
  }
  return { ...rectangle, angle, width, height };
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const half = (order: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of order) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turn(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (!a || !b) return 0;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The same rectangle on the picture in another size. */
export function scaled(one: Rectangle, by: number): Rectangle {
  const { x, y, width, height, angle, bow } = one;
  return { x: x * by, y: y * by, width: width * by, height: height * by, angle, bow: bow * by };
}

/** The upright box round a rectangle that may lean. */
export function uprightBox({ x, y, width, height, angle }: Rectangle): Rectangle {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { x, y, width: width * cos + height * sin, height: width * sin + height * cos, angle: 0, bow: 0 };
}
