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
  for (const [from, first] of run.entries()) {
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
      const groups = run.slice(from, to + 1).map((one) => one.digits);
      const isFirst = from === 0;
      const isLast = to + 1 === run.length;
      const isOther = (sign: string | undefined) => uniform && (to === from || sign !== signs[from]);
      here.push({
        from,
        to: to + 1,
        start: first.start,
        end: group.end,
        digits,
        groups,
        lengths: groups.map(({ length }) => length),
        uniform,
        usual,
        whole: isFirst && isLast,
        text: text.slice(first.start, group.end),
        apart: (isFirst || isOther(signs[from - 1])) && (isLast || isOther(signs[to])),
      });
    }
    found.push(...here.reverse());
  }
  return found;
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
