import type { Joined } from './joins.ts';
import type { Piece } from './pieces.ts';
import type { Word } from './words.ts';

/** Splits a list of included things at its "and", "&" and "+": "neck strap and 16GB card". */
export function splitList(text: string, { words, ands }: Joined, piece: Piece): Piece[] {
  const items: Piece[] = [];
  let from = piece.from;
  // "In the case with cable and adaptor": the case is one thing of the list.
  const held = words[piece.from]?.key === 'in';
  for (let at = piece.from; at < piece.to; at += 1) {
    const end = words[at]?.end ?? 0;
    const start = words[at + 1]?.start ?? end;
    if (
      at + 1 < piece.to &&
      /^\s?[+&]\s?$/.test(text.slice(end, start)) &&
      !/^[A-Z]$/.test(text.slice(words[at]?.start ?? 0, end))
    ) {
      items.push({ from, to: at + 1 });
      from = at + 1;
      continue;
    }
    if (held && at > from && at + 1 < piece.to && words[at]?.key === 'with') {
      items.push({ from, to: at });
      from = at + 1;
      continue;
    }
    if (
      at > from &&
      at + 1 < piece.to &&
      ands.has(words[at]?.key ?? '') &&
      !(/^\d+$/.test(words[at - 1]?.key ?? '') && /^\d+$/.test(words[at + 1]?.key ?? '')) &&
      !(at - from === 1 && SIDES.has(words[from]?.key ?? '')) &&
      !inBracket(text, words, piece, at)
    ) {
      items.push({ from, to: at });
      from = at + 1;
    }
  }
  items.push({ from, to: piece.to });
  return items.filter((item) => item.to > item.from);
}

const SIDES = new Set(
  'front,rear,left,right,top,bottom,upper,lower,inner,outer,black,white,red,blue,pots'.split(','),
);

function inBracket(text: string, words: readonly Word[], piece: Piece, at: number): boolean {
  const before = text.slice(words[piece.from]?.start ?? 0, words[at]?.start ?? 0);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}
