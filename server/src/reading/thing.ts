import sharp from 'sharp';
import { type Cluster, cluster, distance, type Lab, toLab } from './lab.ts';
import type { Pixels } from './pixels.ts';

/** Colours and coverage need no more than this. */
const SIDE = 112;
/** How much of the outer edge must be of the ground's colours before it counts as a ground. */
const PLAIN_EDGE = 0.8;
/** How far a pixel may lie from the ground's colours and still belong to it: folds and soft shadows. */
const GROUND_REACH = 15;
/** A small thing on a plain ground is one; less is a speck. */
const LEAST_FILL = 0.015;
const MOST_FILL = 0.97;
/** Of the largest part: a corner of something else, a fold, a stain. */
const CRUMB = 0.2;
/** Colours told apart on each part. */
const CLUSTERS = 4;

export interface Thing {
  /** Of the picture, 0 to 1; null where thing and ground cannot be told apart. */
  fill: number | null;
  colours: Cluster[];
}

/**
 * The thing on a picture, its ground set aside: whatever hangs together with the edge and has its colours.
 * A busy ground gives no answer, because a wrong one would name the table's colour.
 */
export async function findThing(picture: Pixels): Promise<Thing> {
  const { data, info } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .resize(SIDE, SIDE, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const points = Array.from({ length: info.width * info.height }, (_, at) =>
    toLab(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0),
  );
  const ground = findGround(points, info.width, info.height);
  if (!ground) return { fill: null, colours: [] };
  const parts = wholeThing(partsOf(ground, info.width), points.length);
  if (!parts) return { fill: null, colours: [] };
  return {
    fill: parts.flat().length / points.length,
    // Apart from each other they may be things of their own: the largest does not speak for all.
    colours: parts.flatMap((part) =>
      cluster(
        part.flatMap((at) => points[at] ?? []),
        CLUSTERS,
      ).map((colour) => ({ ...colour, share: colour.share / parts.length })),
    ),
  };
}

/** What hangs together and is no ground, the largest first. */
function partsOf(ground: Uint8Array, width: number): number[][] {
  const seen = Uint8Array.from(ground);
  const parts: number[][] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (!seen[start]) parts.push(spread([start], { seen, width, isPart: () => true }));
  }
  return parts.sort((one, other) => other.length - one.length);
}

/** The parts that make up the thing: the largest, and those that are no crumbs beside it. */
function wholeThing(
  parts: readonly (readonly number[])[],
  all: number,
): readonly (readonly number[])[] | null {
  const [largest = []] = parts;
  const thing = parts.filter(({ length }) => length >= largest.length * CRUMB);
  const size = thing.flat().length;
  return size < all * LEAST_FILL || size > all * MOST_FILL ? null : thing;
}

/** Which pixels are ground; null where the edge has too many colours to be one. */
function findGround(points: readonly Lab[], width: number, height: number): Uint8Array | null {
  const edge = edgePixels(width, height);
  const edgePoints = edge.flatMap((at) => points[at] ?? []);
  const colours = cluster(edgePoints, 3).filter(({ share }) => share >= 0.15);
  const isGround = (at: number) => {
    const point = points[at];
    return point !== undefined && colours.some((colour) => distance(point, colour) < GROUND_REACH);
  };
  if (edge.filter(isGround).length < edge.length * PLAIN_EDGE) return null;
  const seen = new Uint8Array(points.length);
  spread(edge.filter(isGround), { seen, width, isPart: isGround });
  return seen;
}

/** Everything that hangs together with the start and is part of it; marks it as seen. */
function spread(
  start: readonly number[],
  { seen, width, isPart }: { seen: Uint8Array; width: number; isPart: (at: number) => boolean },
): number[] {
  const found = [...start];
  for (const at of found) seen[at] = 1;
  for (let head = 0; head < found.length; head += 1) {
    const at = found[head] ?? 0;
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= seen.length || seen[next] || !isPart(next)) continue;
      seen[next] = 1;
      found.push(next);
    }
  }
  return found;
}

function edgePixels(width: number, height: number): number[] {
  const rim = Math.max(1, Math.round(Math.min(width, height) * 0.04));
  const edge: number[] = [];
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x < rim || y < rim || x >= width - rim || y >= height - rim) edge.push(at);
  }
  return edge;
}
