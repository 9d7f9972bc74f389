/** Makes: from their field, or by the list; a make whose name is an ordinary word needs its capital and its place. */
import type { Token } from '../language/token.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import type { FoundValue } from './found-value.ts';

/** "Sage" and "Pure" at the beginning of a name are what they are elsewhere. */
const VALUES = [
  'colour',
  'material',
  'pattern',
  'shade',
  'grade',
  'era',
  'edition',
  'size',
  'condition',
  'filler',
  'joiner',
] as const;

/**
 * The make that begins at token `at`, or null. One that is also an ordinary word ("Next", "Orange") counts only
 * with a capital where `first` says that a name begins.
 */
export function readBrand(tokens: readonly Token[], at: number, first: boolean): FoundValue | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return null;
  const brand = brandAt(tokens, at);
  // "Leica M6": where a name begins, a lens maker's name is no part's.
  if (brand === null || (brand.inside && !first)) return null;
  // One that the lexicon knows as a word ("On", "Pine") is a name only where names begin.
  const common = brand.common || (brand.length === 1 && entriesAt(tokens, at).length > 0);
  if (common && !(first && /^\p{Lu}/u.test(token.text) && entriesAt(tokens, at, VALUES).length === 0))
    return null;
  return { kind: 'brand', value: brand.name, means: brand.name, from: at, to: at + brand.length };
}
