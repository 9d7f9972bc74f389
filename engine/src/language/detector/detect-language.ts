/**
 * Which of nine languages a text is in, by its n-grams: the method of eld (Nito T.M., Apache-2.0) with its numbers for
 * these languages alone, which is a quarter of the data and of the time.
 */
import type { Language } from '../languages.ts';
import { LANGUAGE_SCORES, NGRAMS } from './ngram-data.ts';

/** UTF-8 bytes; a text is cut at the first blank after these, or within a word after those. */
const ENOUGH_BYTES = 350;
const MOST_BYTES = 380;
const LONGEST_WORD = 70;
const NGRAM = 4;
const STRIDE = 3;
/** Taken off every number of the data. */
const BASE_SCORE = 53;
const SCALE = 25;
/** Of the score of an average text, what makes an answer sure. */
const SURE_SHARE = 0.75;
const FEWEST_NGRAMS = 3;

const ABOVE_ASCII = 256;

// Apostrophes inside and before words stay.
const APART = /[^\p{L}]+(?<!['`’])/gu;

/** For each n-gram pairs of a language's number and its score. */
let scores: ReadonlyMap<string, readonly number[]> | undefined;

function readScores(): ReadonlyMap<string, readonly number[]> {
  const read = new Map<string, readonly number[]>();
  for (const line of NGRAMS.slice(1, -1).split('\n')) {
    const tab = line.indexOf('\t');
    const pairs: number[] = [];
    for (let at = tab + 1; at < line.length; at += 3)
      pairs.push(line.charCodeAt(at) - 97, Number.parseInt(line.slice(at + 1, at + 3), 36) + BASE_SCORE);
    read.set(line.slice(0, tab), pairs);
  }
  return read;
}

/** The language of a text, and whether that is sure; null where nothing of it is known. Looks at its beginning alone. */
export function detectLanguage(text: string): { language: Language; sure: boolean } | null {
  scores ??= readScores();
  const ngrams = ngramsOf(text);
  const sums = LANGUAGE_SCORES.map(() => 0);
  for (const ngram of ngrams) {
    const pairs = scores.get(ngram);
    if (pairs === undefined) continue;
    for (let at = 0; at < pairs.length; at += 2) {
      const language = pairs[at] ?? 0;
      sums[language] = (sums[language] ?? 0) + (pairs[at + 1] ?? 0);
    }
  }
  const best = Math.max(...sums);
  const found = LANGUAGE_SCORES[sums.indexOf(best)];
  if (best === 0 || found === undefined) return null;
  const [language, average] = found;
  const score = best / ngrams.size;
  return {
    language,
    sure: ngrams.size >= FEWEST_NGRAMS && score / (score + SCALE) >= average * SURE_SHARE,
  };
}

/** Each word's n-grams, three bytes apart, and its last one; blanks stand for its ends. */
function ngramsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of wordsOf(text.replace(APART, ' ').trim().toLowerCase())) {
    const length = Math.min(word.length, LONGEST_WORD);
    let at = 0;
    for (; at + NGRAM < length; at += STRIDE) found.add((at === 0 ? ' ' : '') + word.slice(at, at + NGRAM));
    const last = length === 3 ? 0 : Math.max(0, length - NGRAM);
    found.add(`${at === 0 ? ' ' : ''}${word.slice(last)} `);
  }
  return found;
}

/** The words as UTF-8, a letter a byte. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  let bytes = 0;
  for (const plain of text.split(' ')) {
    const word = ASCII.test(plain) ? plain : [...plain].map((letter) => utf8Of(letter)).join('');
    const end = letterEnd(word, MOST_BYTES + 1 - bytes);
    if (end > 0) words.push(word.slice(0, end));
    bytes += word.length;
    if (bytes > ENOUGH_BYTES) break;
    bytes += 1;
  }
  return words;
}

const ASCII = /^[\p{ASCII}]*$/u;

/** Where the letter ends that byte `at` belongs to the beginning of. */
function letterEnd(word: string, at: number): number {
  let end = Math.min(at, word.length);
  while (end < word.length && (word.charCodeAt(end) & 0x1c0) === (ABOVE_ASCII | 0x80)) end += 1;
  return end;
}

function utf8Of(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return letter;
  const rest = (shift: number) => String.fromCharCode(ABOVE_ASCII + (0x80 | ((code >> shift) & 0x3f)));
  const first = (byte: number) => String.fromCharCode(ABOVE_ASCII + byte);
  if (code < 0x800) return first(0xc0 | (code >> 6)) + rest(0);
  if (code < 0x10000) return first(0xe0 | (code >> 12)) + rest(6) + rest(0);
  return first(0xf0 | (code >> 18)) + rest(12) + rest(6) + rest(0);
}
