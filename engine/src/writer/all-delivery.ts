/** Sentences that speak of nothing but delivery. */
import { clausesOf } from '../language/clauses.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { SellerSentence } from '../values/item.ts';

/** With more words beside it than these, a clause says something else as well. */
const MOST_OTHER_WORDS = 4;

/** What a sentence says of the thing itself: "Borsa a mano color bordeaux", "nettoyées avant envoi". */
const OF_THING: readonly WordClass[] = [
  'fault',
  'missing',
  'care',
  'colour',
  'material',
  'pattern',
  'condition',
  'history',
  'measure',
];

/** Whether every clause of a sentence is about how the thing is handed over. */
export function isAllDelivery({ tokens, topics }: SellerSentence): boolean {
  if (!topics.has('delivery')) return false;
  return clausesOf(tokens).every(({ from, to }) => {
    let about = false;
    let other = 0;
    for (let at = from; at < to; at += 1) {
      // Who says what was bought may speak of the buyer.
      if (entriesAt(tokens, at, OF_THING).some(({ weak, means }) => !weak && means !== 'purchase'))
        return false;
      const entry = entriesAt(tokens, at, ['delivery', 'joiner', 'filler'])[0];
      about ||= entry?.class === 'delivery';
      if (entry === undefined && tokens[at]?.kind !== 'mark') other += 1;
      at += Math.max(0, (entry?.length ?? 1) - 1);
    }
    return about && other <= MOST_OTHER_WORDS;
  });
}
