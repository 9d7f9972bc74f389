import { fold } from '../language/fold.ts';
import { isShortText, languageOf } from '../language/language.ts';
import type { Item } from '../values/item.ts';

const WORD = /\p{L}{3,}/gu;
/** A line of names may look like any language; so much of a text is no such line. */
const FOREIGN_SHARE = 1 / 3;

/** Whether a description, or a third of it, is surely in another language than the one in which the seller surely writes. */
export function isInOtherLanguage(description: string, item: Item): boolean {
  if (!item.languageKnown) return false;
  const { itemName, make, features, keywords } = item.form;
  const own = new Set(fold([itemName, make, features, keywords].join('\n')).match(WORD));
  // The seller's words say nothing about the model's language, whatever their letters look like.
  const strange = description.replace(WORD, (word) => (own.has(fold(word)) ? ' ' : word));
  if (isOther(strange, item)) return true;
  const foreign = strange.split('\n').filter((line) => isOther(line, item));
  return countWords(foreign.join('\n')) > countWords(description) * FOREIGN_SHARE;
}

function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

function isOther(text: string, item: Item): boolean {
  if (isShortText(text)) return false;
  const { language, known } = languageOf(text);
  return known && language !== item.language;
}
