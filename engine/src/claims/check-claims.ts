/** What a text, whoever wrote it, claims of the item that nothing the seller gave supports. */
import type { Claim, ClaimKind, ListingField, ListingText } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { prepareText } from '../language/prepare.ts';
import type { Span } from '../language/span.ts';
import { privateSpans } from '../leave-out-private.ts';
import { callStart } from '../text/phone-calls.ts';
import type { Item } from '../values/item.ts';
import { marksOf } from './doubt.ts';
import type { Finding } from './find-unsupported.ts';
import { foundIn, isNoClaim, readPieces } from './read-pieces.ts';
import { shortened } from './shortened.ts';
import { readClauses, splitStatements } from './statements.ts';
import { type Support, supportOf } from './support.ts';

/** Nobody answers more than these. */
const MOST_CLAIMS = 60;
// What stands between two findings of one statement that are one: "solid oak", "gold and silver".
const BETWEEN = /^[\s\-–,/&+]*$/u;

/**
 * The stretches of a listing that nothing the seller gave supports, or that turn round what they said: numbers,
 * names, materials, colours, parts, condition and function, history, care, guarantees.
 * Taste, advice and what the item is for are nobody's to check. Pure; linear in the text's length.
 */
export function checkClaims(listing: ListingText, item: Item): Claim[] {
  const support = supportOf(item);
  // A number that was kept out of the listing is the seller's own all the same.
  const withheld = item.privateNumbers.map(({ key }) => key);
  const claimsOf = (text: string, place: Place) =>
    claimsIn(text, prepareText(blanked(text, calls(text, withheld))), { place, support });
  const claims = [
    ...claimsOf(listing.title, { field: 'title' }),
    ...claimsOf(listing.description, { field: 'description' }),
    ...listing.tags.flatMap((tag, tagIndex) => claimsOf(tag, { field: 'tags', tagIndex })),
  ];
  return withIds(claims.slice(0, MOST_CLAIMS));
}

interface Place {
  field: ListingField;
  tagIndex?: number;
}

/** Where a text says one of the numbers, with the words that lead to a telephone. */
function calls(text: string, keys: readonly string[]): readonly Span[] {
  return privateSpans(text, keys).map(({ start, end }) => ({ start: callStart(text, start), end }));
}

type Unnamed = Omit<Claim, 'id'>;

/** The text with blanks in place of some of its characters. */
function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

/** The claims of `text`, read as `read`, which has the same places. */
function claimsIn(
  text: string,
  read: string,
  { place, support }: { place: Place; support: Support },
): Unnamed[] {
  const statements = place.field === 'description' ? proseMarks(read, support) : phraseMarks(read, support);
  return statements.flatMap(({ start, end, marks }) => {
    const statement = read.slice(start, end);
    return joined(statement, marks).map((finding) => ({
      ...place,
      kind: finding.kind,
      start: start + finding.start,
      end: start + finding.end,
      text: text.slice(start + finding.start, start + finding.end),
      sentence: { start, end, text: text.slice(start, end) },
      message: messageFor(finding, statement, support),
    }));
  });
}

interface Marked extends Span {
  marks: readonly Finding[];
}

/** How a title or a tag is made tells nothing: all that is found in it is marked. */
function phraseMarks(text: string, support: Support): readonly Marked[] {
  return splitStatements(text, 'phrase').map((statement) => {
    const clauses = readClauses(text, statement, support.speech);
    const marks = isNoClaim(text, statement, support) ? [] : foundIn(text, clauses, support);
    return { ...statement, marks };
  });
}

function proseMarks(text: string, support: Support): readonly Marked[] {
  const statements = Map.groupBy(readPieces(text, support), ({ statement }) => statement);
  return [...statements].map(([statement, pieces]) => ({
    ...statement,
    marks: pieces.flatMap((piece) =>
      marksOf(piece, support).map((mark) => ({
        ...mark,
        start: mark.start + piece.start - statement.start,
        end: mark.end + piece.start - statement.start,
      })),
    ),
  }));
}

/** Findings in their order; what overlaps or touches is one. */
function joined(text: string, findings: readonly Finding[]): Finding[] {
  const merged: Finding[] = [];
  for (const finding of [...findings].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (
      last === undefined ||
      (finding.start > last.end && !BETWEEN.test(text.slice(last.end, finding.start)))
    ) {
      merged.push({ ...finding });
      continue;
    }
    last.end = Math.max(last.end, finding.end);
    last.turned ||= finding.turned;
  }
  return merged;
}

function withIds(claims: readonly Unnamed[]): Claim[] {
  const seen = new Map<string, number>();
  return claims.map((claim) => {
    const base = `${claim.field}:${claim.kind}:${fold(claim.text)}`;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return { id: count === 1 ? base : `${base}:${count}`, ...claim };
  });
}

const WHAT: Readonly<Record<ClaimKind, string>> = {
  number: 'Nothing you entered gives this number.',
  model: 'Nothing you entered names this model or code.',
  name: 'Nothing you entered names this.',
  material: 'Nothing you entered says this material.',
  colour: 'Nothing you entered says this colour or pattern.',
  size: 'Nothing you entered says this size.',
  condition: 'Nothing you entered says this of the condition.',
  function: 'Nothing you entered says how it works.',
  included: 'Nothing you entered says that this comes with it.',
  feature: 'Nothing you entered says this of it.',
  provenance: 'Nothing you entered says this of its origin, age or history.',
  care: 'Nothing you entered says this of its care.',
  guarantee: 'Nothing you entered promises this.',
};

function messageFor({ kind, turned, start, end }: Finding, statement: string, { quote }: Support): string {
  if (!turned) return WHAT[kind];
  const said = quote(statement.slice(start, end));
  return said === undefined
    ? 'You said the opposite of this, or said it of another thing.'
    : `You said: “${shortened(said)}”`;
}
