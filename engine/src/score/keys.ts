/** The words of a text as `splitWords` reads them, without their places: the score asks only which there are. */
import { splitWords } from '../facts/words.ts';

const BREAK = 0;
const PLAIN = 1;
const OTHER = 2;

function kindOf(code: number): number {
  if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return PLAIN;
  if (code === 39 || code === 0x2019) return OTHER;
  if (code < 128 || (code >= 0x2010 && code <= 0x2027)) return BREAK;
  return OTHER;
}

/** Puts every word of `text`, lower case and without apostrophes, to `put`. */
export function eachKey(text: string, put: (key: string) => void): void {
  const lower = text.toLowerCase();
  let at = 0;
  while (at < lower.length) {
    const kind = kindOf(lower.charCodeAt(at));
    if (kind === BREAK) {
      at += 1;
      continue;
    }
    const start = at;
    let isPlain = true;
    for (; at < lower.length; at += 1) {
      const next = kindOf(lower.charCodeAt(at));
      if (next === BREAK) break;
      if (next === OTHER) isPlain = false;
    }
    if (isPlain) put(lower.slice(start, at));
    // Apostrophes and letters of other alphabets have rules of their own.
    else for (const { key } of splitWords(lower, start, at)) put(key);
  }
}
