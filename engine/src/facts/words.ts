import { rememberLast } from '../text/remember.ts';

/** A word of a text, with its place in UTF-16 units. */
export interface Word {
  /** Lower case, without apostrophes: "Doesn't" is 'doesnt'. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const SLASH = 47;
const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;

const ASCII_CLASS = new Uint8Array(128);
for (let code = 48; code <= 57; code += 1) ASCII_CLASS[code] = DIGIT;
for (let code = 65; code <= 90; code += 1) ASCII_CLASS[code] = LETTER;
for (let code = 97; code <= 122; code += 1) ASCII_CLASS[code] = LETTER;

// Blocks above ASCII that hold punctuation, signs and symbols rather than letters.
const SYMBOL_RANGES: readonly (readonly [number, number])[] = [
  [0x80, 0xa9],
  [0xab, 0xb4],
  [0xb6, 0xb9],
  [0xbb, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2100, 0x2bff],
  [0x2e00, 0x2e7f],
  [0x3000, 0x3004],
  [0x3008, 0x3020],
  [0x30fb, 0x30fb],
  [0xe000, 0xf8ff],
  [0xfe00, 0xfe6f],
  [0xff01, 0xff0f],
  [0xff1a, 0xff20],
  [0xff3b, 0xff40],
  [0xff5b, 0xff65],
];

function classOf(code: number): number {
  if (code < 128) return ASCII_CLASS[code] ?? OTHER;
  if (code >= 0xff10 && code <= 0xff19) return DIGIT;
  for (const [from, to] of SYMBOL_RANGES) {
    if (code < from) break;
    if (code <= to) return OTHER;
  }
  return LETTER;
}

function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019;
}

// French and Italian elisions are words of their own: l'auteur, dell'anta.
const ELISIONS = new Set([
  'l',
  'd',
  'j',
  'n',
  's',
  'c',
  'm',
  't',
  'qu',
  'un',
  'dell',
  'all',
  'nell',
  'sull',
  'dall',
  'jusqu',
]);

/** True for a letter or a digit of any script. */
export function isWordCode(code: number): boolean {
  return classOf(code) !== OTHER;
}

/**
 * The words of `text` from `from` to `to`: runs of letters and digits, apostrophes inside
 * counted in. Hyphens, dots and slashes separate, so that 'usb-c' and 'usb c' read alike.
 */
export function splitWords(text: string, from = 0, to = text.length): Word[] {
  const words: Word[] = [];
  let at = from;
  while (at < to) {
    if (classOf(text.charCodeAt(at)) === OTHER) {
      at += 1;
      continue;
    }
    const start = at;
    let apostrophes = false;
    at += 1;
    while (at < to) {
      const code = text.charCodeAt(at);
      if (classOf(code) !== OTHER) {
        at += 1;
        continue;
      }
      if (!isApostrophe(code) || at + 1 >= to || classOf(text.charCodeAt(at + 1)) !== LETTER) break;
      if (at - start <= 5 && ELISIONS.has(text.slice(start, at).toLowerCase())) break;
      apostrophes = true;
      at += 1;
    }
    const raw = text.slice(start, at).toLowerCase();
    // "Comes w/ charger"
    const key = raw === 'w' && text.charCodeAt(at) === SLASH ? 'with' : raw;
    words.push({ key: apostrophes ? key.replace(/['’]/g, '') : key, start, end: at });
  }
  return words;
}

/** The words of a whole text: names, makes and fields are asked for again and again while one form is read. */
export const wordsOf = rememberLast((text): readonly Word[] => splitWords(text));
