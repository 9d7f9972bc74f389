/** Values that stand right beside the item's own noun in a sentence: "a navy wool coat", "Duke jacket in green". */
import { CUTS } from '../categories/name-words.ts';
import { singular } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { ReadValue } from './read-values.ts';

export interface NounPlaces {
  tokens: readonly Token[];
  values: readonly ReadValue[];
  /** Folded words that name the item: its noun, its make and line. */
  nouns: ReadonlySet<string>;
  language: Language;
}

/** Whether nothing but values and joining words stands between the value and the noun, and the phrase ends with them. */
export function standsBesideNoun(value: ReadValue, { tokens, values, nouns, language }: NounPlaces): boolean {
  const isNoun = (at: number) => {
    const key = tokens[at]?.key ?? '';
    return nouns.has(key) || nouns.has(singular(key));
  };
  const isPassed = (at: number) =>
    isNoun(at) ||
    values.some(({ from, to }) => at >= from && at < to) ||
    entriesAt(tokens, at, ['joiner'])[0] !== undefined;
  /** A mark, the end, or what leads to another thing. */
  const endsPhrase = (at: number) => {
    const token = tokens[at];
    return token === undefined || token.kind === 'mark' || CUTS[language].has(token.key);
  };
  let before = value.from - 1;
  while (before >= 0 && isPassed(before) && !isNoun(before)) before -= 1;
  let after = value.to;
  while (after < tokens.length && isPassed(after) && !isNoun(after) && !endsPhrase(after)) after += 1;
  if (isNoun(after)) {
    let end = after;
    while (isNoun(end)) end += 1;
    return endsPhrase(end) || isPassed(end);
  }
  return isNoun(before) && endsPhrase(after);
}

/** "Iron grey/wild grape": beside a stroke with what is no colour that we know, a colour is half of a name. */
export function isHalfOfPair(
  value: ReadValue,
  values: readonly ReadValue[],
  tokens: readonly Token[],
): boolean {
  const others = values.filter(({ kind }) => kind === value.kind);
  // "Smoke/dune white": a word between them belongs to the colour's name.
  const strokeFrom = (at: number, step: 1 | -1): number | null => {
    for (const place of [at, at + step]) {
      if (tokens[place]?.text === '/') return place;
      if (tokens[place]?.kind !== 'word' || entriesAt(tokens, place, ['joiner']).length > 0) return null;
    }
    return null;
  };
  const [behind, before] = [strokeFrom(value.to, 1), strokeFrom(value.from - 1, -1)];
  return (
    (behind !== null && !others.some(({ from }) => from === behind + 1)) ||
    (before !== null && !others.some(({ to }) => to === before))
  );
}
