import type { Condition } from '@smart-listings/contract';
import { keySet, type Material } from './material.ts';
import { isShouting, isSmallWord, wordKeys } from './words.ts';

// Praise and time words: nothing that a listing may say of itself, even when the seller typed it as a keyword.
export const PRAISE: ReadonlySet<string> = new Set(
  'best cheap cheapest bargain rare amazing stunning perfect premium excellent lovely beautiful great free sale deal offer wow luxury genuine authentic original ultimate must unique'.split(
    ' ',
  ),
);
const NEW_WORDS = new Set(
  'new bnwt bnib nwt nib sealed unused unworn neu neuf nuevo nuovo nieuw nowy novo'.split(' '),
);
const USED_WORDS = new Set(
  'used worn secondhand preowned preloved gebraucht occasion usado usato gebruikt'.split(' '),
);
const FAULT_WORDS = new Set('working tested functional'.split(' '));

function contradicts(keys: readonly string[], condition: Condition): boolean {
  if (condition === 'new') return keys.some((key) => USED_WORDS.has(key));
  if (condition === 'for-parts') return keys.some((key) => NEW_WORDS.has(key) || FAULT_WORDS.has(key));
  return condition === 'open-box' ? false : keys.some((key) => NEW_WORDS.has(key));
}

/** A shouted keyword in ordinary case, so that "OCCASION DRESS" reads like the rest. */
function calm(keyword: string): string {
  if (keyword.includes(' ') && keyword === keyword.toUpperCase()) return keyword.toLowerCase();
  return keyword
    .split(' ')
    .map((word) => (isShouting(word) ? word.toLowerCase() : word))
    .join(' ');
}

/**
 * The seller's keywords that may be used of this item: no praise, nothing against the condition, no
 * "X style" comparison, and no other brand than the item's own.
 */
export function usableKeywords(material: Material, isForeignBrand: (words: string) => boolean): string[] {
  const own = keySet(material.brand, material.model, material.item);
  const result: string[] = [];
  const seen = new Set<string>();
  for (const fact of material.facts.keyword) {
    const keyword = calm(fact.value.replace(/^#+/, '').trim());
    const keys = wordKeys(keyword);
    if (keys.length === 0 || keys.length > 6) continue;
    if (keys.some((key) => PRAISE.has(key)) || contradicts(keys, material.ledger.condition)) continue;
    if (isForeignBrand(keyword)) continue;
    if (keys.length > 1 && keys.at(-1) === 'style' && !own.has(keys[0] ?? '')) continue;
    const joined = keys.filter((key) => !isSmallWord(key)).join('');
    if (joined === '' || seen.has(joined)) continue;
    seen.add(joined);
    result.push(keyword);
  }
  return result;
}
