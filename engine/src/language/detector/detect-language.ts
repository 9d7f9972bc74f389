/**
 * Which of nine languages a text is in, by its n-grams: the method of eld (Nito T.M., Apache-2.0) with its numbers for
 * these languages alone, which is a quarter of the data and of the time.
 */

import { codeAt } from '../../text/code-at.ts';
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

/** An n-gram of up to six bytes as two numbers: its last four bytes, and what stands before them. */
interface Ngram {
  high: number;
  low: number;
}

/**
 * The data as a table that is looked up without making a string: rows of an n-gram's two numbers and of the range of
 * its scores, at a place that follows from the n-gram or behind it; then for each the language's number and its score.
 */
interface Scores {
  rows: Int32Array;
  pairs: Uint16Array;
}

const ROWS = 0x8000;
const WIDTH = 4;

let scores: Scores | undefined;

function readScores(): Scores {
  const rows = new Int32Array(ROWS * WIDTH);
  const pairs: number[] = [];
  for (const line of NGRAMS.slice(1, -1).split('\n')) {
    const tab = line.indexOf('\t');
    const from = pairs.length;
    for (let at = tab + 1; at < line.length; at += 3)
      pairs.push(codeAt(line, at) - 97, Number.parseInt(line.slice(at + 1, at + 3), 36) + BASE_SCORE);
    const ngram = pack(line, 0, tab);
    const row = rowOf(rows, ngram);
    rows.set([ngram.high, ngram.low, from, pairs.length], row);
  }
  return { rows, pairs: Uint16Array.from(pairs) };
}

/** Where a table has an n-gram, or the empty row where it would be. */
function rowOf(rows: Int32Array, { high, low }: Ngram): number {
  const mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  let row = ((mixed ^ (mixed >>> 15)) * WIDTH) & (rows.length - 1);
  // No byte of a text is 0.
  while (rows[row + 1] !== 0 && !(rows[row] === high && rows[row + 1] === low))
    row = (row + WIDTH) & (rows.length - 1);
  return row;
}

const BLANK = 32;

/** The bytes of `word` between two places, with a blank for each of its ends that they reach. */
function pack(word: string, from: number, to: number, opens = false, closes = false): Ngram {
  let high = 0;
  let low = opens ? BLANK : 0;
  for (let at = from; at < to; at += 1) {
    high = ((high << 8) | (low >>> 24)) & 0xffff;
    low = (low << 8) | (codeAt(word, at) & 0xff);
  }
  return closes ? { high: ((high << 8) | (low >>> 24)) & 0xffff, low: (low << 8) | BLANK } : { high, low };
}

/** The language of a text, and whether that is sure; null where nothing of it is known. Looks at its beginning alone. */
export function detectLanguage(text: string): { language: Language; sure: boolean } | null {
  scores ??= readScores();
  const { rows, pairs } = scores;
  const sums = LANGUAGE_SCORES.map(() => 0);
  seen.fill(0);
  let ngrams = 0;
  const count = (ngram: Ngram) => {
    const place = rowOf(seen, ngram);
    if (seen[place + 1] !== 0) return;
    seen[place] = ngram.high;
    seen[place + 1] = ngram.low;
    ngrams += 1;
    const row = rowOf(rows, ngram);
    for (let at = rows[row + 2] ?? 0; at < (rows[row + 3] ?? 0); at += 2) {
      const language = pairs[at] ?? 0;
      sums[language] = (sums[language] ?? 0) + (pairs[at + 1] ?? 0);
    }
  };
  for (const word of wordsOf(text.replace(APART, ' ').trim().toLowerCase())) countNgrams(word, count);
  const best = Math.max(...sums);
  const found = LANGUAGE_SCORES[sums.indexOf(best)];
  if (best === 0 || found === undefined) return null;
  const [language, average] = found;
  const score = best / ngrams;
  return {
    language,
    sure: ngrams >= FEWEST_NGRAMS && score / (score + SCALE) >= average * SURE_SHARE,
  };
}

/** More than a text of the length that is looked at can have: a power of two. */
const MOST_NGRAMS = 512;
/** The n-grams that the text at hand has had. */
const seen = new Int32Array(MOST_NGRAMS * WIDTH);

/** A word's n-grams, three bytes apart, and its last one. */
function countNgrams(word: string, count: (ngram: Ngram) => void): void {
  const length = Math.min(word.length, LONGEST_WORD);
  let at = 0;
  for (; at + NGRAM < length; at += STRIDE) count(pack(word, at, at + NGRAM, at === 0));
  const last = length === 3 ? 0 : Math.max(0, length - NGRAM);
  count(pack(word, last, word.length, at === 0, true));
}

/** The words as UTF-8, a letter a byte. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  let bytes = 0;
  const isPlain = ASCII.test(text);
  for (const plain of text.split(' ')) {
    const word = isPlain || ASCII.test(plain) ? plain : [...plain].map((letter) => utf8Of(letter)).join('');
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
  while (end < word.length && (codeAt(word, end) & 0x1c0) === (ABOVE_ASCII | 0x80)) end += 1;
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
