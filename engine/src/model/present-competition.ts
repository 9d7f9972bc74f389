import type { CompetitionAnalysis } from '@smart-listings/contract';
import { type Support, supportOf } from '../claims/support.ts';
import { squeeze } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import type { Item } from '../values/item.ts';

/** Others' listings as a model may learn wording from them. */
interface PresentedCompetition {
  titles: string[];
  topKeywords: string[];
  keySellingPoints: string[];
}

/** Fewer words of a title show nothing of its order. */
const FEWEST_WORDS = 2;
const SHORTEST_LENT = 3;

/**
 * What others write of other things, in the words that the seller or the kind of item gives as well: nothing that is
 * not true of this item can come in with it, and no order or address. The single listings behind it stay out.
 */
export function presentCompetition(
  { competitorExamples, topKeywords, keySellingPoints }: CompetitionAnalysis,
  item: Item,
): PresentedCompetition {
  const support = supportOf(item);
  const titles = competitorExamples.slice(0, 10).map(({ title }) => knownWords(title, support));
  return {
    titles: [...new Set(titles)].filter((title) => title.split(' ').length >= FEWEST_WORDS),
    topKeywords: topKeywords.slice(0, 20).filter((words) => isKnown(words, support)),
    keySellingPoints: keySellingPoints.slice(0, 10).filter((words) => isKnown(words, support)),
  };
}

function knownWords(title: string, support: Support): string {
  const words = tokenise(title).filter((token) => isKnownWord(token, support));
  return words.map(({ text }) => text).join(' ');
}

function isKnown(words: string, support: Support): boolean {
  return tokenise(words).every((token) => token.kind === 'mark' || isKnownWord(token, support));
}

function isKnownWord({ kind, key, text }: Token, support: Support): boolean {
  if (kind === 'mark') return false;
  if (kind !== 'word') return support.has(squeeze(text));
  return support.word(key).has('asserted') || (key.length >= SHORTEST_LENT && support.lends(text));
}
