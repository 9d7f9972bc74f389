/** Which side of the item a bare measure is: "142cm wide, 125 high", "H 45 cm", "6 cm de largo". */

import { AND, CUTS, SOFT_CUTS } from '../categories/name-words.ts';
import { type Cue, polarityOf } from '../language/cues.ts';
import { isCompoundOf, type Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { IS } from '../lexicon/speech-words.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';
import { beforeMissing } from './before-missing.ts';

/** A side by the English noun of its label, as the seller wrote it. */
export interface ToldSide {
  label: 'Length' | 'Width' | 'Height' | 'Depth';
  value: string;
}

type Side = ToldSide['label'];

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** What stands behind an amount and says which side it is, by language; "largo" is long in one and wide in another. */
const BEHIND: Readonly<Record<Language, Readonly<Record<Side, ReadonlySet<string>>>>> = {
  en: { Length: set('long'), Width: set('wide across'), Height: set('high tall'), Depth: set('deep') },
  de: { Length: set('lang'), Width: set('breit'), Height: set('hoch'), Depth: set('tief') },
  fr: {
    Length: set('long longueur'),
    Width: set('large largeur'),
    Height: set('haut hauteur'),
    Depth: set('profondeur profond'),
  },
  es: {
    Length: set('largo longitud'),
    Width: set('ancho'),
    Height: set('alto altura'),
    Depth: set('fondo profundidad'),
  },
  it: {
    Length: set('lunghezza lungo lunga'),
    Width: set('larghezza largo larga'),
    Height: set('altezza alto alta'),
    Depth: set('profondita profondo profonda'),
  },
  nl: { Length: set('lang'), Width: set('breed'), Height: set('hoog'), Depth: set('diep') },
  pl: {
    Length: set('dlugosci dlugi dluga dlugie'),
    Width: set('szerokosci szeroki szeroka szerokie'),
    Height: set('wysokosci wysoki wysoka wysokie'),
    Depth: set('glebokosci gleboki gleboka'),
  },
  pt: {
    Length: set('comprimento comprido'),
    Width: set('largura largo'),
    Height: set('altura alto'),
    Depth: set('profundidade'),
  },
  sv: { Length: set('lang langd'), Width: set('bred'), Height: set('hog'), Depth: set('djup') },
};
/** Letters for sides, before the amount or glued behind it. */
const LETTERS: Readonly<Record<Language, Readonly<Record<string, Side>>>> = {
  en: { h: 'Height', w: 'Width', l: 'Length', d: 'Depth' },
  de: { h: 'Height', b: 'Width', l: 'Length', t: 'Depth' },
  fr: { h: 'Height', l: 'Width', p: 'Depth' },
  es: { h: 'Height', a: 'Width', l: 'Length', f: 'Depth' },
  it: { h: 'Height', l: 'Width', p: 'Depth' },
  nl: { h: 'Height', b: 'Width', l: 'Length', d: 'Depth' },
  pl: { w: 'Height', s: 'Width', d: 'Length', g: 'Depth' },
  pt: { a: 'Height', l: 'Width', c: 'Length', p: 'Depth' },
  sv: { h: 'Height', b: 'Width', l: 'Length', d: 'Depth' },
};
const UNIT =
  /^(?:mm|cms?|m|ins?|inch(?:es)?|zoll|pulgadas?|pouces?|pollici|duim|tum|cali|ft|feet|foot|["″”'])$/u;
const NUMBER = /^\d{1,4}(?:[.,]\d{1,2})?$/u;
/** "9cm", "74w", "125h". */
const GLUED = /^(\d{1,4}(?:[.,]\d{1,2})?)(\p{L}{1,2})$/u;
const PREPOSITIONS = set('de d di da in a av w');

/** The sides that the name and the sentences tell of the item itself, each once; two that differ are none. */
export const toldSides = rememberOne((item: Item): readonly ToldSide[] => {
  const found = new Map<Side, string | null>();
  const texts: { tokens: readonly Token[]; cues: readonly Cue[] }[] = [
    { tokens: tokenise(item.name), cues: [] },
  ];
  for (const sentence of item.sentences)
    texts.push({ tokens: sentence.tokens.slice(0, beforeMissing(sentence)), cues: sentence.cues });
  for (const { tokens, cues } of texts)
    for (const { label, value } of sidesIn(tokens, cues, item)) {
      const known = found.get(label);
      found.set(label, known === undefined || known === value ? value : null);
    }
  return [...found].flatMap(([label, value]) => (value === null ? [] : { label, value }));
});

/** "120x50 H 45 cm", "142cm wide, 125 high": the sides of the item as the seller wrote them, in one go; or null. */
export function toldDimensions(item: Item): string | null {
  for (const sentence of item.sentences) {
    const { raw, tokens } = sentence;
    const stretch = raw.match(DIMENSIONS);
    if (stretch?.index === undefined || !/\p{L}|["″”]/u.test(stretch[0].replace(/[x×]/giu, ''))) continue;
    const at = tokens.findIndex(({ start }) => start >= (stretch.index ?? 0));
    if (at !== -1 && at < beforeMissing(sentence) && isOwn(tokens, at, item)) return stretch[0].trim();
  }
  return null;
}

const SIDE = String.raw`(?:\p{Lu} ?)?\d{1,4}(?:[.,]\d{1,2})?(?: ?(?:cm|mm|m|in|inch|inches|["″”]))?(?: ?\p{L}(?!\p{L}))?`;
const DIMENSIONS = new RegExp(`${SIDE} ?[x×] ?${SIDE}(?:(?: ?[x×] ?| )${SIDE})?`, 'u');

function sidesIn(tokens: readonly Token[], cues: readonly Cue[], item: Item): readonly ToldSide[] {
  const sides: { label: Side; amount: string; unit: string | null }[] = [];
  let unit: string | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const read = amountAt(tokens, at);
    if (read === null) continue;
    const label = sideOf(tokens, { at, read, language: item.language });
    unit ??= read.unit;
    const isElse = ['denied', 'other'].includes(polarityOf(cues, at, read.to));
    if (label !== null && !isElse && isOwn(tokens, at, item))
      sides.push({ label, amount: read.amount, unit: read.unit });
  }
  // "142cm wide, 125 high": the unit is said once.
  return sides.flatMap(({ label, amount, unit: own }) => {
    const said = own ?? unit;
    return said === null ? [] : { label, value: /^\p{L}/u.test(said) ? `${amount} ${said}` : amount + said };
  });
}

interface Amount {
  amount: string;
  unit: string | null;
  /** A letter glued to it that is no unit. */
  side: string | null;
  to: number;
}

function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const text = tokens[at]?.text ?? '';
  // "24 x 30 cm" has no side of its own.
  if (/^[x×]$/iu.test(tokens[at + 1]?.text ?? '') && NUMBER.test(tokens[at + 2]?.text ?? '')) return null;
  if (NUMBER.test(text)) {
    const unit = tokens[at + 1]?.text.toLowerCase() ?? '';
    return UNIT.test(unit)
      ? { amount: text, unit, side: null, to: at + 2 }
      : { amount: text, unit: null, side: null, to: at + 1 };
  }
  const [, amount = '', letters = ''] = GLUED.exec(text) ?? [];
  if (amount === '') return null;
  const isUnit = UNIT.test(letters.toLowerCase());
  return {
    amount,
    unit: isUnit ? letters.toLowerCase() : null,
    side: isUnit ? null : letters.toLowerCase(),
    to: at + 1,
  };
}

function sideOf(
  tokens: readonly Token[],
  { at, read, language }: { at: number; read: Amount; language: Language },
): Side | null {
  const letters = LETTERS[language];
  // "16L" are litres, and "12 W" watts: a letter behind an amount says a side among others.
  const isAmong = TIMES.test(tokens[at - 1]?.text ?? '') || TIMES.test(tokens[read.to]?.text ?? '');
  if (read.side !== null) return isAmong ? (letters[read.side] ?? LETTERS.en[read.side] ?? null) : null;
  const behind = tokens[read.to];
  const isLetter = behind?.kind === 'word' && behind.text.length === 1;
  const isAmongSides = TIMES.test(tokens[at - 1]?.text ?? '') || TIMES.test(tokens[read.to + 1]?.text ?? '');
  if (isLetter && isAmongSides) return letters[behind.key] ?? null;
  return (
    sideBehind(tokens, read.to, language) ?? (read.unit === null ? null : sideBefore(tokens, at, letters))
  );
}

const TIMES = /^[x×]$/iu;

function sideBehind(tokens: readonly Token[], to: number, language: Language): Side | null {
  const at = PREPOSITIONS.has(tokens[to]?.key ?? '') ? to + 1 : to;
  const key = tokens[at]?.key ?? '';
  const sides = Object.entries(BEHIND[language]) as [Side, ReadonlySet<string>][];
  const side = sides.find(([, words]) => words.has(key))?.[0];
  // "60 cm long straps": what stands behind it is what is long.
  return side === undefined || isNoun(tokens, at + 1, language) ? null : side;
}

function isNoun(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || token.key.length <= 2) return false;
  const isSmall = CUTS[language].has(token.key) || SOFT_CUTS[language].has(token.key) || IS.has(token.key);
  return (
    !isSmall && !MEASURES.has(token.key) && token.key !== AND[language] && entriesAt(tokens, at).length === 0
  );
}

/** "H 45 cm", "L: 30 cm". */
function sideBefore(
  tokens: readonly Token[],
  at: number,
  letters: Readonly<Record<string, Side>>,
): Side | null {
  const before = /^[:=.]$/u.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  const letter = tokens[before];
  return letter !== undefined && /^\p{Lu}$/u.test(letter.text)
    ? (letters[letter.text.toLowerCase()] ?? null)
    : null;
}

/**
 * "The handle is 9 cm long, 4 wide" tells of a part: before the amounts of a list stands no noun but the item's own.
 * "6 drawers, oak, 80 cm wide": a clause of a list that has no amount of a side leads to none either.
 */
function isOwn(tokens: readonly Token[], to: number, item: Item): boolean {
  const own = ownKeys(item);
  for (let at = to - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined || /^[.;!?()\n]$/u.test(token.text)) return true;
    if (token.text === ',') {
      const amount = amountBefore(tokens, at);
      if (amount === null) return true;
      // What stands behind an amount is said of it: "150 cm long closed".
      at = amount;
      continue;
    }
    if (token.kind !== 'word' || token.key.length <= 2 || own.has(token.key)) continue;
    // The "Tisch" of an "Eichentisch".
    if ([...own].some((word) => isCompoundOf(word, token.key, item.language))) continue;
    if (entriesAt(tokens, at).length > 0 || labelAt(tokens, at) !== null) continue;
    if (isSideWord(token.key) || UNIT.test(token.key) || MEASURES.has(token.key)) continue;
    return false;
  }
  return true;
}

/** Where the amount of the clause stands that ends before token `to`; null where it has none. */
function amountBefore(tokens: readonly Token[], to: number): number | null {
  for (let at = to - 1; at >= 0 && !/^[,.;!?()\n]$/u.test(tokens[at]?.text ?? ''); at -= 1) {
    const amount = amountAt(tokens, at);
    if (amount !== null && (amount.unit !== null || amount.side !== null)) return at;
  }
  return null;
}

const ownKeys = rememberOne(
  (item: Item): ReadonlySet<string> =>
    new Set(tokenise(`${item.name} ${item.form.make}`).map(({ key }) => key)),
);

/** A word that says which side an amount is, in any language. */
export function isSideWord(key: string): boolean {
  return Object.values(BEHIND).some((sides) => Object.values(sides).some((words) => words.has(key)));
}

/** Verbs and nouns that lead to the measures of a thing. */
const MEASURES = set(
  'measures measure measuring approx approximately roughly about around dimensions size misst masse ca circa ' +
    'mesure mide miden misura misure meet maten mierzy wymiary mede medidas mater matt environ aproximadamente holds stands standing steht staat stoi star',
);
