/** Whether a model's answer asks the seller instead of telling of the item. */
import { fold } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
import { labelAt } from '../lexicon/lexicon.ts';
import type { Item } from '../values/item.ts';
import { QUESTION_WORDS, REQUESTS } from './asking-words.ts';
import { splitSentences } from './sentences.ts';

/** "Sure!", "Thank you for that." */
const LONGEST_CHATTER = 4;

/**
 * Whether no sentence of a description tells anything: each asks, promises help once it is answered, is a bare label
 * or a word of politeness.
 */
export function asksOnly(description: string, item: Item): boolean {
  const sentences = sentencesOf(description);
  const asking = sentences.filter((sentence) => asks(sentence, item));
  if (asking.length === 0) return false;
  return sentences.every((sentence) => asking.includes(sentence) || isIdle(sentence, item));
}

/** Whether a title is a question or a request to the seller, and no name that is one. */
export function isQuestionTitle(title: string, item: Item): boolean {
  return sentencesOf(title).some(
    (sentence) => asks(sentence, item) && (!isQuestion(sentence) || beginsAsQuestion(sentence)),
  );
}

/** Whether a description that is being written may yet turn out to do nothing but ask. */
export function mayAskOnly(description: string, item: Item): boolean {
  const sentences = sentencesOf(description);
  return sentences.every(
    (sentence) => asks(sentence, item) || isIdle(sentence, item) || beginsAsQuestion(sentence),
  );
}

function sentencesOf(text: string): string[] {
  const sentences = text.split('\n').flatMap(splitSentences);
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

function asks(sentence: string, { form, language }: Item): boolean {
  const folded = fold(sentence).replace(/['’]/g, '');
  // What sellers say is theirs to say: a game may be called by a question.
  const own = fold([form.itemName, form.features].join('\n')).includes(fold(sentence).trim());
  return !own && (isQuestion(sentence) || REQUESTS[language].test(folded) || REQUESTS.en.test(folded));
}

function isQuestion(sentence: string): boolean {
  return /[?？]["”»)]?$/u.test(sentence);
}

function beginsAsQuestion(sentence: string): boolean {
  const [first] = tokenise(sentence).filter(({ kind }) => kind === 'word');
  return QUESTION_WORDS.has(first?.key ?? '');
}

function isIdle(sentence: string, { form }: Item): boolean {
  const tokens = tokenise(sentence).filter(({ kind }) => kind !== 'mark');
  const said = new Set(tokenise([form.itemName, form.make, form.features].join('\n')).map(({ key }) => key));
  const isPolite = tokens.length <= LONGEST_CHATTER && !tokens.some(({ key }) => said.has(key));
  return (
    isPolite || tokens.every((_, at) => labelAt(tokens, at) !== null || /^\d+$/.test(tokens[at]?.key ?? ''))
  );
}
