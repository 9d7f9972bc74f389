/** The ten digits as they are read out, folded, nought first; with every form that a digit of a number takes. */
import type { Language } from '../language/languages.ts';

const ROWS: Readonly<Record<Language, string>> = {
  en: 'zero/oh/o/nought one two three four five six seven eight nine',
  de: 'null eins/ein zwei/zwo drei vier funf/fuenf sechs sieben acht neun',
  fr: 'zero un deux trois quatre cinq six sept huit neuf',
  pl: 'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  it: 'zero uno due tre quattro cinque sei sette otto nove',
  nl: 'nul een twee drie vier vijf zes zeven acht negen',
  pt: 'zero um dois tres quatro cinco seis/meia sete oito nove',
  sv: 'noll ett/en tva tre fyra fem sex sju atta nio',
};

/** What each word stands for; no word of one language stands for another digit in the next. */
export const DIGIT_WORDS: ReadonlyMap<string, string> = new Map(
  Object.values(ROWS).flatMap((row) =>
    row.split(' ').flatMap((words, digit) => words.split('/').map((word) => [word, String(digit)] as const)),
  ),
);

/** Words that are a digit as little as they are one: a number is not spelled with one of these alone. */
export const UNSURE_DIGIT_WORDS: ReadonlySet<string> = new Set([
  'o',
  'one',
  'ein',
  'un',
  'uno',
  'um',
  'een',
  'en',
  'sei',
  'meia',
]);

/** "Double seven": the next digit so often. */
export const REPEATS: ReadonlyMap<string, number> = new Map([
  ...['double', 'doppel', 'doble', 'doppio', 'dubbel', 'duplo'].map((word) => [word, 2] as const),
  ...['triple', 'treble', 'triplo'].map((word) => [word, 3] as const),
]);
