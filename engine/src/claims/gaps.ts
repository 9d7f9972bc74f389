/** What stands between two words: the mark that ends a clause, a sentence or a line. */

export type Gap = '' | ',' | ':' | '.' | '\n' | '\n\n';

const CLAUSE_MARKS = new Set(',;()|–—•、');
const SENTENCE_MARKS = new Set('!?。！？');
const BEFORE_NEW_SENTENCE = /\s|["”')]/;
const SPACE = /\s/;

/** The strongest mark between two tokens. */
export function gapBetween(text: string, from: number, to: number): Gap {
  if (to - from === 1 && text.charCodeAt(from) === 32) return '';
  let gap: Gap = '';
  let lines = 0;
  for (let at = from; at < to; at += 1) {
    const sign = text.charAt(at);
    if (sign === ' ') continue;
    if (sign === '\n') lines += 1;
    else if (sign === ':' || sign === '：') gap = ':';
    else if (SENTENCE_MARKS.has(sign)) gap = '.';
    else if (sign === '.') {
      if (at + 1 >= to ? to === text.length : BEFORE_NEW_SENTENCE.test(text.charAt(at + 1))) gap = '.';
    } else if (gap !== '') continue;
    else if (CLAUSE_MARKS.has(sign)) gap = ',';
    else if (sign === '-' && SPACE.test(text.charAt(at - 1)) && SPACE.test(text.charAt(at + 1))) gap = ',';
  }
  if (lines >= 2) return '\n\n';
  if (lines === 1) return gap === ':' ? ':' : '\n';
  return gap;
}
