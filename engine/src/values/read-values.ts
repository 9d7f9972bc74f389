/** The values of one stretch of text, by every class's reader, left to right, the longest first. */
import type { AttributeId } from '../categories/category.ts';
import { phraseAt } from '../categories/category-index.ts';
import { fold } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import { capitalise } from '../language/tidy.ts';
import type { Token } from '../language/token.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { saysIs } from '../lexicon/speech-words.ts';
import { readBrand } from './brand.ts';
import type { FoundValue } from './found-value.ts';
import { readDecade, readLexical, readYear } from './lexical.ts';
import { type FoundMeasure, readMeasurements } from './measurement.ts';
import { pastPlace } from './printed-on.ts';
import {
  readAge,
  readLabelledSize,
  readLetteredSize,
  readShortAges,
  readSize,
  readWornSize,
} from './size.ts';

export interface Stretch {
  /** The whole text that the tokens' offsets point into. */
  text: string;
  tokens: readonly Token[];
}

export interface ReadOptions {
  /** Takes what is a value only by its place: a lone letter as a size, a year. */
  loose: boolean;
  /** Whether things of this kind have sizes; null where the kind is not known. */
  sized: boolean | null;
  /** Children wear it: an age is a size. */
  young?: boolean;
  /** Whether a name begins at the first token, so that a make that is also a word may be meant. */
  named: boolean;
  /** The words of the make that the seller gave: what they are elsewhere, they are not in a name. */
  make?: readonly Token[];
  /** What the buyers of this kind of item ask for: it fixes which amounts need no noun. */
  asks: readonly AttributeId[];
  /** Of the text, where that is sure. */
  language: Language | null;
}

export type ReadValue = FoundValue | FoundMeasure;

/** All values of the stretch, without overlaps, in order. */
export function readValues(
  { text, tokens }: Stretch,
  { loose, sized, young = false, named, make = NONE, asks, language }: ReadOptions,
): readonly ReadValue[] {
  const measures = readMeasurements(text, tokens, { asks, language });
  const found: ReadValue[] = [];
  let measure = 0;
  for (let at = 0; at < tokens.length; ) {
    while (measure < measures.length && (measures[measure]?.from ?? 0) < at) measure += 1;
    const length = makeLength(tokens, at, make);
    if (length > 0) {
      at += length;
      continue;
    }
    const own = measures[measure];
    const value =
      own?.from === at
        ? own
        : (readBrand(tokens, at, named && at === 0) ??
          readIdentifier(tokens, at) ??
          (sized === true
            ? (readLetteredSize(tokens, at) ?? readShortAges(tokens, at) ?? readWornSize(tokens, at))
            : null) ??
          (young ? readAge(tokens, at) : null) ??
          (sized === false || standsBehindLine(found.at(-1), tokens, at)
            ? readLabelledSize(tokens, at)
            : readSize(tokens, at, loose && sized === true)) ??
          readLexical(tokens, at) ??
          readDecade(tokens, at) ??
          (loose ? readYear(tokens, at) : null));
    if (
      value === null ||
      isOfCondition(tokens, value) ||
      isNounElsewhere(tokens, value, language) ||
      isCompoundPart(text, tokens, value) ||
      isElided(text, tokens, value) ||
      ((named || at > 0) && isBeginningOfMake(tokens, value, make))
    ) {
      at += 1;
      continue;
    }
    const whole = withShare(value, found);
    found.push(whole.value === '' ? { ...whole, value: wordsOf(text, tokens, whole) } : whole);
    at = value.to;
  }
  return found;
}

/** "50% wool": a material with its share; the share is no measure of its own. */
function withShare(value: ReadValue, found: ReadValue[]): ReadValue {
  const last = found.at(-1);
  if (value.kind !== 'material' || last?.unit !== '%' || last.to !== value.from) return value;
  found.pop();
  return { ...value, value: '', from: last.from };
}

/** "iPhone XS": behind a line that stands for its make a letter is part of the name. */
function standsBehindLine(last: ReadValue | undefined, tokens: readonly Token[], at: number): boolean {
  return (
    last?.kind === 'brand' && last.to === at && !fold(last.value).startsWith(tokens[last.from]?.key ?? '')
  );
}

const NONE: readonly never[] = [];

/** How many tokens from `at` on are the make's; a make of one word is as often a word. */
function makeLength(tokens: readonly Token[], at: number, make: readonly Token[]): number {
  return make.length > 1 && make.every(({ key }, offset) => tokens[at + offset]?.key === key)
    ? make.length
    : 0;
}

/** "Liberty" of Liberty London: no pattern, colour or material; a make of one word is as often a colour. */
function isBeginningOfMake(
  tokens: readonly Token[],
  { kind, from, to }: ReadValue,
  make: readonly Token[],
): boolean {
  return (
    LIKE.has(kind) &&
    make.length >= to - from &&
    tokens
      .slice(from, to)
      .every(({ key, text }, offset) => make[offset]?.key === key && /^\p{Lu}/u.test(text))
  );
}

const LIKE: ReadonlySet<ReadValue['kind']> = new Set(['colour', 'material', 'pattern']);

/** "Plaid" of a French text: an English word for what things are like is a noun in the text's own language. */
function isNounElsewhere(
  tokens: readonly Token[],
  { kind, from, to }: ReadValue,
  language: Language | null,
): boolean {
  if (!LIKE.has(kind) || language === null || language === 'en') return false;
  const noun = phraseAt(tokens, from, language);
  return (
    noun?.to === to &&
    noun.entry.strength === 'noun' &&
    entriesAt(tokens, from).every((entry) => entry.class !== kind || entry.language === 'en')
  );
}

/** "Mint condition": what stands before that word is its grade, unless a value of its own follows it. */
function isOfCondition(tokens: readonly Token[], { kind, to }: ReadValue): boolean {
  const label = LIKE.has(kind) ? labelAt(tokens, to) : null;
  if (label?.kind !== 'condition') return false;
  const next = tokens[to + label.length];
  return next === undefined || (next.kind === 'mark' && !/^[:=：]$/u.test(next.text));
}

function wordsOf(text: string, tokens: readonly Token[], { from, to }: FoundValue): string {
  const words = text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0).replace(/\s+/g, ' ');
  return capitalise(words === words.toUpperCase() && words.length > 3 ? words.toLowerCase() : words);
}

/** "lace-up" is no lace: a word that a hyphen joins to another is part of that. */
function isCompoundPart(text: string, tokens: readonly Token[], { kind, from, to }: ReadValue): boolean {
  if (!LIKE.has(kind)) return false;
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? 0;
  const joint = (before: number) => /[\p{L}\p{N}]-[\p{L}\p{N}]/u.test(text.slice(before - 1, before + 2));
  return joint(end) || (start > 0 && joint(start - 1));
}

/** "L'un", "l’autre": an article of one letter, and no size. */
function isElided(text: string, tokens: readonly Token[], { kind, to }: ReadValue): boolean {
  const end = tokens[to - 1]?.end ?? 0;
  return kind === 'size' && /^['’]\p{L}/u.test(text.slice(end, end + 2));
}

const CODE = /\d/;
const NO_MODEL = /^(?:\d{1,2}|(?:19|20)\d\d|\dm\d\d)$/i;

/** A label of an identifier and the code behind it: "ISBN 978…", "Part no. 481010", "Set 75192". */
function readIdentifier(tokens: readonly Token[], at: number): FoundValue | null {
  const label = labelAt(tokens, at);
  if (label === null || (label.kind !== 'identifier' && label.kind !== 'model')) return null;
  const placed = pastPlace(tokens, at + label.length);
  let from = placed;
  while (from < placed + 2 && (/^[:.#=]$/.test(tokens[from]?.text ?? '') || saysIs(tokens[from]))) from += 1;
  if (label.label === 'ISBN') return readIsbn(tokens, at, from);
  const code = tokens[from];
  if (code === undefined || code.kind === 'mark' || !CODE.test(code.text) || /\p{Ll}{2}/u.test(code.text))
    return null;
  // "Set 21 pieces", "half set: 5, 7, 9 irons" and "Set x4" count.
  if (label.kind === 'identifier' && /^\d{1,2}$/.test(code.text)) return null;
  if (/^x\d+$|^\d+x$/i.test(code.text)) return null;
  // "Modell 2014", "modelo 1,73 m", "model 1m81": when it was made, and how tall the wearer is.
  if (label.kind === 'model' && NO_MODEL.test(code.text)) return null;
  let to = from + 1;
  for (let next = codeEnd(tokens, to); next > to; next = codeEnd(tokens, to)) to = next;
  const parts = tokens.slice(from, to);
  const join = (words: readonly string[]) =>
    words
      .map((word, index) => (parts[index]?.start === parts[index - 1]?.end ? word : ` ${word}`))
      .join('')
      .trim();
  return {
    kind: label.kind,
    label: label.label,
    value: join(parts.map(({ text }) => text)),
    means: join(parts.map(({ key }) => key)),
    from: at,
    to,
  };
}

/** "978-0-261-10221-7", "0 261 10221 4": ten or thirteen signs in groups, and no half of them. */
function readIsbn(tokens: readonly Token[], at: number, from: number): FoundValue | null {
  let value = '';
  for (let to = from; to < tokens.length && value.length < LONGEST_ISBN; to += 1) {
    const [before, token] = [tokens[to - 1], tokens[to]];
    if (token === undefined || (to > from && token.start !== (before?.end ?? 0) + 1)) return null;
    if (!/^[\dx-]+$/.test(token.key)) return null;
    value += token.text.replaceAll('-', '').toUpperCase();
    if (/^(?:\d{13}|\d{9}[\dX])$/.test(value) && !goesOn(tokens, to + 1))
      return { kind: 'identifier', label: 'ISBN', value, means: value.toLowerCase(), from: at, to: to + 1 };
  }
  return null;
}

const LONGEST_ISBN = 13;

/** Whether another group of digits stands one sign behind. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  return /^[\dx]+$/.test(tokens[at]?.key ?? '') && tokens[at]?.start === (tokens[at - 1]?.end ?? 0) + 1;
}

/** "03G 906 021 QJ", "WAR101A.BA0728": groups of a number, one blank or a point apart; `at` where it ends. */
function codeEnd(tokens: readonly Token[], at: number): number {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before === undefined || token === undefined) return at;
  const isJoint = /^[./-]$/.test(token.text) && token.start === before.end && next?.start === token.end;
  if (isJoint && /\d/.test(next.text) && next.text === next.text.toUpperCase()) return at + 2;
  if (token.start !== before.end + 1) return at;
  const isGroup =
    /^\d{3,4}$/.test(token.text) || (/^\p{Lu}{1,2}$/u.test(token.text) && /\d$/.test(before.text));
  return isGroup ? at + 1 : at;
}
