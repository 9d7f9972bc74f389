/** Which clauses of a sentence say nothing but values: only those give certain ones. */
import { WITH } from '../categories/name-words.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import type { Token } from '../language/token.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { ReadValue } from './read-values.ts';
import { WEARERS } from './wearers.ts';

const NOTHING: ReadonlySet<string> = new Set();
// An unknown word or two beside a list of values may be one of the list.
const SHORT = 2;

/**
 * For each clause whether it holds nothing but values, joining words, grades, praise and words of the item's own name;
 * a clause beside a short one that holds no value is taken for part of a list that is not understood.
 */
export function closedClauses(
  tokens: readonly Token[],
  values: readonly ReadValue[],
  own: ReadonlySet<string> = NOTHING,
  nouns: ReadonlySet<string> = NOTHING,
): readonly Clause[] {
  const covered = new Set<number>();
  for (const { from, to } of values) for (let at = from; at < to; at += 1) covered.add(at);
  const clauses = clausesOf(tokens);
  const known = clauses.map((clause) => isKnown(tokens, clause, { covered, own }));
  // What follows a clause that says more leans on it: "I wear a 39, US8"; one that names the item itself says it of that.
  const open = clauses.findIndex(
    ({ from, to }, index) =>
      known[index] !== true &&
      (!tokens.slice(from, to).some(({ key }) => nouns.has(key)) ||
        tokens.slice(from, to).some(({ key }) => WEARERS.has(key) || WITH.has(key))),
  );
  return clauses.filter((clause, index) => {
    if (open !== -1 && index > open) return false;
    if (known[index] !== true || !hasValue(clause, covered)) return false;
    return ![index - 1, index + 1].some((beside) => {
      const neighbour = clauses[beside];
      return (
        neighbour !== undefined &&
        known[beside] === false &&
        neighbour.to - neighbour.from <= SHORT &&
        !hasValue(neighbour, covered)
      );
    });
  });
}

function hasValue({ from, to }: Clause, covered: ReadonlySet<number>): boolean {
  for (let at = from; at < to; at += 1) if (covered.has(at)) return true;
  return false;
}

function isKnown(
  tokens: readonly Token[],
  { from, to }: Clause,
  { covered, own }: { covered: ReadonlySet<number>; own: ReadonlySet<string> },
): boolean {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || covered.has(at) || token.kind === 'mark' || own.has(token.key)) continue;
    const entry = entriesAt(tokens, at, ['joiner', 'filler', 'condition', 'grade'])[0] ?? labelAt(tokens, at);
    if (entry == null) return false;
    at += entry.length - 1;
  }
  return true;
}
