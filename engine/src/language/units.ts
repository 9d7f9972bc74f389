/** Numbers with units: the only reader of them in the project. */
import { matchesOf } from '../text/matches.ts';
import { rememberLast } from '../text/remember.ts';
import type { Language } from './languages.ts';

export type Dimension =
  | 'length'
  | 'weight'
  | 'volume'
  | 'storage'
  | 'power'
  | 'voltage'
  | 'current'
  | 'charge'
  | 'frequency'
  | 'resolution'
  | 'percent'
  | 'time'
  | 'speed'
  | 'temperature'
  | 'pieces';

export interface Measure {
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
  /** The numbers in their order: one, or those of "60 x 40 x 2". */
  amounts: readonly number[];
  /** The unit's symbol: 'cm', 'in', 'GB'. */
  unit: string;
  dimension: Dimension;
  /** As it should stand in a text: '22.5 cm', '60 x 40 cm', '128 GB'. */
  text: string;
}

/** Symbol, dimension, factor to the dimension's base, and how it is written, without case. Longer ones first. */
const UNITS: readonly (readonly [symbol: string, dimension: Dimension, factor: number, written: string])[] = [
  ['mm', 'length', 0.1, 'mm|millimet(?:re|er)s?|millim[eè]tres?'],
  [
    'cm',
    'length',
    1,
    'cms?|centimet(?:re|er)s?|zentimeter|centim[eè]tres?|cent[ií]metros?|centimetri|centymetr[óo]w',
  ],
  ['ft', 'length', 30.48, 'ft|foot|feet'],
  ['in', 'length', 2.54, "ins|(?<=\\d)in|inch(?:es)?|zoll|pouces?|pulgadas?|pollici|cali|duim|tum|″|”|\"|''"],
  ['m', 'length', 100, 'm|met(?:re|er)s?|m[eè]tres?|metros?|metri'],
  ['kg', 'weight', 1000, 'kgs?|kilos?|kilogram(?:me)?s?|kilogramm'],
  ['mg', 'weight', 0.001, 'mg'],
  ['g', 'weight', 1, 'g|gr|grams?|grammes?|gramm'],
  ['lb', 'weight', 453.6, 'lbs?|pounds?'],
  ['oz', 'weight', 28.35, 'oz|ounces?'],
  ['ml', 'volume', 0.001, 'mls?|millilit(?:re|er)s?'],
  ['cl', 'volume', 0.01, 'cl'],
  ['l', 'volume', 1, 'l|lit(?:re|er)s?|litros?|litri|ltrs?'],
  ['TB', 'storage', 1000, 'tb|terabytes?|to(?=\\s|$|[,.;)])'],
  ['GB', 'storage', 1, 'gb|gigs?|gigabytes?|go(?=\\s|$|[,.;)])'],
  ['MB', 'storage', 0.001, 'mb|megabytes?'],
  ['kW', 'power', 1000, 'kw'],
  ['VA', 'power', 1, 'va'],
  ['W', 'power', 1, 'w|watts?'],
  ['hp', 'power', 745.7, 'hp|bhp|ps|cv'],
  ['V', 'voltage', 1, 'v|volts?'],
  ['mAh', 'charge', 0.001, 'mah'],
  ['Ah', 'charge', 1, 'ah'],
  ['GHz', 'frequency', 1000, 'ghz'],
  ['Hz', 'frequency', 0.000001, 'hz'],
  ['MP', 'resolution', 1, 'mp|megapixels?|mpx'],
  ['%', 'percent', 1, '%|percent|prozent'],
  ['km', 'length', 100_000, 'kms?|kilomet(?:re|er)s?'],
];

const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,3})?(?:\s?[½¼¾]|\s\d\/\d)?|[½¼¾]`;
const TIMES = String.raw`\s?(?:[x×*]|by|auf|sur|per|por)\s?`;
const UNIT = UNITS.map(([, , , written]) => `(${written})`).join('|');
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,"“€£$-])(${NUMBER})(?:(?:\s?(?:${UNIT_LETTERS()}))?${TIMES}(${NUMBER}))?(?:(?:\s?(?:${UNIT_LETTERS()}))?${TIMES}(${NUMBER}))?[\s-]?(?:${UNIT})(?![\p{L}\p{N}]|-\d)`,
  'giu',
);

/** Units that may stand at each side of a product: "60cm x 40cm". */
function UNIT_LETTERS(): string {
  return 'mm|cms?|m|ins|inch(?:es)?|"|″|”|ft';
}

const UNIT_WORD = new RegExp(`^(?:${UNIT})$`, 'iu');

/** Whether a word behind a number makes a measure of it. */
export function isUnit(word: string): boolean {
  return UNIT_WORD.test(word);
}

const SIDES = /^[hdlbt]\s?\d.*w\s?\d/iu;

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const HAS_NUMBER = /[\d½¼¾]/;
const NO_MEASURES: readonly Measure[] = [];
const UNIT_GROUP = 4;

const readers = new Map<Language | null, (text: string) => readonly Measure[]>();

/**
 * The numbers with units in `text`, in order, without overlaps. "12 in black" is no measure: "in" alone is a word.
 * @param language of the text, where that is sure: it says which sign groups thousands
 */
export function readMeasures(text: string, language: Language | null = null): readonly Measure[] {
  const known = readers.get(language);
  if (known !== undefined) return known(text);
  const reader = rememberLast((one) => findMeasures(one, language));
  readers.set(language, reader);
  return reader(text);
}

function findMeasures(text: string, language: Language | null): readonly Measure[] {
  if (!HAS_NUMBER.test(text)) return NO_MEASURES;
  const found: Measure[] = [];
  for (const match of matchesOf(text, MEASURE)) {
    const at = match.findIndex((group, index) => index >= UNIT_GROUP && group !== undefined) - UNIT_GROUP;
    const unit = UNITS[at];
    if (unit === undefined) continue;
    const [symbol, dimension] = unit;
    // "H 98 W 80 D 45 cm": a letter between numbers names the side behind it.
    if (
      dimension === 'power' &&
      SIDES.test(text.slice(Math.max(0, match.index - 2), match.index + match[0].length + 3))
    )
      continue;
    const amounts = [match[1], match[2], match[3]].flatMap((number) =>
      number === undefined ? [] : [readNumber(number, { unit: symbol, language })],
    );
    if (amounts.length > 1 && dimension !== 'length') continue;
    // In small letters behind a blank these are words of other languages: "10 to 12".
    if (language !== 'fr' && /\s(?:to|go)$/.test(match[0])) continue;
    // "5500M" and "16G" are no metres and grams.
    if (/^[mgl]$/.test(symbol) && /[MGL]$/.test(match[0]) && !isLitres(text, match)) continue;
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      amounts,
      unit: symbol,
      dimension,
      text: `${amounts.map(String).join(' x ')}${symbol === '%' || symbol === 'in' ? '' : ' '}${symbol === 'in' ? '"' : symbol}`,
    });
  }
  return found;
}

/** "1,8 L", "20 L": with a blank or a decimal before it the capital is litres, but between sides a side. */
function isLitres(text: string, { 0: said, index }: { 0: string; index: number }): boolean {
  const isAmongSides =
    /[x×*]\s*$/iu.test(text.slice(0, index)) ||
    /^\s*(?:[x×*]|[WHDBT]\b)/iu.test(text.slice(index + said.length));
  return /^\d+(?:[.,]\d+\s?|\s)L$/u.test(said) && !isAmongSides;
}

/** Units before which nobody writes three decimals, whatever the language: "183.000 km". */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['km', 'W', 'hp', 'mAh', 'Hz']);
/** Before these, thousandths are as usual as thousands: "3.175 mm". */
const SMALL_UNITS: ReadonlySet<string> = new Set(['mm', 'g', 'ml']);

/** '22,5' and '22.5' are 22.5; three digits behind a sign are thousands where the language or the unit says so; '3 1/2' and '3½' are 3.5. */
function readNumber(text: string, { unit, language }: { unit: string; language: Language | null }): number {
  const fraction = /([½¼¾])|\s(\d)\/(\d)/.exec(text);
  const rest = fraction === null ? text : text.slice(0, fraction.index);
  const part =
    fraction === null
      ? 0
      : fraction[1] !== undefined
        ? (FRACTIONS[fraction[1]] ?? 0)
        : Number(fraction[2]) / Number(fraction[3]);
  const [, sign, digits] = /^[1-9]\d{0,2}([.,])(\d{3})$/.exec(rest.trim()) ?? [];
  const isGrouped =
    sign !== undefined &&
    (sign === (language === null || language === 'en' ? ',' : '.') ||
      WHOLE_UNITS.has(unit) ||
      (SMALL_UNITS.has(unit) && digits === '000'));
  const whole = isGrouped ? rest.replace(/[.,]/, '') : rest.replace(',', '.');
  return (whole.trim() === '' ? 0 : Number(whole)) + part;
}

/** The dimension of a unit's symbol; undefined for what is no unit. */
export function dimensionOf(unit: string | undefined): Dimension | undefined {
  return UNITS.find(([symbol]) => symbol === unit)?.[1];
}

/** A measure's amounts in the base unit of its dimension (cm, g, l, GB, W …), for comparing. */
export function inBaseUnit({ amounts, unit }: Pick<Measure, 'amounts' | 'unit'>): readonly number[] {
  const factor = UNITS.find(([symbol]) => symbol === unit)?.[2] ?? 1;
  return amounts.map((amount) => amount * factor);
}
