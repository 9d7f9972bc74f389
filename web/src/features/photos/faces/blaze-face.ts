// BlazeFace: a small network that finds faces on a picture of 256 pixels a side. Plain arithmetic, for a worker.
import type { PhotoBox } from '@smart-listings/contract';

/** The side of the picture that it takes. */
export const FACE_SIDE = 256;
/** Flat garments and packages reach 0.7; faces on photos of one person begin at 0.78. */
const SURE = 0.75;
/** Blocks of one depth between two halvings. */
const BLOCKS = 7;
/** How deep each halving leaves the planes. */
const DEPTHS = [24, 48, 96] as const;
/** Guesses at each place of the two grids on which faces are told; the numbers of a guess are its box and six points. */
const GRIDS = { fine: 2, coarse: 6, numbers: 16 } as const;
/** Of two boxes whose middles lie closer than this share of their sides, one is the other. */
const SAME = 0.5;

/** Square planes, row by row, `depth` values each. */
interface Planes {
  side: number;
  depth: number;
  values: Float32Array;
}

type Take = (count: number) => Float32Array;

interface Guess {
  box: PhotoBox;
  score: number;
}

/**
 * Faces on a picture of `FACE_SIDE` pixels a side, in shares of it; the surest first.
 * @param rgba eight bits a channel
 * @param weights bfloat16, in the order in which the network uses them
 */
export function findFaces(rgba: Uint8ClampedArray, weights: Uint16Array): PhotoBox[] {
  const take = inTurn(weights);
  let planes = relu(convolve(toPlanes(rgba), { take, size: 5, step: 2, depth: DEPTHS[0] }));
  for (const depth of DEPTHS) {
    if (depth === DEPTHS[0]) planes = blocks(planes, take);
    planes = blocks(block(planes, { take, step: 2, depth }), take);
  }
  const fine = guessesOn(planes, {
    scores: one(planes, take, GRIDS.fine),
    boxes: boxes(planes, take, GRIDS.fine),
  });
  const half = spread(planes, take, 2);
  const small = relu(one(half, take, half.depth));
  const places = boxes(small, take, GRIDS.coarse);
  const coarse = guessesOn(small, { boxes: places, scores: one(small, take, GRIDS.coarse) });
  return withoutDoubles([...fine, ...coarse].filter(({ score }) => score >= SURE)).map(({ box }) => box);
}

function inTurn(weights: Uint16Array): Take {
  let at = 0;
  return (count) => {
    // A bfloat16 is the upper half of a float.
    const bits = Uint32Array.from(weights.subarray(at, at + count), (half) => half << 16);
    at += count;
    return new Float32Array(bits.buffer);
  };
}

function toPlanes(rgba: Uint8ClampedArray): Planes {
  const values = new Float32Array(FACE_SIDE * FACE_SIDE * 3);
  for (let at = 0; at < values.length; at += 1) {
    values[at] = (rgba[Math.floor(at / 3) * 4 + (at % 3)] ?? 0) / 127.5 - 1;
  }
  return { side: FACE_SIDE, depth: 3, values };
}

function blocks(planes: Planes, take: Take): Planes {
  let after = planes;
  for (let count = 0; count < BLOCKS; count += 1) after = block(after, { take, step: 1, depth: after.depth });
  return after;
}

/** What the network adds to its input; where that is halved and deepened, so is the input. */
function block(planes: Planes, { take, step, depth }: { take: Take; step: number; depth: number }): Planes {
  const added = one(spread(planes, take, step), take, depth);
  const { side, values } = added;
  for (let place = 0; place < side * side; place += 1) {
    for (let channel = 0; channel < planes.depth; channel += 1) {
      const at = place * depth + channel;
      values[at] =
        (values[at] ?? 0) + (step === 1 ? (planes.values[at] ?? 0) : largest(planes, place, channel));
    }
  }
  return relu(added);
}

function largest({ side, depth, values }: Planes, place: number, channel: number): number {
  const half = side / 2;
  const corner = (Math.floor(place / half) * 2 * side + (place % half) * 2) * depth + channel;
  const at = (offset: number) => values[corner + offset * depth] ?? 0;
  return Math.max(at(0), at(1), at(side), at(side + 1));
}

/** Each channel by itself, three by three. */
function spread(planes: Planes, take: Take, step: number): Planes {
  const { depth, values } = planes;
  const kernel = take(9 * depth);
  const side = planes.side / step;
  const result = new Float32Array(side * side * depth);
  overWindows(planes, { size: 3, step }, ({ place, from, part }) => {
    for (let channel = 0; channel < depth; channel += 1) {
      const at = place * depth + channel;
      result[at] =
        (result[at] ?? 0) + (values[from * depth + channel] ?? 0) * (kernel[part * depth + channel] ?? 0);
    }
  });
  return { side, depth, values: result };
}

function one(planes: Planes, take: Take, depth: number): Planes {
  return convolve(planes, { take, size: 1, step: 1, depth });
}

function boxes(planes: Planes, take: Take, guesses: number): Planes {
  return one(planes, take, guesses * GRIDS.numbers);
}

function convolve(
  planes: Planes,
  { take, size, step, depth }: { take: Take; size: number; step: number; depth: number },
): Planes {
  const kernel = take(size * size * planes.depth * depth);
  const bias = take(depth);
  const side = planes.side / step;
  const result = new Float32Array(side * side * depth);
  for (let at = 0; at < result.length; at += 1) result[at] = bias[at % depth] ?? 0;
  overWindows(planes, { size, step }, ({ place, from, part }) => {
    for (let input = 0; input < planes.depth; input += 1) {
      const value = planes.values[from * planes.depth + input] ?? 0;
      if (value === 0) continue;
      const row = (part * planes.depth + input) * depth;
      const to = place * depth;
      for (let output = 0; output < depth; output += 1) {
        result[to + output] = (result[to + output] ?? 0) + value * (kernel[row + output] ?? 0);
      }
    }
  });
  return { side, depth, values: result };
}

/** Every place of the result with every pixel of the window that it comes from; what lies outside is nought. */
function overWindows(
  { side }: Planes,
  { size, step }: { size: number; step: number },
  visit: (at: { place: number; from: number; part: number }) => void,
): void {
  // As TensorFlow pads: the odd pixel behind.
  const before = Math.floor((size - step) / 2);
  const at = { place: 0, from: 0, part: 0 };
  for (let y = 0; y < side; y += step) {
    for (let x = 0; x < side; x += step) {
      for (let part = 0; part < size * size; part += 1) {
        const [row, column] = [y - before + Math.floor(part / size), x - before + (part % size)];
        if (row < 0 || column < 0 || row >= side || column >= side) continue;
        at.place = (y / step) * (side / step) + x / step;
        at.from = row * side + column;
        at.part = part;
        visit(at);
      }
    }
  }
}

function relu(planes: Planes): Planes {
  const { values } = planes;
  for (let at = 0; at < values.length; at += 1) if ((values[at] ?? 0) < 0) values[at] = 0;
  return planes;
}

function guessesOn({ side }: Planes, { scores, boxes: places }: { scores: Planes; boxes: Planes }): Guess[] {
  return Array.from(scores.values, (raw, guess) => {
    const cell = Math.floor(guess / scores.depth);
    const [across = 0, down = 0, wide = 0, high = 0] = places.values.subarray(guess * GRIDS.numbers);
    const [width, height] = [wide / FACE_SIDE, high / FACE_SIDE];
    const x = across / FACE_SIDE + ((cell % side) + 0.5) / side - width / 2;
    const y = down / FACE_SIDE + (Math.floor(cell / side) + 0.5) / side - height / 2;
    return { box: { x, y, width, height }, score: 1 / (1 + Math.exp(-raw)) };
  });
}

function withoutDoubles(guesses: readonly Guess[]): Guess[] {
  const kept: Guess[] = [];
  for (const guess of guesses.toSorted((a, b) => b.score - a.score)) {
    if (!kept.some((other) => isSame(other.box, guess.box))) kept.push(guess);
  }
  return kept;
}

function isSame(one: PhotoBox, other: PhotoBox): boolean {
  const across = Math.abs(one.x + one.width / 2 - other.x - other.width / 2);
  const down = Math.abs(one.y + one.height / 2 - other.y - other.height / 2);
  return across < one.width * SAME && down < one.height * SAME;
}
