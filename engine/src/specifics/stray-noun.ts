/** Whether a make outweighs the noun of a name: "Rolex Datejust Full Set" is a watch, "Rolex Kugelschreiber" a pen. */
import type { FoundCategory } from '../categories/find-category.ts';
import { makesIn } from '../categories/find-matches.ts';
import { isBeside } from '../categories/name-phrases.ts';
import { COUNTS, CUTS, WITH } from '../categories/name-words.ts';
import { categoryById } from '../categories/table.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt } from '../lexicon/lexicon.ts';

/** What is worn and what is carried have one trade's makes. */
const ALIKE: Readonly<Record<string, string>> = { lb: 'aa' };

/** The first level of the taxonomy on which a kind lies. */
export function levelOf(category: string | null): string | null {
  const level = (category === null ? undefined : categoryById(category))?.taxonomy[0]?.split('-')[0];
  return level === undefined ? null : (ALIKE[level] ?? level);
}

/** Whether makes are known, and for nothing on the level of that kind. */
export function areFar(kinds: readonly string[], category: string): boolean {
  const level = levelOf(category);
  return level !== null && kinds.length > 0 && kinds.every((id) => levelOf(id) !== level);
}

const SHORTEST = 3;

/** "TE", "TV": a noun that is as often the letters of a model. */
export function isLetters(tokens: readonly Token[], noun: FoundCategory['noun']): boolean {
  return noun !== null && noun[1] - noun[0] === 1 && (tokens[noun[0]]?.key.length ?? 0) < SHORTEST;
}

const CUT = /^[,;:()[\]|/–—!?•+-]$/u;

/**
 * Whether the noun that a name was read by is no more than a word in it, for a name whose make is known for goods far
 * from it: of two letters, behind what leads to what comes with the thing, or before a word of its own.
 */
export function isStrayNoun(
  name: string,
  { noun, language: spoken }: FoundCategory,
  { language, make }: { language: Language | null; make: string },
): boolean {
  if (noun === null) return false;
  const tokens = tokenise(name);
  const [from, to] = noun;
  if (isLetters(tokens, noun)) return true;
  const makes = new Set(makesIn(tokens, make));
  // Here a make that is an ordinary word too is what it is elsewhere in the name.
  for (const [at] of tokens.entries())
    for (let part = 0; part < (brandAt(tokens, at)?.length ?? 0); part += 1) makes.add(at + part);
  const tongue = spoken ?? language ?? 'en';
  const isPassed = (at: number) => makes.has(at) || isBeside(tokens, at);
  const isCut = ({ key, kind, text }: Token) =>
    kind === 'mark' ? CUT.test(text) : CUTS[tongue].has(key) || CUTS.en.has(key) || WITH.has(key);
  const before = tokens.slice(0, from);
  // "Zara Home - Lampe": behind the make alone a dash opens the name.
  if (before.some(isCut) && !before.every((token, at) => isPassed(at) || isCut(token))) return true;
  if (HEAD_FIRST.has(tongue)) return !before.every((_, at) => isPassed(at));
  if (COUNTS.has(tokens[to]?.key ?? '')) return true;
  const end = tokens.findIndex((token, at) => at >= to && isCut(token));
  return !tokens.slice(to, end === -1 ? tokens.length : end).every((_, at) => isPassed(to + at));
}
