/** The statements of a description in pieces, each with what was found in it and what of the form it tells. */
import type { ClaimKind } from '@smart-listings/contract';
import type { Span } from '../language/span.ts';
import type { Piece } from './doubt.ts';
import { type Finding, findUnsupported } from './find-unsupported.ts';
import { findOpposed } from './opposed.ts';
import { piecesOf } from './pieces.ts';
import { type Clause, readClauses, splitStatements } from './statements.ts';
import type { Support } from './support.ts';
import { toldBy } from './telling.ts';

interface Manner {
  isPhrase: boolean;
  isDenied: boolean;
}

/** A piece with its place in the text, and that of its statement. */
export interface PlacedPiece extends Piece, Span {
  statement: Span;
}

/** The pieces of the statements that are not the seller's own. */
export function readPieces(text: string, support: Support): readonly PlacedPiece[] {
  const read = splitStatements(text, 'prose').flatMap((statement) => {
    const whole = text.slice(statement.start, statement.end);
    if (isNoClaim(whole, statement, support)) return [];
    const places = placesIn(whole, statement, support);
    return places.map((place, index) => {
      const [start, end] = [statement.start + place.start, statement.start + place.end];
      const clauses = readClauses(text.slice(start, end), statement, support.speech);
      const isWhole = places.length === 1;
      return { start, end, statement, clauses, isWhole, isLast: index === places.length - 1 };
    });
  });
  const { rootsIn } = support.telling();
  const told = toldBy(
    read.map(({ clauses }) => rootsIn(clauses.flatMap(({ tokens }) => tokens))),
    support.telling(),
  );
  return read.flatMap((piece, index) => {
    const [words, tells] = [text.slice(piece.start, piece.end), told[index]];
    if (tells === undefined) return [];
    return [
      {
        ...piece,
        text: words,
        findings: foundIn(words, piece.clauses, support).filter(
          ({ kind }) => piece.isLast || !isHeading(words) || !NAMES.has(kind),
        ),
        told: tells,
        pieces: read.length,
        isExclaimed: text.slice(0, piece.statement.end).endsWith('!'),
      },
    ];
  });
}

/** Words in capitals before what they head name nothing. */
const NAMES: ReadonlySet<ClaimKind> = new Set<ClaimKind>(['model', 'name']);

function isHeading(text: string): boolean {
  return text === text.toUpperCase();
}

/** A question claims nothing, and what stands so in the form is the seller's. */
export function isNoClaim(text: string, { isDenied }: Pick<Manner, 'isDenied'>, support: Support): boolean {
  return text.endsWith('?') || (!isDenied && support.repeats(text));
}

/** Where the pieces of a statement stand in it; a row of hashtags is one, and what a stroke joins ("1/2") stays so. */
function placesIn(text: string, manner: Manner, support: Support): readonly Span[] {
  if (text.startsWith('#')) return [{ start: 0, end: text.length }];
  const places: Span[] = [];
  for (const clause of readClauses(text, manner, support.speech)) {
    for (const { start, end } of piecesOf(clause, support.speech)) {
      const last = places.at(-1);
      if (last !== undefined && text.slice(last.end, start) === '/') last.end = end;
      else places.push({ start, end });
    }
  }
  return places;
}

/** What of a text its classes of words find that nothing in the form supports, or that it turns round. */
export function foundIn(text: string, clauses: readonly Clause[], support: Support): readonly Finding[] {
  const unsupported = findUnsupported(text, clauses, support);
  // A word that nothing supports says more exactly what is wrong than the clause around it.
  const opposed = findOpposed(clauses, support).filter(
    ({ start: from, end: to }) => !unsupported.some(({ start, end }) => start >= from && end <= to),
  );
  // The kind of item or its condition lends the words.
  return [...unsupported, ...opposed].filter(({ start, end }) => !support.lends(text.slice(start, end)));
}
