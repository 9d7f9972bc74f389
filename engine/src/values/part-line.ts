/** Lines that open with the name of a part. */
import type { Token } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';

const MOST_OF_PART = 3;

/** Whether a line speaks of a part: "Shade: linen, 30 cm across". `nouns`: keys of the words that name the thing. */
export function isOfPartLine(tokens: readonly Token[], nouns: ReadonlySet<string>): boolean {
  const colon = tokens.findIndex(({ text }, at) => at > 0 && at <= MOST_OF_PART && text === ':');
  return (
    colon !== -1 &&
    tokens
      .slice(0, colon)
      .every(
        ({ kind, key, text }, at) =>
          (kind === 'word' || text === '-') &&
          !nouns.has(key) &&
          labelAt(tokens, at) === null &&
          entriesAt(tokens, at).length === 0,
      )
  );
}
