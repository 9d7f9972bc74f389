/** The words of a text as `splitWords` reads them, without their places: the score asks only which there are. */
import { splitWords } from '../facts/words.ts';

const BREAK = 0;
const PLAIN = 1;
const OTHER = 2;

// Most signs are ASCII: what is neither a letter, a digit nor an apostrophe breaks.
const KINDS = new Uint8Array(128).fill(PLAIN, 97, 123).fill(PLAIN, 48, 58);
KINDS[39] = OTHER;

function kindOf(code: number): number {
  if (code < 128) return KINDS[code] ?? BREAK;
  return code >= 0x2010 && code <= 0x2027 && code !== 0x2019 ? BREAK : OTHER;
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
