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
    if (token !== undefined && !(token.kind === 'mark' && CUTS.has(token.text)) && !isSpacedDash(tokens, at))
      continue;
    if (at > from) clauses.push({ from, to: at });
    from = at + 1;
  }
  return clauses;
}

/** A dash between blanks parts what stands before it from what stands behind. */
export function isSpacedDash(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.text !== '-') return false;
  return (
    (tokens[at - 1]?.end ?? token.start) < token.start && (tokens[at + 1]?.start ?? token.end) > token.end
  );
}
