/**
 * One walk over a text that tells which of many dear patterns can match in it at all: each pattern names words
 * of which one stands in whatever it finds, and a text without any of them is not searched for it.
 */
import { codeAt } from './code-at.ts';

/** Cues are bits: they may stand where nothing matches, and are never missing where something does. */
export interface CueWords {
  /** By cue, its words, of which the first four letters count; letters above ASCII end them. */
  readonly words: readonly (readonly [cue: number, words: string])[];
  /** The cues of texts with Japanese or Chinese in them, which has no blanks between words. */
  readonly japanese?: number;
}

// How words begin, as a small number; where two beginnings share one, a text is searched in vain.
const LETTERS = 4;
const BEGINNINGS = 0x8000;
const PLACE = BEGINNINGS - 1;
const ALL = 0xffff;

/** Makes the walk for some cues, up to sixteen. */
export function cueReader({ words: cueWords, japanese = 0 }: CueWords): (text: string) => number {
  const cuesByBeginning = new Uint16Array(BEGINNINGS);
  for (const [cue, words] of cueWords)
    for (const word of words.split(/\s+/)) {
      const place = beginningAt(word, 0);
      cuesByBeginning[place] = (cuesByBeginning[place] ?? 0) | cue;
    }
  return (text) => {
    let cues = 0;
    let inWord = false;
    const { length } = text;
    for (let at = 0; at < length; at += 1) {
      const code = codeAt(text, at);
      const letter = isLetter(code);
      if (letter && !inWord) cues |= cuesByBeginning[beginningAt(text, at)] ?? 0;
      inWord = letter;
      if (code < 128) continue;
      if (code >= 0x3040) cues |= japanese;
      // Two letters above ASCII count as "s" and "k" where case does not.
      if (code === 0x17f || code === 0x212a) return ALL;
    }
    return cues;
  };
}

/** The first ASCII letters of a word, of whatever case, up to four. */
function beginningAt(text: string, start: number): number {
  let beginning = 0;
  const end = Math.min(text.length, start + LETTERS);
  for (let at = start; at < end; at += 1) {
    const code = codeAt(text, at);
    if (!isLetter(code)) break;
    beginning = (beginning * 37 + (code | 32)) & PLACE;
  }
  return beginning;
}

/** True for a letter of ASCII. */
export function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}
