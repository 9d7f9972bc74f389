import { CATEGORY_GROUPS } from '../../categories/table.ts';
import { fold, phraseKey, singular } from '../../categories/words.ts';
import type { Word } from '../words.ts';

let nouns: Map<string, Set<string>> | undefined;

function nounIds(): Map<string, Set<string>> {
  if (nouns !== undefined) return nouns;
  nouns = new Map();
  for (const group of CATEGORY_GROUPS) {
    for (const row of group.rows) {
      for (const words of [row.nouns, row.de, row.fr, row.es, row.it, row.nl, row.pl, row.pt]) {
        for (const noun of words?.split(',') ?? []) {
          const key = phraseKey(noun.trim());
          if (key === '') continue;
          const ids = nouns.get(key) ?? new Set();
          ids.add(row.id);
          nouns.set(key, ids);
        }
      }
    }
  }
  return nouns;
}

/** The longest run of the name's own words that names a thing of this category. */
export function ownNoun(words: readonly Word[], category: string): { start: number; end: number } | null {
  const ids = nounIds();
  const keys = words.map((word) => singular(fold(word.key)));
  for (let length = Math.min(4, words.length); length >= 1; length -= 1) {
    for (let at = words.length - length; at >= 0; at -= 1) {
      const key = length === 1 ? (keys[at] ?? '') : keys.slice(at, at + length).join(' ');
      if (ids.get(key)?.has(category) !== true) continue;
      return { start: words[at]?.start ?? 0, end: words[at + length - 1]?.end ?? 0 };
    }
  }
  return null;
}
