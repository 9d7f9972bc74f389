/** A text as a reader of numbers and addresses takes it: no sign that nobody sees, each digit and letter a plain one. */

import { codeAt } from '../text/code-at.ts';
import { prepareText } from './prepare.ts';
import type { Span } from './span.ts';

interface Readable {
  text: string;
  /** Where each character of `text` stands in what was typed, and where that ends; null where both are the same. */
  places: readonly number[] | null;
}

/** `text` made readable, with the way back. Linear in its length; most texts are readable as they are. */
function readable(text: string): Readable {
  if (isReadable(text)) return { text, places: null };
  const prepared = prepareText(text);
  const places: number[] = [];
  let plain = '';
  // Kept apart: to ask a growing string for its end copies all of it.
  let before = '';
  let at = 0;
  for (const character of prepared) {
    const next = prepared[at + character.length] ?? '';
    const sign = plainSign(character, before, next);
    if (sign !== '') before = sign;
    plain += sign;
    for (let unit = 0; unit < sign.length; unit += 1) places.push(at + (sign === character ? unit : 0));
    at += character.length;
  }
  places.push(prepared.length);
  return { text: plain, places };
}

/** What `find` finds in the readable text, at its places in what was typed. */
export function inReadable<T extends Span>(text: string, find: (text: string) => readonly T[]): readonly T[] {
  const { text: plain, places } = readable(text);
  const found = find(plain);
  if (places === null) return found;
  return found.map((one) => ({
    ...one,
    start: places[one.start] ?? text.length,
    // To the end of the last character, with what hides behind it.
    end: places[one.end] ?? text.length,
  }));
}

// Invisible signs, marks that are drawn over a character, and those that make a picture of one.
const UNSEEN = /^[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164]$/u;
const LETTER_MARK = /^[\u0300-\u036f]$/;
const LAST_PLAIN = 0x24f;

/** True where every character is one that stands for itself: most texts, told without a pattern. */
function isReadable(text: string): boolean {
  const { length } = text;
  for (let at = 0; at < length; at += 1) {
    const code = codeAt(text, at);
    if (code < 128) {
      if (code === 60 || (code === 38 && text[at + 1] === '#')) return false;
      if (code === 32 && at + 1 < length && codeAt(text, at + 1) === 32) return false;
      if (code < 32 && code !== 10) return false;
    } else if (code === 0xad || code === 0xa0) return false;
    else if (code > LAST_PLAIN && !(code > 0x200f && code < 0x2028) && code !== 0x20ac) return false;
  }
  return true;
}

function plainSign(character: string, before: string, next: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 128) return character === ' ' && before === ' ' ? '' : character;
  if (UNSEEN.test(character)) return LETTER_MARK.test(character) && !/\d/.test(before) ? character : '';
  if (code <= LAST_PLAIN || (code > 0x200f && code < 0x2028)) return character;
  // Browsers take other scripts' stops for the one in an address, and so do readers with its strokes.
  if (STOPS.test(character) && /[a-z]/i.test(next) && /[\p{L}\d]/u.test(before)) return '.';
  if (STROKES.test(character) && /[:/]/.test(before)) return '/';
  if (/\p{Nd}/u.test(character)) return digitOf(character, code);
  const circled = CIRCLED.find((first) => code >= first && code < first + 9);
  if (circled !== undefined) return String(code - circled + 1);
  // Forms of full width, of mathematics, in circles; small raised and lowered figures only beside others.
  const plain = character.normalize('NFKC');
  if (!/^[\x21-\x7e]$/.test(plain)) return character;
  return RAISED.test(character) && !/\d/.test(before) && !RAISED.test(next) ? character : plain;
}

const STOPS = /^[\u3002\uff61]$/;
const STROKES = /^[\u2044\u2215]$/;

/** Figures in filled, sans-serif and double circles, which have no other form. */
const CIRCLED = [0x2776, 0x2780, 0x278a, 0x24f5];
const RAISED = /^[\u2070-\u2089]$/;

/** The digits of a script stand in a row whose first place ends in 0 or 6 (Unicode, general category Nd). */
function digitOf(character: string, code: number): string {
  const plain = character.normalize('NFKC');
  if (/^\d$/.test(plain)) return plain;
  const place = code & 0xf;
  const fromZero = place < 6 || (place < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - place)));
  return String(fromZero ? place : place - 6);
}
