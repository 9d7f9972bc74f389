import { PART_WORDS } from '../../categories/find-category.ts';
import { CATEGORY_GROUPS } from '../../categories/table.ts';
import { fold, phraseKey, singular } from '../../categories/words.ts';
import type { Word } from '../words.ts';

/** By their first word, the words of nouns; the longest come first. */
type Nouns = ReadonlyMap<string, readonly (readonly string[])[]>;

const nounsOfCategory = new Map<string, Nouns>();
const NO_NOUNS: Nouns = new Map();

/** The nouns of one category in every language; read from the table when first asked for. */
function nounsOf(category: string): Nouns {
  const known = nounsOfCategory.get(category);
  if (known !== undefined) return known;
  const row = CATEGORY_GROUPS.flatMap(({ rows }) => rows).find(({ id }) => id === category);
  if (row === undefined) return NO_NOUNS;
  const nouns = new Map<string, (readonly string[])[]>();
  for (const list of [row.nouns, row.de, row.fr, row.es, row.it, row.nl, row.pl, row.pt]) {
    for (const noun of list?.split(',') ?? []) {
      const words = phraseKey(noun.trim()).split(' ');
      const first = words[0] ?? '';
      if (first === '') continue;
      const same = nouns.get(first);
      if (same === undefined) nouns.set(first, [words]);
      else same.push(words);
    }
  }
  for (const list of nouns.values()) list.sort((a, b) => b.length - a.length);
  nounsOfCategory.set(category, nouns);
  return nouns;
}

/** The longest run of the name's own words that names a thing of this category; of equals, the last. */
export function ownNoun(words: readonly Word[], category: string): { start: number; end: number } | null {
  const nouns = nounsOf(category);
  const keys = words.map((word) => singular(fold(word.key)));
  let best: { start: number; end: number } | null = null;
  let longest = 0;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    for (const noun of nouns.get(keys[at] ?? '') ?? []) {
      if (noun.length <= longest || !noun.every((word, index) => keys[at + index] === word)) continue;
      longest = noun.length;
      best = { start: words[at]?.start ?? 0, end: words[at + longest - 1]?.end ?? 0 };
    }
  }
  return best === null ? null : withHead(words, keys, best);
}

/** A part with the thing before it: "stand mixer bowl", "hedge trimmer blade". */
export function partNoun(words: readonly Word[], whole: string): { start: number; end: number } | null {
  const noun = ownNoun(words, whole);
  const part = words.findLast((word) => PART_WORDS.has(singular(fold(word.key))));
  return noun === null || part === undefined || part.end < noun.end
    ? null
    : { start: noun.start, end: part.end };
}

// "oven door glass", "sofa bed cover": what stands at the end is what is sold.
function withHead(
  words: readonly Word[],
  keys: readonly string[],
  noun: { start: number; end: number },
): { start: number; end: number } {
  const next = words.findIndex((word) => word.start > noun.end);
  const head = words[next];
  if (head === undefined || head.start - noun.end !== 1 || !HEADS.has(keys[next] ?? '')) return noun;
  return { start: noun.start, end: head.end };
}

const HEADS = new Set(
  'glass,seal,filter,hinge,shelf,handle,cover,lid,hose,bracket,liner,insert,film,bulb,blade,element,motor,pump,knob,remote,stand,mount,refill,light,stencil'.split(
    ',',
  ),
);

/** The place in the name of the last word of `type`: the seller says "mouse", we "computer mouse". */
export function headOf(words: readonly Word[], type: string): { start: number; end: number } | null {
  const head = singular(fold(type.split(' ').at(-1) ?? ''));
  // Most words differ in their first letter, and need no folding.
  const word = words.findLast(
    (one) => one.key.charAt(0) === head.charAt(0) && singular(fold(one.key)) === head,
  );
  return word === undefined ? null : { start: word.start, end: word.end };
}
