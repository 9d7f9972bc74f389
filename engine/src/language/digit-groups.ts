/** Digits that stand together, whatever signs part them, and the numbers that they may be read as. */

/** Digits in a row. */
export interface DigitGroup {
  start: number;
  end: number;
  digits: string;
}

/** One reading of neighbouring groups as a number. */
export interface DigitWindow {
  /** The first group of the run, and the one behind the last. */
  from: number;
  to: number;
  start: number;
  end: number;
  digits: string;
  /** How many digits stand in each group. */
  lengths: readonly number[];
  groups: readonly string[];
  /** The same sign between all groups. */
  uniform: boolean;
  /** Nothing but blanks, points, hyphens, strokes and brackets between them. */
  usual: boolean;
  /** Another sign parts it from the digits beside it. */
  apart: boolean;
  /** No digits beside it. */
  whole: boolean;
  /** As it stands there, its noughts as digits. */
  text: string;
}

const GROUP = /\d+/g;
/** Between groups of one number: a few signs, but no letter and no new line. */
const GAP = /^[^\p{L}\p{N}\n]{1,4}$/u;
const CENTS = /^\d{1,4}[.,:]\d\d(?!\d)(?<sign>\s?(?:€|£|\$|zł|kr|eur)(?![\p{L}\d]))?/iu;
const SIGN_BEFORE = /[€£$]\s?$/u;
/** A stop before a blank ends a sentence. */
const USUAL = /^(?!\.\s)[ \t().\-–/]{1,4}$/;
/** Letters that stand for a nought in "O7700 9OO123": Latin, Greek and Cyrillic. */
const NOUGHT = /[oOοΟоО]/gu;
const WITH_NOUGHTS = /(?<![\p{L}\d])[\doOοΟоО]+(?![\p{L}\d])/gu;

/** An amount of money to its last cent, with its sign: no group of a number is written so. A sign alone hides one. */
function isMoney(before: string, text: string): boolean {
  const cents = CENTS.exec(text);
  return cents !== null && (cents.groups?.sign !== undefined || SIGN_BEFORE.test(before));
}

/** Runs of groups that may belong together. */
export function digitRuns(text: string): readonly (readonly DigitGroup[])[] {
  const runs: DigitGroup[][] = [];
  const plain = text.replace(WITH_NOUGHTS, (digits) =>
    /\d/.test(digits) ? digits.replace(NOUGHT, '0') : digits,
  );
  for (const match of plain.matchAll(GROUP)) {
    const group = { start: match.index, end: match.index + match[0].length, digits: match[0] };
    const last = runs.at(-1);
    const before = last?.at(-1);
    const gap = before && text.slice(before.end, group.start);
    if (last && gap && GAP.test(gap) && !isMoney(gap, text.slice(group.start, group.start + 12)))
      last.push(group);
    else runs.push([group]);
  }
  return runs;
}

/**
 * Every reading of neighbouring groups with `least` to `most` digits, at each place the longest first. As many at
 * each group as a number has digits, at most: linear in the text's length.
 */
export function windowsOf(
  text: string,
  run: readonly DigitGroup[],
  { least, most, mostGroups = most }: { least: number; most: number; mostGroups?: number },
): readonly DigitWindow[] {
  const found: DigitWindow[] = [];
  const gaps = run.map(({ end }, at) => text.slice(end, run[at + 1]?.start ?? end));
  const signs = gaps.map((gap) => gap.trim());
  const usualGaps = gaps.map((gap) => USUAL.test(gap));
  for (const from of run.keys()) {
    let digits = '';
    let uniform = true;
    let usual = true;
    const here: DigitWindow[] = [];
    for (let to = from; to < Math.min(run.length, from + mostGroups); to += 1) {
      const group = run[to];
      if (group === undefined || digits.length + group.digits.length > most) break;
      if (to > from) {
        uniform &&= signs[to - 1] === signs[from];
        usual &&= usualGaps[to - 1] === true;
      }
      digits += group.digits;
      if (digits.length < least) continue;
      const isFirst = from === 0;
      const isLast = to + 1 === run.length;
      const isOther = (sign: string | undefined) => uniform && (to === from || sign !== signs[from]);
      const apart = (isFirst || isOther(signs[from - 1])) && (isLast || isOther(signs[to]));
      here.push(
        new Reading(text, run, { from, to: to + 1, digits, uniform, usual, whole: isFirst && isLast, apart }),
      );
    }
    found.push(...here.reverse());
  }
  return found;
}

/** Most readings are ruled out by what is known of them at once: the rest is made when it is asked for. */
class Reading implements DigitWindow {
  readonly from: number;
  readonly to: number;
  readonly digits: string;
  readonly uniform: boolean;
  readonly usual: boolean;
  readonly whole: boolean;
  readonly apart: boolean;
  readonly #text: string;
  readonly #run: readonly DigitGroup[];

  constructor(
    text: string,
    run: readonly DigitGroup[],
    told: Pick<DigitWindow, 'from' | 'to' | 'digits' | 'uniform' | 'usual' | 'whole' | 'apart'>,
  ) {
    this.#text = text;
    this.#run = run;
    this.from = told.from;
    this.to = told.to;
    this.digits = told.digits;
    this.uniform = told.uniform;
    this.usual = told.usual;
    this.whole = told.whole;
    this.apart = told.apart;
  }

  get start(): number {
    return this.#run[this.from]?.start ?? 0;
  }

  get end(): number {
    return this.#run[this.to - 1]?.end ?? 0;
  }

  get groups(): readonly string[] {
    return this.#run.slice(this.from, this.to).map(({ digits }) => digits);
  }

  get lengths(): readonly number[] {
    return this.groups.map(({ length }) => length);
  }

  get text(): string {
    return this.#text.slice(this.start, this.end);
  }
}

const WIDEST_STEP = 10;
const WIDEST_OF_FIVES = 100;
const LARGEST_SIZE = 10_000;

/** Sizes, years or amounts in a row: five or more that rise or fall by little, or fewer by one step or by fives. */
export function isCounting(groups: readonly string[]): boolean {
  if (groups.length < 3) return false;
  const numbers = groups.map(Number);
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  const [first = 0] = steps;
  const isOneWay = first !== 0 && steps.every((step) => Math.sign(step) === Math.sign(first));
  return (
    isOneWay &&
    ((groups.length > 4 && steps.every((step) => Math.abs(step) <= WIDEST_STEP)) ||
      steps.every((step) => step === first) ||
      (numbers.every((number) => number % 5 === 0 && number < LARGEST_SIZE) &&
        steps.every((step) => Math.abs(step) <= WIDEST_OF_FIVES)))
  );
}
