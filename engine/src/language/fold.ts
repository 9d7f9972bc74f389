/** How words are compared, in the whole project: one fold, one lemma. */

import { codeAt } from '../text/code-at.ts';
import type { Language } from './languages.ts';

const APOSTROPHES = /['’ʼ`´‘]/g;
const COMBINING = /[\u0300-\u036f]/g;
// Letters that normalisation does not take apart.
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
};
const LETTER = /[łßœæøđ]/g;

/** Lower case without accents and apostrophes: "Men's" is 'mens', 'Wózek' is 'wozek'. Japanese is left whole. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return isPlain(lower) ? lower : foldRare(lower);
}

/** Nothing but ASCII without its apostrophes, as most words are: told without a pattern. */
function isPlain(text: string): boolean {
  const { length } = text;
  for (let at = 0; at < length; at += 1) {
    const code = codeAt(text, at);
    if (code > 127 || code === 39 || code === 96) return false;
  }
  return true;
}

function foldRare(lower: string): string {
  let folded = lower.replace(APOSTROPHES, '');
  if (isPlain(folded)) return folded;
  folded = folded.normalize('NFKD').replace(COMBINING, '').normalize('NFC');
  return folded.replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

// Their singulars are other words: 'short cage', 'glass bowl'.
const PLURAL_ONLY: ReadonlySet<string> = new Set([
  'shorts',
  'glasses',
  'boxers',
  'briefs',
  'heels',
  'flats',
  'sweats',
  'wellies',
  'cords',
  'jeans',
  'series',
  'lens',
  'canvas',
]);

const SMALL_S = 115;

/** The singular of an English plural, near enough: both sides of every comparison go through it. */
export function singular(key: string): string {
  const { length } = key;
  if (length < 4 || codeAt(key, length - 1) !== SMALL_S) return key;
  if (codeAt(key, length - 2) === SMALL_S || PLURAL_ONLY.has(key)) return key;
  if (key.endsWith('ies') && key.length > 4) return `${key.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(key)) return key.slice(0, -2);
  return key.slice(0, -1);
}

// Endings of inflected forms, longest first. What is left must stay a word: at least four letters.
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['ings', 'ing', 'ed', 'es', 's'],
  de: ['ern', 'en', 'em', 'er', 'es', 'e', 'n', 's'],
  fr: ['ees', 'es', 'ee', 'e', 's', 'x'],
  pl: ['ami', 'ach', 'ego', 'emu', 'ych', 'ymi', 'owi', 'om', 'ow', 'ie', 'ej', 'y', 'i', 'a', 'e', 'o', 'u'],
  es: ['ados', 'adas', 'ado', 'ada', 'es', 'os', 'as', 'o', 'a', 's'],
  it: ['ati', 'ate', 'ato', 'ata', 'i', 'e', 'o', 'a'],
  nl: ['tjes', 'tje', 'jes', 'je', 'en', 'e', 's', 'n'],
  pt: ['ados', 'adas', 'ado', 'ada', 'es', 'os', 'as', 'o', 'a', 's'],
  sv: ['arna', 'erna', 'orna', 'ar', 'er', 'or', 'en', 'et', 'a', 'e', 'n', 't', 's'],
};

/** The stem of a folded word, for comparing two texts of one language; never for showing. */
export function lemma(key: string, language: Language): string {
  // 'batteries' and 'battery'.
  if (language === 'en' && key.length > 4 && key.endsWith('ies')) return `${key.slice(0, -3)}y`;
  for (const ending of ENDINGS[language]) {
    if (key.length - ending.length < 4 || !key.endsWith(ending)) continue;
    const stem = key.slice(0, -ending.length);
    // 'scratched' and 'scratch', 'chipped' and 'chip'.
    const last = stem.at(-1);
    return language === 'en' && last === stem.at(-2) && last !== 's' && last !== 'l'
      ? stem.slice(0, -1)
      : stem;
  }
  return key;
}

const SHORTEST_SLIP = 5;

/** Whether two folded words are one word with a slip: one letter other, more or fewer. */
export function areOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST_SLIP || long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(long.length === short.length ? same + 1 : same) === long.slice(same + 1);
}

const BETWEEN = /[^\p{L}\p{N}]+/gu;

/** Nothing but small letters and digits of ASCII. */
function isSqueezed(folded: string): boolean {
  const { length } = folded;
  for (let at = 0; at < length; at += 1) {
    const code = codeAt(folded, at);
    if (!((code >= 97 && code <= 122) || (code >= 48 && code <= 57))) return false;
  }
  return true;
}

/** Letters and digits of a text, folded, nothing between them: 'WH-1000 XM4' is 'wh1000xm4'. */
export function squeeze(text: string): string {
  const folded = fold(text);
  return isSqueezed(folded) ? folded : folded.replace(BETWEEN, '');
}
