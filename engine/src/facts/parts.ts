import { TAG } from './lexicon/tags.ts';
import { splitList } from './lists.ts';
import { isWith, type Piece } from './pieces.ts';
import { type Reading, readWords } from './reading.ts';
import type { Clause } from './segment.ts';
import type { ParsedField } from './statement.ts';

/** What the words of one piece of a field say. */
export function readingOf({ words, tags }: ParsedField, piece: Piece): Reading {
  return readWords(words, tags, piece.from, piece.to);
}

/** The first word of the piece that begins at `place` or behind it. */
export function wordAt({ words }: ParsedField, place: number, piece: Piece): number {
  let at = piece.from;
  while (at < piece.to && (words[at]?.start ?? 0) < place) at += 1;
  return at;
}

/** The piece without a bracket at its end: what the bracket says is judged by itself. */
export function outsideBracket(
  field: ParsedField,
  clause: Clause,
  piece: Piece,
): { piece: Piece; end: number } {
  const { text } = field;
  const at = text.indexOf('(', clause.start);
  if (at === -1 || at >= clause.end) return { piece, end: clause.end };
  // "From somebody's (my husband's) pint": what goes on behind the bracket needs what stands before it.
  const close = text.indexOf(')', at);
  if (close !== -1 && /[\p{L}\p{N}]/u.test(text.slice(close + 1, clause.end)))
    return { piece, end: clause.end };
  const to = wordAt(field, at, piece);
  return to === piece.from ? { piece, end: clause.end } : { piece: { from: piece.from, to }, end: at };
}

/** True where the piece announces what comes with the item: "with …", "comes with …", "in the case …". */
export function leadsIncluded({ words, tags }: ParsedField, piece: Piece): boolean {
  if (isWith(words[piece.from]?.key)) return true;
  if (words[piece.from]?.key === 'in' && HOLDERS.has(words[piece.from + 1]?.key ?? '')) {
    for (let at = piece.from + 2; at < Math.min(piece.to, piece.from + 5); at += 1)
      if (((tags[at] ?? 0) & TAG.accessory) !== 0) return true;
  }
  for (let at = piece.from; at < Math.min(piece.to, piece.from + 3); at += 1) {
    if (((tags[at] ?? 0) & TAG.include) !== 0) return true;
  }
  return false;
}

/** "casserole with lid": what stands after "with" comes with it, if it is such a thing. */
export function accompanying(
  field: ParsedField,
  clause: Clause,
  piece: Piece,
): { start: number; end: number; item: Piece }[] {
  const { text, words, tags } = field;
  for (let at = piece.from + 1; at < piece.to - 1; at += 1) {
    const key = words[at]?.key;
    if (!isWith(key) && key !== 'w') continue;
    if (wasDoneWith(field, piece.from, at)) continue;
    for (let index = at + 1; index < Math.min(piece.to, at + 6); index += 1) {
      if (
        PREPOSITIONS.has(words[index]?.key ?? '') ||
        /[,(]/.test(text.slice(words[at]?.end, words[index]?.start))
      )
        break;
      if (((tags[index] ?? 0) & TAG.accessory) === 0) continue;
      const rest = { from: at + 1, to: piece.to };
      return splitList(text, field, rest).map((item) => ({
        start: words[item.from]?.start ?? clause.start,
        end: item.to === rest.to ? clause.end : (words[item.to]?.start ?? clause.end),
        item,
      }));
    }
  }
  return [];
}

/** "Swatched with a brush", "cleaned with a cloth": what it was done with does not come with it. */
function wasDoneWith({ words }: ParsedField, from: number, at: number): boolean {
  for (let index = from; index < at; index += 1) if (DONE.has(words[index]?.key ?? '')) return true;
  return false;
}

const DONE = new Set(
  'swatched applied cleaned wiped polished brushed dusted checked tested tried measured weighed tightened repaired mended fixed glued taped patched sealed treated sharpened painted sanded washed'.split(
    ' ',
  ),
);
const HOLDERS = new Set('the,a,its,their,original'.split(','));
const PREPOSITIONS = new Set('to,in,on,at,of,for,from,by,into,onto,under,over'.split(','));
