/** The article number whose blurred bars come nearest to a profile. */
import { digitsOf, FINE, MODULES, type Piece, piecesAt, renderSymbols } from './symbols.ts';

/** Bars laid over a profile: where they begin and end in it, how far their middle is off, how blurred they are. */
interface Lay {
  start: number;
  end: number;
  /** In modules. */
  bend: number;
  blur: number;
}

type Ends = Pick<Lay, 'start' | 'end'>;

interface Step {
  modules: number;
  samples: number;
}

export interface Fit extends Lay {
  /** Thirteen; null where no first digit fits. */
  digits: string | null;
  /** Correlation of the profile with the bars of these digits. */
  likeness: number;
}

const FIRST_BLURS = [0.6, 1.1] as const;
const FIRST_OFFSETS = [-1.2, -0.6, 0, 0.6, 1.2] as const;
/** Below it no bars have been laid where there are bars: nothing to improve. */
const WORTH_MOVING = 0.7;
const STEPS = [0.4, 0.2, 0.1] as const;
const MOVES = [
  { start: 1 },
  { start: -1 },
  { end: 1 },
  { end: -1 },
  { start: 1, end: 1 },
  { start: -1, end: -1 },
  { bend: 1 },
  { bend: -1 },
  { blur: 0.5 },
  { blur: -0.5 },
] as const satisfies readonly Partial<Lay>[];
const MOST_MOVES = 3;
/** Blurred any further, every number looks like every other. */
const MOST_BLUR = 1.3;
const LEAST_BLUR = 0.3;
/** Of a profile: more white than any number has between its bars, less than there is to be beside them. */
const QUIET = 0.04;

/** @param profile darkness along a line that crosses the bars and the white beside them, from either side */
export function fitBars(profile: Float64Array): Fit | null {
  const starts = [profile, profile.toReversed()].flatMap((one) => {
    const ends = endsOf(one);
    return ends
      ? [{ profile: one, fit: firstFit(one, ends), module: (ends.end - ends.start) / MODULES }]
      : [];
  });
  const [first, other] = starts;
  if (!first || !other) return null;
  const best = first.fit.likeness >= other.fit.likeness ? first : other;
  if (best.fit.likeness < WORTH_MOVING) return null;
  return STEPS.reduce(
    (fit, step) => improve(best.profile, fit, { modules: step, samples: step * best.module }),
    best.fit,
  );
}

function firstFit(profile: Float64Array, { start, end }: Ends): Fit {
  const module = (end - start) / MODULES;
  const fits = FIRST_BLURS.flatMap((blur) =>
    FIRST_OFFSETS.flatMap((left) =>
      FIRST_OFFSETS.map((right) =>
        fitAt(profile, { start: start + left * module, end: end + right * module, bend: 0, blur }),
      ),
    ),
  );
  return fits.reduce(better);
}

function better(one: Fit, other: Fit): Fit {
  return other.likeness > one.likeness ? other : one;
}

function improve(profile: Float64Array, fit: Fit, step: Step): Fit {
  let best = fit;
  for (let round = 0; round < MOST_MOVES; round += 1) {
    const from = best;
    const moved = MOVES.map(({ start = 0, end = 0, bend = 0, blur = 0 }: Partial<Lay>) =>
      fitAt(profile, {
        start: from.start + start * step.samples,
        end: from.end + end * step.samples,
        bend: from.bend + bend * step.modules,
        // In twentieths, so that bars once drawn serve again.
        blur:
          Math.round(Math.max(LEAST_BLUR, Math.min(MOST_BLUR, from.blur + blur * step.modules)) * 20) / 20,
      }),
    );
    best = moved.reduce(better, from);
    if (best === from) break;
  }
  return best;
}

/** From where to where bars stand: outwards from the middle, up to a wide stretch of white. */
function endsOf(profile: Float64Array): Ends | null {
  const { length } = profile;
  const inside = profile.slice(Math.floor(length * 0.3), Math.floor(length * 0.7)).sort();
  const level = (share: number) => inside[Math.floor(inside.length * share)] ?? 0;
  const limit = level(0.03) + (level(0.97) - level(0.03)) * 0.3;
  const outwards = (step: 1 | -1) => {
    let last = Math.floor(length / 2);
    for (let at = last; at >= 0 && at < length && Math.abs(at - last) < length * QUIET; at += step) {
      if ((profile[at] ?? 0) > limit) last = at;
    }
    return last;
  };
  const [start, end] = [outwards(-1), outwards(1) + 1];
  return end - start > length * 0.3 ? { start, end } : null;
}

/** The best reading of the bars laid so. */
function fitAt(profile: Float64Array, lay: Lay): Fit {
  const samples = resample(profile, lay);
  const pieces = piecesAt(lay.blur);
  const sorted = samples.toSorted();
  const level = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  let levels = { white: level(0.02), black: level(0.98) };
  let symbols = readSymbols(scale(samples, levels), pieces);
  let seen = compare(samples, renderSymbols(symbols, lay.blur));
  // Blurred bars are nowhere quite black or white: what a first reading says of the levels makes a better one.
  if (seen.slope > 0) {
    levels = { white: seen.white, black: seen.white + seen.slope };
    symbols = readSymbols(scale(samples, levels), pieces);
    seen = compare(samples, renderSymbols(symbols, lay.blur));
  }
  return { ...lay, digits: digitsOf(symbols), likeness: seen.likeness };
}

/** The part of the profile under the bars, in their own measure. */
function resample(profile: Float64Array, { start, end, bend }: Lay): Float64Array {
  const length = MODULES * FINE;
  const module = (end - start) / MODULES;
  return Float64Array.from({ length }, (_, index) => {
    const share = (index + 0.5) / length;
    const at = start + share * (end - start) + bend * module * 4 * share * (1 - share) - 0.5;
    const left = Math.floor(at);
    const [one = 0, other = one] = [profile[left], profile[left + 1]];
    return one + (other - one) * (at - left);
  });
}

function scale(samples: Float64Array, { white, black }: { white: number; black: number }): Float64Array {
  const range = Math.max(1, black - white);
  return samples.map((value) => (value - white) / range);
}

/**
 * Viterbi's way through the pieces: the symbols whose bars differ least from the samples, all taken together. Of the
 * squares of what differs, those of the samples are the same for all symbols, and left out.
 */
function readSymbols(samples: Float64Array, pieces: readonly Piece[]): number[] {
  let costs: readonly number[] = [0];
  const origins: number[][] = [];
  for (const { from, firsts, seconds, squares } of pieces) {
    const before = firsts.map((shape, at) => (costs[at] ?? 0) - 2 * product(samples, shape, from));
    const origin = seconds.map((_, symbol) => leastAt(before, squares, { symbol, ways: seconds.length }));
    costs = seconds.map((shape, symbol) => {
      const at = origin[symbol] ?? 0;
      const so = (before[at] ?? 0) + (squares[at * seconds.length + symbol] ?? 0);
      return so - 2 * product(samples, shape, from);
    });
    origins.push(origin);
  }
  const symbols: number[] = [];
  // The first piece has nothing before it, and the last no symbol after it.
  for (let [at, piece] = [0, origins.length - 1]; piece > 0; piece -= 1) {
    at = origins[piece]?.[at] ?? 0;
    symbols.unshift(at);
  }
  return symbols;
}

/** After which first symbol the second comes cheapest. Loops by number: this is where a blurred photo's time goes. */
function leastAt(
  before: readonly number[],
  squares: Float64Array,
  { symbol, ways }: { symbol: number; ways: number },
): number {
  let [least, best] = [Number.POSITIVE_INFINITY, 0];
  for (let at = 0; at < before.length; at += 1) {
    const so = (before[at] ?? 0) + (squares[at * ways + symbol] ?? 0);
    if (so >= least) continue;
    least = so;
    best = at;
  }
  return best;
}

function product(samples: Float64Array, shape: Float64Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < shape.length; at += 1) sum += (samples[from + at] ?? 0) * (shape[at] ?? 0);
  return sum;
}

/** The straight line that leads from bars to samples, and how well it does. */
function compare(
  samples: Float64Array,
  bars: Float64Array,
): { likeness: number; slope: number; white: number } {
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [sampleMean, barMean] = [mean(samples), mean(bars)];
  let [both, ofBars, ofSamples] = [0, 0, 0];
  for (let at = 0; at < bars.length; at += 1) {
    const [bar, sample] = [(bars[at] ?? 0) - barMean, (samples[at] ?? 0) - sampleMean];
    both += bar * sample;
    ofBars += bar * bar;
    ofSamples += sample * sample;
  }
  const slope = both / Math.max(ofBars, 1e-9);
  const likeness = both / Math.sqrt(Math.max(ofBars * ofSamples, 1e-9));
  return { likeness, slope, white: sampleMean - slope * barMean };
}
