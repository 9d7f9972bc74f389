/** The clauses of a sentence. */
import type { Token } from './token.ts';

export interface Clause {
  /** The first token, and the one after the last, without the commas round it. */
  from: number;
  to: number;
}

// A stop inside a sentence belongs to an abbreviation.
const CUTS: ReadonlySet<string> = new Set(',;!?:()[]–—|•、');

/** The clauses of a sentence: what stands between its commas, brackets, dashes and stops. */
export function clausesOf(tokens: readonly Token[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    const cuts = token?.kind === 'mark' && CUTS.has(token.text) && !isInTime(tokens, at);
    if (token !== undefined && !cuts && !isSpacedDash(tokens, at)) continue;
    if (at > from) clauses.push({ from, to: at });
    from = at + 1;
  }
  return clauses;
}

/** "8:30", "2:1". */
function isInTime(tokens: readonly Token[], at: number): boolean {
  const [before, mark, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    mark?.text === ':' &&
    before?.kind === 'number' &&
    after?.kind === 'number' &&
    before.end === mark.start &&
    mark.end === after.start
  );
}

/** For each token the clause that it stands in; a comma stands in none. Linear, for whoever asks for many. */
export function clauseOfEach(clauses: readonly Clause[]): ReadonlyMap<number, Clause> {
  const found = new Map<number, Clause>();
  for (const clause of clauses) for (let at = clause.from; at < clause.to; at += 1) found.set(at, clause);
  return found;
}

/** For each place the last token before it that is one of those, or -1. */
export function lastBefore(
  tokens: readonly Token[],
  isOne: (token: Token, at: number) => boolean,
): readonly number[] {
  const found = [-1];
  for (const [at, token] of tokens.entries()) found.push(isOne(token, at) ? at : (found[at] ?? -1));
  return found;
}

/** A dash between blanks parts what stands before it from what stands behind. */
export function isSpacedDash(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.text !== '-') return false;
  return (
    (tokens[at - 1]?.end ?? token.start) < token.start && (tokens[at + 1]?.start ?? token.end) > token.end
  );
}
