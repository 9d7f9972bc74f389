/** Lengths and cuts as marketplaces count them: in Unicode code points, never inside a grapheme. */
import { codeAt } from './code-at.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

// Everything below this is one grapheme per code unit, so the slow paths are not needed.
const SIMPLE = /^[\t\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u02ff]*$/;

/** The number of code points in `text`. */
export function codePointLength(text: string): number {
  let count = text.length;
  const { length } = text;
  for (let at = 1; at < length; at += 1) {
    if (isLowSurrogate(codeAt(text, at)) && isHighSurrogate(codeAt(text, at - 1))) count -= 1;
  }
  return count;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

/** The longest beginning of `text` with at most `max` code points that splits no grapheme. */
export function cutGraphemes(text: string, max: number): string {
  if (text.length <= max) return text;
  if (SIMPLE.test(text)) return text.slice(0, max);
  let used = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    used += codePointLength(segment);
    if (used > max) return text.slice(0, index);
  }
  return text;
}

/**
 * `text` cut to at most `max` code points at a word boundary, `ending` included in the count.
 * A text without a boundary (one long word, Japanese) is cut between graphemes.
 */
export function cutAtWord(text: string, max: number, ending = ''): string {
  if (codePointLength(text) <= max) return text;
  const head = cutGraphemes(text, Math.max(0, max - codePointLength(ending)));
  const next = text.charAt(head.length);
  if (/\s/u.test(next)) return head.trimEnd() + ending;
  const boundary = head.search(/\s\S*$/u);
  const whole = boundary > head.length / 2 ? head.slice(0, boundary) : head;
  return whole.replace(/[\s\p{Pd},;:&/(]+$/u, '') + ending;
}
