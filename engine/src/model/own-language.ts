import { fold } from '../language/fold.ts';
import { isShortText, languageOf } from '../language/language.ts';
import type { Item } from '../values/item.ts';

const WORD = /\p{L}{3,}/gu;
/** A text that is made of the seller's words is in their language, whatever its letters look like. */
const OWN_SHARE = 1 / 3;

/** Whether a description is surely in another language than the one in which the seller surely writes. */
export function isInOtherLanguage(description: string, item: Item): boolean {
  if (!item.languageKnown || isShortText(description)) return false;
  const { language, known } = languageOf(description);
  if (!known || language === item.language) return false;
  const { itemName, features } = item.form;
  const own = new Set(fold(`${itemName}\n${features}`).match(WORD));
  const words = fold(description).match(WORD) ?? [];
  return words.filter((word) => own.has(word)).length < words.length * OWN_SHARE;
}
