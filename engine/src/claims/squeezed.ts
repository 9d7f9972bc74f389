/** A text without its blanks and signs, and what stands in it: words that a marketplace glued together count. */
import { fold } from '../language/fold.ts';

/** Words that stand oftener than this stand alone somewhere, or the text is no text. */
const MOST_PLACES = 40;

/** Where words end in the squeezed text. */
export function wordEndsOf(text: string): ReadonlySet<number> {
  const ends = new Set<number>();
  let length = 0;
  for (const word of fold(text).split(/(?!(?<=\d)[.,]\d)[^\p{L}\p{N}]+/u)) {
    // The signs of a number join it; those of a code ("ECAM22.110") part it as well.
    for (const part of /^\p{L}/u.test(word) ? word.split(/[.,]/) : [word]) {
      length += part.replace(/[.,]/g, '').length;
      ends.add(length);
    }
  }
  return ends;
}

const DIGIT = /\d/;

/** Whether a code stands in the text; it cuts no number in two: "75 cm" is none in "117,5 cm". */
export function standsIn(text: string, code: string, ends: ReadonlySet<number>): boolean {
  const cutsNumber = (at: number) =>
    DIGIT.test(text[at - 1] ?? '') && DIGIT.test(text[at] ?? '') && !ends.has(at);
  return standsAt(text, code, (at, end) => !cutsNumber(at) && !cutsNumber(end));
}

/** Whether words stand in the text and end where one of its words does: "grey" is none in "greyish". */
export function standsWhole(text: string, said: string, ends: ReadonlySet<number>): boolean {
  return standsAt(text, said, (_, end) => ends.has(end) || end === text.length);
}

function standsAt(text: string, said: string, fits: (at: number, end: number) => boolean): boolean {
  let at = text.indexOf(said);
  for (let tries = 0; at !== -1 && tries < MOST_PLACES; tries += 1) {
    if (fits(at, at + said.length)) return true;
    at = text.indexOf(said, at + 1);
  }
  return false;
}
