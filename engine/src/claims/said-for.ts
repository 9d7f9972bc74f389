/** How far what a form denies or says of another thing may be taken to reach. */
import type { Polarity } from '../language/cues.ts';
import { type Clause, isReachedForSure, saidAs } from './statements.ts';

/** What a form may have meant: a denial or a word of another thing that is far off has perhaps not reached so far. */
export function saidFor(
  clause: Clause,
  from: number,
  { polarity, isVerb }: { polarity: Polarity; isVerb?: boolean },
): readonly Polarity[] {
  const isFar =
    polarity !== 'asserted' &&
    saidAs(clause, from, from + 1) === polarity &&
    !isReachedForSure(clause, from, { isVerb });
  return isFar ? [polarity, 'asserted'] : [polarity];
}
