/** Which likely values are worth a question: not those that the words right beside them say of another thing. */
import type { ItemValue } from '@smart-listings/contract';
import { WITH } from '../categories/name-words.ts';
import { fold, singular } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { Item } from '../values/item.ts';
import { WEARERS } from '../values/wearers.ts';

/** What a thing is like and who it is for: said of a part or of another thing as often as of itself. */
const OF_A_NOUN: ReadonlySet<ItemValue['kind']> = new Set(['colour', 'material', 'pattern', 'department']);
/** Languages in which such a word stands before its noun; in the others it stands behind it. */
const BEFORE_NOUN: ReadonlySet<string> = new Set(['en', 'de', 'nl', 'sv', 'pl']);
/** More than any two words take. */
const NEAR = 60;

/**
 * Whether a likely value may be offered to the seller. One of the name always may; in a sentence "black laces" are
 * laces, "with foam" and "dial: brown" are parts, "I wear an S" is the seller's size, and a make that does not open
 * it is a part's, a rival's or a search word.
 */
export function hasReason({ kind, from }: Pick<ItemValue, 'kind' | 'from'>, item: Item): boolean {
  if (from.field !== 'features') return true;
  const text = item.form.features;
  const before = tokenise(nearBefore(text, from.start));
  const last = before.at(-1);
  if (kind === 'brand') return last === undefined || ENDS.has(last.text);
  if (kind === 'size') return !sinceMark(before).some(({ key }) => WEARERS.has(key));
  if (!OF_A_NOUN.has(kind)) return true;
  if (last?.text === ':') return false;
  if (kind === 'material' && sinceMark(before).some(({ key }) => WITH.has(key))) return false;
  if (BEFORE_NOUN.has(item.language)) return !isOtherNoun(tokenise(nearAfter(text, from.end)), 0, item);
  return !isOtherNoun(before, before.length - 1, item);
}

const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', '•', '*', '-', '–', '—']);

/** The words of the clause before a value. */
function sinceMark(before: readonly Token[]): readonly Token[] {
  return before.slice(before.findLastIndex(({ kind }) => kind === 'mark') + 1);
}

/** What follows in the same line. */
function nearAfter(text: string, end: number): string {
  return text.slice(end, end + NEAR).split(/[\n\r]/u, 1)[0] ?? '';
}

function nearBefore(text: string, start: number): string {
  return (
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(/[\n\r]/u)
      .at(-1) ?? ''
  );
}

/** A word that names neither the item nor another value of it, and does not merely join. */
function isOtherNoun(tokens: readonly Token[], at: number, item: Item): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || entriesAt(tokens, at).length > 0) return false;
  // German nouns say that they are.
  if (item.language === 'de' && !/^\p{Lu}/u.test(token.text)) return false;
  const own = new Set(tokenise(item.name).flatMap(({ key }) => [key, singular(key)]));
  const key = fold(token.text);
  return !own.has(key) && !own.has(singular(key));
}
