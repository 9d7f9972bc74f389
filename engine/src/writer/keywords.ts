import type { Condition } from '@smart-listings/contract';
import { keySet, type Material } from './material.ts';
import { isShouting, isSmallWord, wordKey, wordKeys } from './words.ts';

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

/** A feature that is short enough to be a search phrase: two to three words, no verb-like clutter. */
export function featurePhrases(material: Material, maxWords = 3): string[] {
  const phrases: string[] = [];
  for (const feature of material.features) {
    for (const part of feature.split(/[,;]\s+|\s[–—-]\s/u)) {
      const phrase = part.replace(/[.!?]+$/u, '').trim();
      if (/[.:()"“”£$€]|\brrp\b/iu.test(phrase) || phrase === '') continue;
      const words = phrase.split(/\s+/u);
      if (words.length > maxWords || words.some((word) => CLUTTER.has(word.toLowerCase()))) continue;
      if (words.length === 1 && wordKey(phrase).length < 4) continue;
      phrases.push(phrase);
    }
  }
  return phrases;
}

const CLUTTER = new Set(
  (
    'is are was were be been has have had do does did not no never only it its they them this that i my me we our you your he she ' +
    'but so if when where across which who as up off out about around approx roughly just still also very too can could will would should may might ' +
    'opened bought tried never list item good fine ok okay great nice lovely perfect clean works working checked present seems looks like all some most any more than ' +
    'nicht kein keine ist sind war hat pas non no est son sin es está'
  ).split(' '),
);
