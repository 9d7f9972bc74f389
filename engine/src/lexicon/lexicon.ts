/** Looks words up: every class, every language, the longest phrase first. */
import type { Token } from '../language/token.ts';
import { tokenise } from '../language/tokens.ts';
import { codeAt } from '../text/code-at.ts';
import { allBrands } from './brands.ts';
import { BRAND_TIERS, type Brand, type BrandTier, type Label } from './known-word.ts';
import { knownKey, knownWord } from './known-words.ts';
import type { LexiconEntry, WordClass } from './word-classes.ts';

function matches(tokens: readonly Token[], at: number, keys: readonly string[]): boolean {
  for (let offset = 1; offset < keys.length; offset += 1) {
    if (tokens[at + offset]?.key !== keys[offset]) return false;
  }
  return true;
}

const NONE: readonly never[] = [];

/** Whether a row of the lexicon begins with a word: most words are in none. */
export function isInLexicon(token: Token): boolean {
  return knownWord(token).entries.length > 0;
}

/** What the lexicon knows of the words that begin at token `at`, the longest phrase first; of all classes, or of those wanted. */
export function entriesAt(
  tokens: readonly Token[],
  at: number,
  wanted?: readonly WordClass[],
): readonly LexiconEntry[] {
  const first = tokens[at];
  if (first === undefined) return NONE;
  let found: LexiconEntry[] | undefined;
  for (const { keys, entry } of knownWord(first).entries) {
    if ((wanted !== undefined && !wanted.includes(entry.class)) || !matches(tokens, at, keys)) continue;
    // Most words are of none of the classes that a room asks for.
    if (found === undefined) found = [entry];
    else found.push(entry);
  }
  return found ?? NONE;
}

/** Whether a word stands at `at` that no row of the lexicon begins with. */
export function isUnknownWord(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'word' && entriesAt(tokens, at).length === 0;
}

/** What the lexicon knows of one folded word that stands alone. */
export function entriesOfWord(key: string, wanted: readonly WordClass[]): readonly LexiconEntry[] {
  const { entries } = knownKey(key);
  if (entries.length === 0) return NONE;
  return entries.flatMap(({ keys, entry }) =>
    keys.length === 1 && wanted.includes(entry.class) ? [entry] : [],
  );
}

/** The label that begins at token `at` ("Colour", "Taille", "Marke"), with what it labels; or null. */
export function labelAt(tokens: readonly Token[], at: number): Label | null {
  const first = tokens[at];
  if (first === undefined) return null;
  for (const { keys, entry } of knownWord(first).labels) if (matches(tokens, at, keys)) return entry;
  return null;
}

/** The make whose name begins at token `at`, the longest first, and how many tokens it takes; or null. */
export function brandAt(
  tokens: readonly Token[],
  at: number,
): { name: string; spelling: string; length: number; common: boolean; inside: boolean } | null {
  const found = findBrandAt(tokens, at);
  if (found === null) return null;
  const { name, spelling, common, inside } = found.brand;
  return { name, spelling, length: found.length, common, inside };
}

function findBrandAt(tokens: readonly Token[], at: number): { brand: Brand; length: number } | null {
  const first = tokens[at];
  if (first === undefined) return null;
  for (const { keys, entry } of knownWord(first).brands) {
    const end = endOf(tokens, at, keys);
    if (end !== null) return { brand: entry, length: end - at };
  }
  return findParted(first, tokens[at + 1]);
}

/** Shorter names are made of two words by chance. */
const SHORTEST_PARTED = 6;

/** "Concept 2", "Go Pro": a name of one word that the seller wrote as two. */
function findParted(first: Token, second: Token | undefined): { brand: Brand; length: number } | null {
  if (second === undefined || first.kind !== 'word' || second.kind === 'mark') return null;
  if (first.key.length + second.key.length < SHORTEST_PARTED || !mayBeParted(first.key, second.key))
    return null;
  const brand = knownKey(first.key + second.key).brands.find(
    ({ keys, entry }) => keys.length === 1 && !entry.common,
  )?.entry;
  return brand === undefined ? null : { brand, length: 2 };
}

let partedMakes: Uint8Array | undefined;

/** Whether a make of one word has their first letter, their last one and their length: few pairs of words do. */
function mayBeParted(first: string, second: string): boolean {
  if (partedMakes === undefined) {
    partedMakes = new Uint8Array(PLACES);
    for (const { keys } of allBrands()) if (keys.length === 1) partedMakes[placeOf(keys[0] ?? '', '')] = 1;
  }
  return partedMakes[placeOf(first, second)] === 1;
}

const PLACES = 0x8000;

function placeOf(first: string, second: string): number {
  const end = second === '' ? first : second;
  const last = codeAt(end, end.length - 1);
  return ((codeAt(first, 0) * 31 + last) * 31 + first.length + second.length) & (PLACES - 1);
}

/** Stops inside a name ("Dr. Martens") may be written or not. */
function endOf(tokens: readonly Token[], at: number, keys: readonly string[]): number | null {
  let index = at;
  for (const key of keys) {
    if (index > at && tokens[index]?.text === '.') index += 1;
    const said = tokens[index]?.key;
    // "Bath and Body Works".
    if (said !== key && !(key === '&' && said === 'and')) return null;
    index += 1;
  }
  return index;
}

/** The tier of a make by its name, of the highest of several ("Nike × Off-White"); null when it is not known. */
export function brandTier(name: string): BrandTier | null {
  const tokens = tokenise(name);
  const tiers = tokens.flatMap((_, at) => findBrandAt(tokens, at)?.brand.tier ?? []);
  return BRAND_TIERS.find((tier) => tiers.includes(tier)) ?? null;
}
