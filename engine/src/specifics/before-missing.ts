/** How far a sentence tells of what is there: "wool, long sleeves, belt missing" says of its last clause alone that it lacks. */
import { clausesOf } from '../language/clauses.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { SellerSentence } from '../values/item.ts';

/** The token before which nothing of the sentence is said to be missing; all of it where nothing is. */
export function beforeMissing(sentence: SellerSentence): number {
  return sentence.topics.has('missing') ? beforeClauseOf(sentence, ['missing']) : sentence.tokens.length;
}

/** The same for what comes with the thing: "black, spare blade included" tells of the thing first. */
export function beforeAside(sentence: SellerSentence): number {
  const { topics, tokens } = sentence;
  return topics.has('missing') || topics.has('included')
    ? beforeClauseOf(sentence, ['missing', 'included'])
    : tokens.length;
}

function beforeClauseOf({ tokens, cues }: SellerSentence, classes: readonly WordClass[]): number {
  const lacks = clausesOf(tokens).find(
    ({ from, to }) =>
      cues.some((cue) => cue.class === 'deny' && cue.from < to && cue.to > from) ||
      tokens.slice(from, to).some((_, at) => entriesAt(tokens, from + at, classes).length > 0),
  );
  // A cross before the line takes back the whole of it.
  return lacks?.from ?? 0;
}
