import { BRANDS } from '../lexicon/brands.ts';
import { type Word, wordsOf } from '../words.ts';

export interface FoundBrand {
  name: string;
  /** Words of the item's name that say it. */
  from: number;
  to: number;
}

// "Battery for Dyson V8" is no Dyson.
const FOR_ANOTHER = new Set(
  'for,fits,fit,compatible,like,style,inspired,similar,für,pour,para,per,voor,do,passend,passt'.split(','),
);

// "Rolex style strap" is no Rolex.
const ONLY_LIKE = new Set('style,styled,type,like,look,inspired,esque,compatible,replica,effect'.split(','));

/** The make that an item's name says, or null. A make after "for" or "fits" is another thing's. */
export function findBrand(words: readonly Word[]): FoundBrand | null {
  for (let at = 0; at < words.length; at += 1) {
    const key = words[at]?.key ?? '';
    if (FOR_ANOTHER.has(key) && at > 0) return null;
    const brands = BRANDS.get(key);
    if (brands === undefined) continue;
    for (const brand of brands) {
      if (brand.common && at > 0) continue;
      if (brand.rest.every((word, index) => words[at + index + 1]?.key === word)) {
        if (ONLY_LIKE.has(words[at + 1 + brand.rest.length]?.key ?? '')) return null;
        return { name: brand.name, from: at, to: at + 1 + brand.rest.length };
      }
    }
  }
  return null;
}

/** The places of the words that say the make `brand`, where it has several; undefined where none does. */
export function makerWords(words: readonly Word[], brand: string): ReadonlySet<number> | undefined {
  const [first, ...rest] = wordsOf(brand);
  if (first === undefined || rest.length === 0) return undefined;
  let places: Set<number> | undefined;
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]?.key !== first.key || !rest.every((word, index) => words[at + index + 1]?.key === word.key))
      continue;
    places ??= new Set();
    for (let index = 0; index <= rest.length; index += 1) places.add(at + index);
  }
  return places;
}

/** The maker's own spelling of what the seller typed as make; his own where we do not know it. */
export function spellBrand(make: string): string {
  const trimmed = make.trim();
  const words = wordsOf(trimmed);
  const found = findBrand(words);
  const whole = found !== null && found.from === 0 && found.to === words.length;
  // Capitals that the seller chose are kept ("ASUS", "CHANEL"); only careless lower case is mended.
  if (whole && trimmed === trimmed.toLowerCase()) return found.name;
  return trimmed;
}
