/** Sizes of what is worn: letters, numbers with their region, waist and leg, ages, each beside what makes it a size. */
import { fold } from '../language/fold.ts';
import type { Token } from '../language/token.ts';
import { isUnit } from '../language/units.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { saysIs } from '../lexicon/speech-words.ts';
import type { FoundValue } from './found-value.ts';
import { pastLabelling, pastPlace } from './printed-on.ts';
import { OWNERS } from './wearers.ts';

const LETTERS = /^(?:x{0,4}[sl]|\d?x{1,3}[sl]|[2-9]xl|[2-5]xs|m|s|l)$/;
// Letters that are nothing else: "XL", "2XL"; a lone S, M or L needs a label or a clause of values.
export const SURE_LETTERS = /^(?:x{1,4}[sl]|[2-9]x[ls])$/;
/** No size without a digit is longer. */
const LONGEST_LETTERS = 5;

/** More letters for sizes in one sentence are a table. */
const MOST_SIZES = 2;

/** Whether a sentence says which size is how large: "S = up to 30 cm, M 30-38, L 38-46". */
export function isSizeTable(tokens: readonly Token[]): boolean {
  return (
    new Set(
      tokens.flatMap(({ key, text }) => (LETTERS.test(key) && text === text.toUpperCase() ? [key] : [])),
    ).size > MOST_SIZES
  );
}

const REGION = /^(?:uk|us|eu|eur|it|fr|de|au|jp|es)$/;
const NUMBER = /^\d{1,3}(?:[.,][05])?(?:-\d{1,3}(?:[.,][05])?)?$/;
/** In inches; less is no waist. */
const WAIST = /^w(?:2[2-9]|[3-5]\d)$/;
const LEG = /^l\d{2}$/;
/** "32W 32L", "32W x 32L". */
const WAIST_AFTER = /^(?:2[2-9]|[3-5]\d)w$/;
const LEG_AFTER = /^\d{2}l$/;
/** American shoes with their width: "7M", "8.5B". */
const WIDTH = /^\d{1,2}(?:[.,]5)?(?:b|d|e{1,4}|m|n|w|ww)$/;
/** "34x32": trousers by waist and leg, in inches. */
const LEGS = /^(?:2[4-9]|3\d|4[0-8])x(?:2[6-9]|3[0-8])$/;
const LETTERED = /^t(?:3[2-9]|4\d|5[0-8])$/;
/** The chest of a man's jacket in inches: "C40". */
const CHEST = /^c(?:3[2-9]|4\d|5[0-8])$/;
const GLUED_REGION = /^(?:uk|us|eu|eur)\d{1,2}$/;
// Bands of brassieres in inches are even, in centimetres multiples of five.
const BRA = /^(?:2[68]|[34][02468]|50|[6-9][05]|1[012][05])[a-h]{1,2}$/;
export const AGES =
  /^(?:years?|yrs?|months?|mths?|jahre?|monate?|ans|mois|anos|meses|anni|mesi|jaar|maanden|lat|miesiecy|ar|manader)$/;

/**
 * The size that begins at token `at`, or null. `loose` also takes what is a size only by its place (a label before
 * it, a clause of nothing but values).
 */
export function readSize(tokens: readonly Token[], at: number, loose: boolean): FoundValue | null {
  const labelled = readLabelledSize(tokens, at);
  if (labelled !== null) return labelled;
  const end = sizeEnd(tokens, at, loose);
  return end === null
    ? null
    : found(tokens, { at, from: at, to: tablesEnd(tokens, end, regionAt(tokens, at)) });
}

/** The size behind its label: "Size M", "Gr. 37,5", "size extra large". */
export function readLabelledSize(tokens: readonly Token[], at: number): FoundValue | null {
  const after = sizeLabelEnd(tokens, at);
  if (after === null) return null;
  // "The size is small" is a complaint.
  const letters = saysIs(tokens[after - 1]) ? null : writtenOut(tokens, { at, from: after });
  if (letters !== null) return letters;
  const end =
    sizeEnd(tokens, after, true) ??
    (LETTERS.test(tokens[after]?.key ?? '') ||
    WIDTH.test(tokens[after]?.key ?? '') ||
    LEGS.test(tokens[after]?.key ?? '') ||
    isBareNumber(tokens, after)
      ? widthEnd(tokens, rangeEnd(tokens, after))
      : null);
  return end === null || isSide(tokens, end)
    ? null
    : found(tokens, {
        at,
        from: after,
        to: tablesEnd(tokens, bracketEnd(tokens, end), regionAt(tokens, after)),
      });
}

/** Where the size begins behind the words that label it at `at`: "size:", "the size is", "size on the box:", "tag says". */
export function sizeLabelEnd(tokens: readonly Token[], at: number): number | null {
  const labelled = pastLabelling(tokens, at);
  const from = labelled ?? at;
  const label = labelAt(tokens, from);
  if (label?.kind !== 'size') return labelled;
  const placed = pastPlace(tokens, from + label.length);
  const sign = tokens[placed];
  if (/^[:.]$/.test(sign?.text ?? '')) return placed + 1;
  // "My size is 12" is the seller's.
  return saysIs(sign) && !OWNERS.has(tokens[at - 1]?.key ?? '') ? placed + 1 : placed;
}

/** Letters of sizes written out, as tags have them in every language. */
const SIZE_WORD = /^(?:small|med|medium|large)$/;
const EXTRA = /^(?:extra|x{1,4})$/;

/** "Small", "X-Large", "extra large" behind a label; "size large dog bed" says how large the dog is. */
function writtenOut(tokens: readonly Token[], { at, from }: { at: number; from: number }): FoundValue | null {
  let word = from;
  let extra = '';
  while (EXTRA.test(tokens[word]?.key ?? '') || (extra !== '' && tokens[word]?.text === '-')) {
    extra += (tokens[word]?.key ?? '').replace('extra', 'x').replace('-', '');
    word += 1;
  }
  const size = tokens[word]?.key ?? '';
  const next = tokens[word + 1];
  if (!SIZE_WORD.test(size) || next?.text === '-' || next?.text === '/') return null;
  const means = `${extra}${size.charAt(0)}`;
  return { kind: 'size', value: means.toUpperCase(), means, from: at, to: word + 1 };
}

/** "Size 12.5 G": how wide a shoe is stands behind how long it is. */
function widthEnd(tokens: readonly Token[], end: number): number {
  return /^(?:[A-H]|E{2,4}|XW)$/.test(tokens[end]?.text ?? '') && /\d$/.test(tokens[end - 1]?.text ?? '')
    ? end + 1
    : end;
}

/** "Size: 26 x 26 x 17 cm": the first of several sides is no size. */
function isSide(tokens: readonly Token[], end: number): boolean {
  return /^[x×*]$/.test(tokens[end]?.key ?? '') && /^\d/.test(tokens[end + 1]?.text ?? '');
}

/** "Size: 11-12 (XL)": the same size by another table, where the bracket holds nothing else. */
function bracketEnd(tokens: readonly Token[], end: number): number {
  if (tokens[end]?.text !== '(') return end;
  const inside = sizeEnd(tokens, end + 1, true);
  return inside !== null && tokens[inside]?.text === ')' ? inside + 1 : end;
}

/** "UK 6 / EU 39", "UK 5.5 EUR 38.5": one size by two tables; two of one table are two sizes. */
function tablesEnd(tokens: readonly Token[], end: number, first: string | null): number {
  if (first === null) return end;
  const mark = /^[/,(=|-]$/.exec(tokens[end]?.text ?? '')?.[0];
  const from = mark === undefined ? end : end + 1;
  const region = regionAt(tokens, from);
  if (region === null || region === first) return end;
  const to = rangeEnd(tokens, from + 1);
  if (mark === '(' && tokens[to]?.text !== ')') return end;
  return tablesEnd(tokens, mark === '(' ? to + 1 : to, region);
}

/** The table of the size that begins at `at`, where it says one before its number. */
function regionAt(tokens: readonly Token[], at: number): string | null {
  const key = tokens[at]?.key ?? '';
  return REGION.test(key) && isRegion(tokens[at]) && isRegionNumber(tokens, at + 1) ? key.slice(0, 2) : null;
}

/** A size that is nothing else: it says its table, or waist and leg. "EUR 40" alone is a price. */
export function saysItsTable(value: string): boolean {
  return (
    /^(?:UK|US|EU|IT|FR|DE|AU|JP|ES) |^W\d+ L\d+$|^\d+W (?:X )?\d+L$/.test(value) ||
    /^EUR .* (?:UK|US) /.test(value)
  );
}

const AGE_LABEL = /^age[ds]?$/;

/** "Age 7-8", "aged 5 years": the size of what children wear. */
export function readAge(tokens: readonly Token[], at: number): FoundValue | null {
  if (!AGE_LABEL.test(tokens[at]?.key ?? '') || !NUMBER.test(tokens[at + 1]?.key ?? '')) return null;
  const end = rangeEnd(tokens, at + 1);
  const to = AGES.test(tokens[end]?.key ?? '') ? end + 1 : end;
  const { value } = found(tokens, { at, from: at + 1, to });
  return { kind: 'size', value: `Age ${value}`, means: value.toLowerCase(), from: at, to };
}

/** "9-12m", "4-5y", "3-4yrs": a span whose letter says months or years. */
const SHORT_AGES = /^\d{1,2}[-–]\d{1,2}(?:m|mths?|y|yrs?)$/;

/** The ages that token `at` says in short: where sizes are asked they are nothing else. */
export function readShortAges(tokens: readonly Token[], at: number): FoundValue | null {
  const key = tokens[at]?.key ?? '';
  if (!SHORT_AGES.test(key)) return null;
  const means = key.replace(/m(?:ths?)?$/, ' months').replace(/y(?:rs?)?$/, ' years');
  return { kind: 'size', value: key, means, from: at, to: at + 1 };
}

/** "Age 7-8", "9-12 months": years or months, in a span or behind their word. */
export function saysAges(value: string): boolean {
  return /^Age \d|^\d+[-–/]\d+ ?\p{Ll}+$/u.test(value);
}

/** "T36", "T36/38" on what is worn: taille, talla, taglia and tamanho by their letter. */
export function readLetteredSize(tokens: readonly Token[], at: number): FoundValue | null {
  const key = tokens[at]?.key ?? '';
  if (CHEST.test(key)) return found(tokens, { at, from: at, to: at + 1 });
  // "T 38": its letter alone, in a capital.
  const next = tokens[at + 1];
  if (key === 't' && isUpper(tokens[at]) && next?.kind === 'number' && LETTERED.test(`t${next.key}`))
    return found(tokens, { at, from: at + 1, to: rangeEnd(tokens, at + 1) });
  if (!LETTERED.test(key)) return null;
  const to = rangeEnd(tokens, at);
  const { value, ...size } = found(tokens, { at, from: at, to });
  return { ...size, value: value.slice(1), means: value.slice(1) };
}

/** "Womens 8.5", "mens medium" of what is worn: a size behind whom it is for, at the end of its clause. */
export function readWornSize(tokens: readonly Token[], at: number): FoundValue | null {
  const letters = SIZE_WORD.test(tokens[at]?.key ?? '') ? writtenOut(tokens, { at, from: at }) : null;
  if (letters !== null && isBehindWearer(tokens, at) && endsClause(tokens, letters.to)) return letters;
  if (!NUMBER.test(tokens[at]?.key ?? '') || !isBehindWearer(tokens, at)) return null;
  const to = widthEnd(tokens, rangeEnd(tokens, at));
  return endsClause(tokens, to) ? found(tokens, { at, from: at, to }) : null;
}

function isBehindWearer(tokens: readonly Token[], at: number): boolean {
  return entriesAt(tokens, at - 1, ['department'])[0]?.length === 1;
}

function endsClause(tokens: readonly Token[], at: number): boolean {
  return tokens[at] === undefined || tokens[at]?.kind === 'mark';
}

/** "Size 12": a number right behind its label, unless a unit makes a measure of it ("size 40 cm"). */
function isBareNumber(tokens: readonly Token[], at: number): boolean {
  if (!NUMBER.test(tokens[at]?.key ?? '')) return false;
  const after = tokens[rangeEnd(tokens, at)];
  if (after?.text === '%') return false;
  return after === undefined || after.kind === 'mark' || /^\p{Lu}$/u.test(after.text) || !isUnit(after.text);
}

function found(
  tokens: readonly Token[],
  { at, from, to }: { at: number; from: number; to: number },
): FoundValue {
  const words = tokens
    .slice(from, to)
    // "102cm" is a measure.
    .map(({ text }) => (/[-–/]|^[\d.,]*[cm]m$|^\d+x\d+$/u.test(text) ? text : text.toUpperCase()));
  const value = words
    .join(' ')
    .replace(/ ?([-–/]) ?/g, '$1')
    .replace(/(?<=\() | (?=\))/g, '')
    .replace(/\p{Lu}{3,}(?: SIZE\b)?/gu, (word) =>
      AGES.test(fold(word)) || word.length > 3 ? word.toLowerCase() : word,
    );
  return { kind: 'size', value, means: value.toLowerCase(), from: at, to };
}

/** Where the size ends that begins at `at`, or null. */
function sizeEnd(tokens: readonly Token[], at: number, loose: boolean): number | null {
  const key = tokens[at]?.key ?? '';
  if (tokens[at]?.kind === 'word')
    return key.length > LONGEST_LETTERS ? null : wordSizeEnd(tokens, at, loose);
  const next = tokens[at + 1]?.key ?? '';
  if (WAIST.test(key)) return LEG.test(next) ? at + 2 : at + 1;
  if (WAIST_AFTER.test(key)) {
    const leg = next === 'x' ? at + 2 : at + 1;
    if (LEG_AFTER.test(tokens[leg]?.key ?? '')) return leg + 1;
  }
  if (GLUED_REGION.test(key)) return at + 1;
  if (NUMBER.test(key)) {
    const end = rangeEnd(tokens, at);
    const unit = tokens[end]?.key ?? '';
    if (AGES.test(unit)) return end > at + 1 || loose ? end + 1 : null;
    // "Air Max 90 UK 9": the region belongs to the number behind it.
    // "38/32": waist and leg of jeans, or the two ends of a range.
    if (loose && isPairOfSizes(tokens, at)) return at + 3;
    if (REGION.test(unit) && isUpper(tokens[end]) && !isRegionNumber(tokens, end + 1)) return end + 1;
    return null;
  }
  if (loose && (BRA.test(key) || LEGS.test(key))) return at + 1;
  return lettersEnd(tokens, at, loose);
}

/** A size without a digit at its beginning: "UK 10", "XL", "one size". */
function wordSizeEnd(tokens: readonly Token[], at: number, loose: boolean): number | null {
  const key = tokens[at]?.key ?? '';
  if (REGION.test(key) && isRegion(tokens[at]) && isRegionNumber(tokens, at + 1))
    return rangeEnd(tokens, at + 1);
  if (key === 'one' && tokens[at + 1]?.key === 'size') return at + 2;
  return lettersEnd(tokens, at, loose);
}

function lettersEnd(tokens: readonly Token[], at: number, loose: boolean): number | null {
  const key = tokens[at]?.key ?? '';
  return LETTERS.test(key) && (SURE_LETTERS.test(key) || (loose && isUpper(tokens[at])))
    ? rangeEnd(tokens, at)
    : null;
}

function isPairOfSizes(tokens: readonly Token[], at: number): boolean {
  const isSize = (index: number) => /^(?:2[4-9]|[345]\d|60)$/.test(tokens[index]?.text ?? '');
  return isSize(at) && tokens[at + 1]?.text === '/' && isSize(at + 2) && tokens[at + 3]?.text !== '/';
}

/** "UK 12", "Uk 12"; in small letters "de", "it" and "es" are words. */
function isRegion(token: Token | undefined): boolean {
  return token !== undefined && /^(?:\p{Lu}|uk|eu)/u.test(token.text);
}

function isUpper(token: Token | undefined): boolean {
  return token !== undefined && token.text === token.text.toUpperCase();
}

function isRegionNumber(tokens: readonly Token[], at: number): boolean {
  return NUMBER.test(tokens[at]?.key ?? '') || LETTERS.test(tokens[at]?.key ?? '');
}

/** "10-12", "S/M", "5 1/2": the end of a range or a broken number that begins at `at`. */
function rangeEnd(tokens: readonly Token[], at: number): number {
  if (tokens[at + 2]?.text === '/' && [1, 3].every((next) => /^\d$/.test(tokens[at + next]?.text ?? '')))
    return at + 4;
  const joint = tokens[at + 1];
  const second = tokens[at + 2]?.key ?? '';
  if (joint !== undefined && /^[-–/]$/.test(joint.text) && (NUMBER.test(second) || LETTERS.test(second)))
    return at + 3;
  return at + 1;
}
