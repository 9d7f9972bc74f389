export interface Lab {
  lightness: number;
  a: number;
  b: number;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** sRGB bytes in CIELAB under D65: distances there are as far as they look. */
export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return { lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

function curve(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}

export function distance(one: Lab, other: Lab): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}

export interface Cluster extends Lab {
  /** Of all the points, 0 to 1. */
  share: number;
}

const ROUNDS = 8;

/** k-means with starts taken along the lightness, so that the same points give the same clusters. */
export function cluster(points: readonly Lab[], count: number): Cluster[] {
  if (points.length === 0) return [];
  const sorted = [...points].sort((one, other) => one.lightness - other.lightness);
  let centres: Lab[] = Array.from({ length: count }, (_, index) => {
    const at = Math.floor(((index + 0.5) / count) * sorted.length);
    return sorted[at] ?? { lightness: 0, a: 0, b: 0 };
  });
  let groups: Lab[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = centres.map(() => []);
    for (const point of points) groups[nearest(point, centres)]?.push(point);
    centres = groups.map((group, index) => mean(group) ?? centres[index] ?? { lightness: 0, a: 0, b: 0 });
  }
  return centres
    .map((centre, index) => ({ ...centre, share: (groups[index]?.length ?? 0) / points.length }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share);
}

function nearest(point: Lab, centres: readonly Lab[]): number {
  let best = 0;
  for (let index = 1; index < centres.length; index += 1) {
    const [centre, leader] = [centres[index], centres[best]];
    if (centre && leader && distance(point, centre) < distance(point, leader)) best = index;
  }
  return best;
}

function mean(points: readonly Lab[]): Lab | null {
  if (points.length === 0) return null;
  const sum = { lightness: 0, a: 0, b: 0 };
  for (const point of points) {
    sum.lightness += point.lightness;
    sum.a += point.a;
    sum.b += point.b;
  }
  const count = points.length;
  return { lightness: sum.lightness / count, a: sum.a / count, b: sum.b / count };
}
