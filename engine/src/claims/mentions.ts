/** Words that are mentioned and claim nothing of the item: where things lie, how a size is counted. */
import { WITH } from '../categories/name-words.ts';
import { labelAt } from '../lexicon/lexicon.ts';
import { meaningsAt } from './meanings.ts';
import type { Clause } from './statements.ts';

/** Whether a part stands at the end of words that say where the things named next are: "in the box". */
export function isPlaceOfThings(clause: Clause, from: number, to: number): boolean {
  return clause.tokens.slice(0, from).some(({ key }, at) => {
    const isPlace = meaningsAt(clause, at, ['included']).some(({ length }) => at + length === to);
    return isPlace && !WITH.has(key) && meaningsAt(clause, at, ['joiner']).length > 0;
  });
}

/** Whether the word for a size or a size stands beside: "UK size 12", "35.5 in European sizes", "UK 3". */
export function isOfSize(clause: Clause, from: number, to: number): boolean {
  const { tokens } = clause;
  const isLabel = (at: number) => tokens[at] !== undefined && labelAt(tokens, at)?.kind === 'size';
  const isNumber = (at: number) => /^\d{1,2}(?:[.,]5)?$/u.test(tokens[at]?.text ?? '');
  return isLabel(from - 1) || isLabel(to) || isLabel(to + 1) || isNumber(to);
}
