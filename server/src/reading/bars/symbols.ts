/** What the bars of an EAN-13 (a UPC-A is one that begins with 0) look like, sharp and blurred. */

const ODD = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const RIGHT = ODD.map((bars) => bars.replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0')));
const EVEN = RIGHT.map((bars) => [...bars].reverse().join(''));
/** Left of the middle each digit is written in one of two ways, which together say the first digit. */
const LEFT = [...ODD, ...EVEN];
const FIRST_DIGITS = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ');

export const MODULES = 95;
/** Samples of a module. */
export const FINE = 4;
const HALF_DIGIT = 3.5 * FINE;
const GUARD = 3 * FINE;
const MIDDLE = 5 * FINE;

/**
 * Each piece that two neighbours decide together. Blur adds up: what a piece looks like is what its first symbol gives
 * it and what its second does.
 */
export interface Piece {
  from: number;
  firsts: readonly Float64Array[];
  seconds: readonly Float64Array[];
  /** The sum of the squares of each pair, `squares[first * seconds.length + second]`. */
  squares: Float64Array;
}

const alphabets = new Map<number, readonly Piece[]>();

/**
 * The bars as a chain of pieces, each from the middle of one digit to the middle of the next, since blur carries
 * a digit's bars into its neighbour. @param blur standard deviation, in modules
 */
export function piecesAt(blur: number): readonly Piece[] {
  const known = alphabets.get(blur);
  if (known) return known;
  const blank = (bars: string) => '0'.repeat(bars.length);
  const part = (bars: string, from: number, length: number) => cut(render(bars, blur), from, length);
  const between = (ones: readonly string[], others: readonly string[], bars = '') => {
    const length = HALF_DIGIT * 2 + bars.length * FINE;
    const [digit] = RIGHT.map(blank);
    return {
      firsts: ones.map((one) => part(`${one}${blank(bars)}${digit}`, HALF_DIGIT, length)),
      seconds: others.map((other) => part(`${digit}${bars}${other}`, HALF_DIGIT, length)),
    };
  };
  // Four white modules stand for the quiet zone.
  const first = {
    firsts: [new Float64Array(GUARD + HALF_DIGIT)],
    seconds: LEFT.map((bars) => part(`0000101${bars}`, 4 * FINE, GUARD + HALF_DIGIT)),
  };
  const last = {
    firsts: RIGHT.map((bars) => part(`${bars}1010000`, HALF_DIGIT, HALF_DIGIT + GUARD)),
    seconds: [new Float64Array(HALF_DIGIT + GUARD)],
  };
  const left = squared(between(LEFT, LEFT));
  const right = squared(between(RIGHT, RIGHT));
  const digit = (count: number) => GUARD + (count + 0.5) * 7 * FINE;
  const pieces: Piece[] = [
    { from: 0, ...squared(first) },
    ...[0, 1, 2, 3, 4].map((at) => ({ from: digit(at), ...left })),
    { from: digit(5), ...squared(between(LEFT, RIGHT, '01010')) },
    ...[6, 7, 8, 9, 10].map((at) => ({ from: digit(at) + MIDDLE, ...right })),
    { from: digit(11) + MIDDLE, ...squared(last) },
  ];
  alphabets.set(blur, pieces);
  return pieces;
}

function squared(pairs: Pick<Piece, 'firsts' | 'seconds'>): Omit<Piece, 'from'> {
  const { firsts, seconds } = pairs;
  const sums = firsts.flatMap((first) =>
    seconds.map((second) => first.reduce((sum, value, at) => sum + (value + (second[at] ?? 0)) ** 2, 0)),
  );
  return { ...pairs, squares: Float64Array.from(sums) };
}

/** What twelve symbols look like, as darkness from 0 to 1. */
export function renderSymbols(symbols: readonly number[], blur: number): Float64Array {
  const [left, right] = [symbols.slice(0, 6), symbols.slice(6)];
  const bars = `101${left.map((at) => LEFT[at]).join('')}01010${right.map((at) => RIGHT[at]).join('')}101`;
  return render(bars, blur);
}

/** The thirteen digits of twelve symbols; null where the way they are written fits no first digit. */
export function digitsOf(symbols: readonly number[]): string | null {
  const ways = symbols.slice(0, 6).map((symbol) => (symbol < ODD.length ? 'O' : 'E'));
  const first = FIRST_DIGITS.indexOf(ways.join(''));
  return first === -1 ? null : `${first}${symbols.map((symbol) => symbol % 10).join('')}`;
}

function cut(samples: Float64Array, from: number, length: number): Float64Array {
  return samples.subarray(from, from + length);
}

/** Modules, FINE samples each, blurred as a lens out of focus does it, near enough. */
function render(bars: string, blur: number): Float64Array {
  const sharp = Float64Array.from({ length: bars.length * FINE }, (_, at) =>
    Number(bars[Math.floor(at / FINE)]),
  );
  const spread = blur * FINE;
  const reach = Math.ceil(spread * 3);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-(((at - reach) / spread) ** 2) / 2),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return sharp.map((_, at) => {
    let sum = 0;
    for (let off = -reach; off <= reach; off += 1) {
      const from = Math.max(0, Math.min(sharp.length - 1, at + off));
      sum += (sharp[from] ?? 0) * (weights[off + reach] ?? 0);
    }
    return sum / whole;
  });
}
