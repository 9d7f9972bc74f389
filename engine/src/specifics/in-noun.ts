/** Makes whose words are those of the thing's own noun: the "Record" of a record player. */
import type { ItemValue } from '@smart-listings/contract';
import { tokenise } from '../language/tokens.ts';
import type { Item } from '../values/item.ts';

/** Whether a value of the name is no more than a word of its noun. */
export function isInNoun({ from, certainty }: ItemValue, { nounInName }: Item): boolean {
  if (from.field !== 'itemName' || certainty === 'certain' || nounInName === null) return false;
  const noun = new Set(tokenise(nounInName).map(({ key }) => key));
  return tokenise(from.quote).every(({ key }) => noun.has(key));
}
