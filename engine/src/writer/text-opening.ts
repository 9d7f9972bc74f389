/** Which sentences tell of the thing, and which of them opens the text. */
import { clausesOf } from '../language/clauses.ts';
import type { Cue } from '../language/cues.ts';
import type { Token } from '../language/tokens.ts';
import { ARTICLES_OF, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { openerIn, predicateStart } from './clause-words.ts';
import { MOST_TOKENS } from './told.ts';

/** The first sentences say what the thing is. */
export const FIRST_SENTENCES = 3;

/** The sentences that tell of the thing. */
export function sentencesOf(item: Item): readonly SellerSentence[] {
  return item.sentences.filter(({ place, form }) => place.field === 'features' && form !== 'heading');
}

/** "Age 7-8. Navy velvet top with a tulle skirt.": behind a first sentence without a verb the next may go on with it. */
export function isFragment(sentence: SellerSentence | undefined, { language }: Item): boolean {
  return (
    sentence !== undefined &&
    sentence.form === 'prose' &&
    sentence.cues.length === 0 &&
    !sentence.tokens.some(({ key }) => SENTENCE_WORDS[language].has(key))
  );
}

/**
 * "My son has grown out of it. Blue frame, 20 inch wheels.": where the first sentence states why it is sold or whose it
 * was, the next that states nothing, or says what the thing is, opens the text; 0 where none does.
 */
export function laterOpening(sentences: readonly SellerSentence[], { language }: Item): number {
  const isStated = (words: readonly Token[]) => words.some(({ key }) => SENTENCE_WORDS[language].has(key));
  // Of the sentence that opens the text the first clause: what it goes on to state is left out anyway.
  const opens = ({ tokens }: SellerSentence) => {
    const near = tokens.slice(0, MOST_TOKENS);
    const [first] = clausesOf(near);
    if (first === undefined) return false;
    const from = predicateStart(near, first, language);
    // "Die Lampe leuchtet": behind an article a verb may stand that no list has.
    if (from === first.from && ARTICLES_OF[language].has(tokens[0]?.key ?? '')) return false;
    return !isStated(near.slice(from, openerIn(near, { from, to: first.to }, language)));
  };
  const near = sentences.slice(0, FIRST_SENTENCES);
  const at = near.findIndex(opens);
  const isProse = near.slice(0, at + 1).every(({ form }) => form === 'prose');
  // What is doubted there is no reason to sell.
  const isSure = near.slice(0, at).every(({ cues }) => cues.every((cue) => !IN_QUESTION.has(cue.class)));
  return isProse && isSure ? Math.max(0, at) : 0;
}

/** How a first sentence may say that what follows is not so. */
const IN_QUESTION: ReadonlySet<Cue['class']> = new Set(['doubt', 'choice', 'correct']);
