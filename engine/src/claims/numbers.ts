/** Numbers of a text and of a form, compared apart from how they are written: 68x82, 1.5 and 1,5, 22 in and 56 cm. */
import { AND } from '../categories/name-words.ts';
import { LANGUAGES, type Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { type Dimension, inBaseUnit, type Measure, readMeasures } from '../language/units.ts';
import { DIGIT_WORDS } from '../lexicon/digit-words.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { HALVES, NUMBER_WORDS, ORDINALS } from '../lexicon/number-words.ts';
import { matchesOf } from '../text/matches.ts';

/** A small count of anything is no measure: "two" gives no "2 TB". */
function isTelling(amount: number, dimension: Dimension): boolean {
  return dimension === 'length' || amount >= SMALL_COUNT || !Number.isInteger(amount);
}

const AMOUNTS = new Map(
  LANGUAGES.map((language) => [language, new Map(Object.entries(NUMBER_WORDS[language]))]),
);

interface Amount {
  amount: number;
  factor: number;
}

/** The numbers that a form gives. */
export interface Numbers {
  /** All of them, with and without a unit. */
  all: ReadonlySet<number>;
  /** Those that carry no unit that is known. */
  bare: ReadonlySet<number>;
  /** Those with a unit: amounts, with the factor to their dimension's base unit. */
  measured: ReadonlyMap<Dimension, readonly Amount[]>;
}

/** A number of a text with what it may be read as. */
export interface FoundNumber {
  start: number;
  end: number;
  /** Each of its amounts, each in all its readings. */
  readings: readonly (readonly number[])[];
  /** For numbers with a unit that is known. */
  measure?: { dimension: Dimension; factor: number };
  spelled: boolean;
}

const LEADING = /^\d+(?:[.,]\d+)*/;
/** "60x40", and a range: "1-5". */
const SEVERAL = /^\d+(?:[.,]\d+)*(?:[x×-]\d+(?:[.,]\d+)*)+/;
// Numbers converted and rounded: 22 in are 56 cm.
const ROUNDING = 0.025;
const SAME = 1e-6;
/** A number with the letters or sign behind it. */
const SIDE = /\d[\d.,]*\s?[^\s\d.,]+/gu;
/** The letter of a side, which is a unit as well, before the next side: "104 w x 52 d". */
const BETWEEN_SIDES = /^[wlht]\s?[x×*]/iu;
const DECADE = /^[’']?(19|20)?([1-9]0)[’']?(?:s|er|ern|ies)$/iu;
/** Both and a pair, in nine languages. */
const TWO: ReadonlySet<string> = new Set(
  'both pair beide beiden beides beidseitig paar deux paire ambos ambas par entrambi entrambe paio coppia allebei obie oba obydwa para bada duo'.split(
    ' ',
  ),
);
const ANDS: ReadonlySet<string> = new Set(Object.values(AND));
const THOUSAND = 1000;
const SMALL_COUNT = 10;

/** Every way to read digits with separators: '2,200' is 2200 or 2.2, '1.351' is 1351 or 1.351. */
function readingsOf(digits: string): readonly number[] {
  const plain = Number(digits.replace(/[.,]/g, ''));
  if (!/[.,]/.test(digits)) return [plain];
  const decimal = Number(digits.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'));
  return /[.,]\d{3}$/.test(digits) ? [plain, decimal] : [decimal];
}

/** Three digits behind a comma or stop are thousands or thousandths, whatever the language. */
function bothReadings(amount: number, written: string): readonly number[] {
  if (!/\d[.,]\d{3}(?!\d)/.test(written)) return [amount];
  return amount >= THOUSAND ? [amount, amount / THOUSAND] : [amount, amount * THOUSAND];
}

/** The numbers of a text, in order: with units, bare, and spelled out. Offsets into the text. */
export function findNumbers(
  text: string,
  language: Language,
  tokens = tokenise(text),
): readonly FoundNumber[] {
  const measures = readMeasures(text, language)
    .flatMap((measure) => sidesOf(measure, text, language))
    .map((measure) => {
      const { start, end, amounts, dimension } = measure;
      const readings = amounts.map((amount) => bothReadings(amount, text.slice(start, end)));
      const [factor = 1] = inBaseUnit({ ...measure, amounts: [1] });
      return { start, end, readings, measure: { dimension, factor }, spelled: false };
    });
  const found: FoundNumber[] = [...measures];
  let next = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    while (next < measures.length && (measures[next]?.end ?? 0) <= token.start) next += 1;
    if ((measures[next]?.start ?? Number.POSITIVE_INFINITY) < token.end) continue;
    const readings = tokenReadings(token, language);
    if (readings === null) continue;
    const more = token.kind === 'word' ? addedTo(readings[0]?.[0] ?? 0, tokens, at + 1) : null;
    if (more !== null) at = more.at;
    found.push({
      start: token.start,
      end: tokens[at]?.end ?? token.end,
      readings: more !== null ? [[more.amount]] : isHalved(tokens, at) ? readings.map(halvesToo) : readings,
      spelled: token.kind === 'word',
    });
  }
  return found;
}

/** "1 m by 80 cm": each side has a unit of its own. */
function sidesOf(measure: Measure, text: string, language: Language): readonly Measure[] {
  if (measure.amounts.length === 1) return [measure];
  const { start, end } = measure;
  const sides = matchesOf(text.slice(start, end), SIDE).flatMap(({ 0: side, index }) =>
    readMeasures(side, language).map((one) => ({
      ...one,
      start: start + index + one.start,
      end: start + index + one.end,
    })),
  );
  return sides.length === measure.amounts.length ? sides : [measure];
}

/** "Twenty-five", "treinta y cinco": tens with their unit, and the place of it. */
function addedTo(tens: number, tokens: readonly Token[], at: number): { amount: number; at: number } | null {
  if (tens < 2 * SMALL_COUNT || tens % SMALL_COUNT !== 0) return null;
  const place = ANDS.has(tokens[at]?.key ?? '') ? at + 1 : at;
  const unit = Number(DIGIT_WORDS.get(tokens[place]?.key ?? '') ?? 0);
  return unit === 0 ? null : { amount: tens + unit, at: place };
}

function tokenReadings({ kind, text, key }: Token, language: Language): FoundNumber['readings'] | null {
  if (kind === 'mark') return null;
  if (kind === 'word') {
    const amount = AMOUNTS.get(language)?.get(key);
    return amount === undefined ? null : [[amount]];
  }
  const digits = SEVERAL.exec(text)?.[0] ?? LEADING.exec(text)?.[0];
  return digits === undefined ? null : digits.split(/[x×-]/).map(readingsOf);
}

/** The numbers of all texts of a form, but for those that the seller took back. */
export function readNumbers(
  texts: readonly string[],
  language: Language,
  refused: readonly string[] = [],
): Numbers {
  const all = new Set<number>();
  const bare = new Set<number>();
  const out = new Set(
    refused.flatMap((text) => findNumbers(text, language).flatMap(({ readings }) => readings.flat())),
  );
  const measured = new Map<Dimension, Amount[]>();
  const addMeasured = (dimension: Dimension, amounts: readonly Amount[]) =>
    measured.set(dimension, [...(measured.get(dimension) ?? []), ...amounts]);
  for (const text of texts) {
    const tokens = tokenise(text);
    for (const { kind, key, text: code } of tokens) {
      // "Clips at both sides".
      if (TWO.has(key)) all.add(2);
      // "T38", "Win10": a size or version behind letters.
      const [, century = '', decade = ''] = DECADE.exec(code) ?? [];
      // "The 90s" and "the 1990s".
      if (decade !== '')
        for (const year of [Number(decade), Number(`${century || '19'}${decade}`)]) all.add(year);
      for (const digits of kind === 'code'
        ? [...(code.match(/\d+(?:[.,]\d+)*/g) ?? []), ...(code.match(/\d+/g) ?? [])]
        : []) {
        for (const amount of readingsOf(digits)) if (!out.has(amount)) all.add(amount);
      }
    }
    for (const amount of [...ordinalsIn(tokens, language), ...halvesIn(tokens)]) {
      all.add(amount);
      bare.add(amount);
    }
    for (const month of monthsIn(tokens)) all.add(month);
    for (const { readings, measure, end } of findNumbers(text, language, tokens)) {
      const amounts = readings.flat().filter((amount) => !out.has(amount));
      for (const amount of amounts) {
        all.add(amount);
        if (measure === undefined || BETWEEN_SIDES.test(text.slice(end - 1, end + 2))) bare.add(amount);
      }
      if (measure === undefined) continue;
      addMeasured(
        measure.dimension,
        amounts.map((amount) => ({ amount, factor: measure.factor })),
      );
    }
  }
  return { all, bare, measured };
}

/** "November 2027" and "11/2027": the months before a year. */
function monthsIn(tokens: readonly Token[]): readonly number[] {
  return tokens.flatMap((_, at) =>
    YEAR.test(tokens[at + 1]?.key ?? '')
      ? entriesAt(tokens, at, ['month']).map(({ means }) => Number(means))
      : [],
  );
}

const YEAR = /^(?:19|20)\d\d$/;

/** "A second bowl": there are two. */
function ordinalsIn(tokens: readonly Token[], language: Language): readonly number[] {
  return tokens.flatMap(({ key }) => ORDINALS[language][key] ?? []);
}

/** "41 et demi". */
function halvesIn(tokens: readonly Token[]): readonly number[] {
  return tokens.flatMap(({ kind, text }, at) => {
    const next = ANDS.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1;
    const isHalf = HALVES.has(tokens[next]?.key ?? '') || HALVES.has(tokens[next + 1]?.key ?? '');
    return kind === 'number' && isHalf ? [Number(text) + HALF].filter(Number.isFinite) : [];
  });
}

const HALF = 0.5;

/** "Half a dozen", "una media docena": a half stands before a word for a number, an article between. */
function isHalved(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'word') return false;
  return HALVES.has(tokens[at - 1]?.key ?? '') || HALVES.has(tokens[at - 2]?.key ?? '');
}

function halvesToo(readings: readonly number[]): readonly number[] {
  return [...readings, ...readings.map((amount) => amount * HALF)];
}

/** Whether a form gives that number: for measures in their own dimension, or bare. */
export function givesNumber(numbers: Numbers, { readings, measure }: FoundNumber): boolean {
  if (measure === undefined) return readings.every((ways) => ways.some((amount) => numbers.all.has(amount)));
  const known = numbers.measured.get(measure.dimension) ?? [];
  return readings.every((ways) =>
    ways.some(
      (amount) =>
        (isTelling(amount, measure.dimension) && numbers.bare.has(amount)) ||
        known.some((one) => isSame(one, { amount, factor: measure.factor })) ||
        (measure.dimension === 'length' && isBareLength(numbers, amount * measure.factor)),
    ),
  );
}

/** "110x60" without a unit, of what is 1.10 m: centimetres or millimetres. */
function isBareLength({ bare }: Numbers, centimetres: number): boolean {
  const millimetres = Math.round(centimetres * SMALL_COUNT);
  return centimetres >= SMALL_COUNT && (bare.has(millimetres / SMALL_COUNT) || bare.has(millimetres));
}

/** Amounts of one unit are equal or not; only a conversion is rounded. */
function isSame(known: Amount, said: Amount): boolean {
  if (known.factor === said.factor) return Math.abs(known.amount - said.amount) < SAME;
  const base = known.amount * known.factor;
  return Math.abs(base - said.amount * said.factor) <= base * ROUNDING;
}
