/** Names of product lines: what stands right behind the make, "Rolex GMT Master", "Dell XPS 8700". */
import { phraseAt } from '../categories/category-index.ts';
import { ARTICLES, COUNTS, CUTS } from '../categories/name-words.ts';
import { polarityOf } from '../language/cues.ts';
import { singular } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { isUnit } from '../language/units.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { MADE_BY } from '../lexicon/speech-words.ts';
import type { ItemDraft } from './draft.ts';
import type { SellerSentence } from './item.ts';

/** Longer names are rare, and what follows is more often something else. */
export const LONGEST_LINE = 4;
/** "120mm", "12V": an amount with its unit. */
const AMOUNT = /^\d+(?:[.,]\d+)?\p{L}{1,3}$/u;

/**
 * Where the name of a product line ends that begins at token `from`, right behind the make; `from` where none
 * stands there. It ends before whatever is no name: a mark, a noun of a kind of thing, a word of the lexicon, an
 * amount.
 */
export function lineEnd(tokens: readonly Token[], from: number, language: Language): number {
  let at = from;
  while (at < from + LONGEST_LINE && isNamePart(tokens, at, language) && !isLowered(tokens, from, at))
    at += 1;
  return at;
}

/** "ECAM22" of "ECAM22.110", "C40" of "C40/102": part of what a sign joins. */
export function isHalf(tokens: readonly Token[], at: number): boolean {
  const end = tokens[at]?.end ?? 0;
  const sign = tokens[at + 1];
  return sign?.kind === 'mark' && sign.start === end && tokens[at + 2]?.start === sign.end;
}

/** "Rolex GMT Master for sale": behind capitals small letters are no longer the name; all in small letters it is short. */
function isLowered(tokens: readonly Token[], from: number, at: number): boolean {
  const isSmall = (token: Token | undefined) => token?.kind === 'word' && /^\p{Ll}/u.test(token.text);
  return isSmall(tokens[at]) && at > from && (!isSmall(tokens[at - 1]) || at - from >= 2);
}

function isNamePart(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark' || isHalf(tokens, at)) return false;
  if (token.kind !== 'word') {
    const next = tokens[at + 1];
    return !AMOUNT.test(token.text) && !/[.,]/.test(token.text) && !(next !== undefined && isUnit(next.text));
  }
  const spoken = new Set([language, 'en', 'xx']);
  if (
    entriesAt(tokens, at).some((entry) => entry.class !== 'abbreviation' && spoken.has(entry.language)) ||
    labelAt(tokens, at) !== null
  )
    return false;
  // "Pokemon cards job lot": a word that counts is no name.
  if (
    ARTICLES.has(token.key) ||
    COUNTS.has(token.key) ||
    CUTS[language].has(token.key) ||
    CUTS.en.has(token.key)
  )
    return false;
  return ![language, 'en' as const].some((one) => phraseAt(tokens, at, one)?.entry.strength === 'noun');
}

/** Where the words of `name` stand first in `tokens`, as [first, one after the last]; null where they do not. */
export function wordsAt(tokens: readonly Token[], name: readonly Token[]): readonly [number, number] | null {
  const words = name.filter(({ kind }) => kind !== 'mark');
  if (words.length === 0) return null;
  const at = tokens.findIndex((_, index) =>
    words.every(({ key }, offset) => tokens[index + offset]?.key === key),
  );
  return at === -1 ? null : [at, at + words.length];
}

/** "GMT" is a name, a lone "1" or "X" is none. */
export function isTelling(words: readonly Token[]): boolean {
  return words.length > 1 || words.some(({ text }) => /\p{L}{2}|\p{L}\p{N}|\p{N}\p{L}/u.test(text));
}

/** A text says what the thing is in its first sentences, or nowhere. */
const OPENING_SENTENCES = 4;

/**
 * Adds the one make that only the text names, where a clause opens with it and says nothing else but the
 * name and number of its line, "Dell Latitude 5414", or where it stands beside the item's own noun: "my G-Star jacket".
 */
export function addStatedMake(
  draft: ItemDraft,
  sentences: readonly SellerSentence[],
  { nouns, language }: { nouns: ReadonlySet<string>; language: Language },
): void {
  if (draft.values.some(({ kind, certainty }) => kind === 'brand' && certainty === 'certain')) return;
  const named = sentences.flatMap(({ tokens }) => makesIn(tokens).map(({ brand }) => brand.name));
  if (new Set(named).size !== 1) return;
  for (const { tokens, cues, raw, place } of sentences.slice(0, OPENING_SENTENCES)) {
    for (const { at, brand } of makesIn(tokens)) {
      const to = at + brand.length;
      const end = lineEnd(tokens, to, language);
      const opens = at === 0 || tokens[at - 1]?.kind === 'mark';
      const line = tokens.slice(to, end);
      const isNamed =
        line.some(({ kind }) => kind !== 'word') &&
        // "BMW 320d" on its line, once: codes alone are as often those of what it fits.
        (line.some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)) || (at === 0 && named.length === 1));
      const ends = tokens[end] === undefined || tokens[end].kind === 'mark';
      const isStated = (opens && isNamed && ends) || standsAtNoun(tokens, [at, to], { nouns, language });
      if (!isStated || polarityOf(cues, at, to) !== 'asserted') continue;
      draft.add(
        { kind: 'brand', value: brand.name, means: brand.name, from: at, to },
        {
          certainty: 'certain',
          polarity: 'asserted',
          place: { field: place.field, text: raw, tokens, offset: place.start },
        },
      );
      return;
    }
  }
}

const LIKE = ['colour', 'shade', 'material', 'grade', 'pattern', 'department', 'era'] as const;

/** Whether the noun stands right before the make, "Jacke von G-Star" too, or behind it and nothing but what the thing is like. */
function standsAtNoun(
  tokens: readonly Token[],
  [from, to]: readonly [number, number],
  { nouns, language }: { nouns: ReadonlySet<string>; language: Language },
): boolean {
  const isNoun = (at: number) => {
    const key = tokens[at]?.key ?? '';
    return nouns.has(key) || nouns.has(singular(key));
  };
  if (MADE_BY[language].has(tokens[from - 1]?.key ?? '') && isNoun(from - 2)) return true;
  let at = to;
  while (entriesAt(tokens, at, LIKE).length > 0) at += 1;
  return isNoun(from - 1) || isNoun(at);
}

/** The makes of a sentence whose names are no ordinary words and no parts of other things. */
function makesIn(
  tokens: readonly Token[],
): readonly { at: number; brand: { name: string; length: number } }[] {
  return tokens.flatMap((_, at) => {
    const brand = brandAt(tokens, at);
    if (brand === null || brand.common || brand.inside) return [];
    // "Les deux billets": a name of ordinary words has its capitals.
    const words = tokens.slice(at, at + brand.length);
    const isPlain = words.some(
      ({ text }, index) =>
        /^\p{Ll}/u.test(text) &&
        (ARTICLES.has(words[0]?.key ?? '') || entriesAt(tokens, at + index, ['joiner']).length > 0),
    );
    return isPlain ? [] : [{ at, brand }];
  });
}
