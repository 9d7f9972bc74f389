import { BRANDS } from '../facts/lexicon/brands.ts';
import type { Material } from './material.ts';

// As the brand list keys its words: no apostrophes, anything else separates.
function brandWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The first make named in `text`, in its maker's spelling; makes that are ordinary words do not count. */
function brandIn(words: readonly string[]): string | undefined {
  for (let at = 0; at < words.length; at += 1) {
    for (const brand of BRANDS.get(words[at] ?? '') ?? []) {
      if (brand.common) continue;
      if (brand.rest.every((word, offset) => words[at + 1 + offset] === word)) return brand.name;
    }
  }
  return undefined;
}

/**
 * Whether a keyword names a make that is not this item's. Marketplaces hide listings for such words, so
 * they are left out even where the seller typed them ("north face style" for a Uniqlo jacket).
 */
export function foreignBrandTest(material: Material): (keyword: string) => boolean {
  const { form } = material.ledger;
  let own: string | undefined;
  return (keyword) => {
    const brand = brandIn(brandWords(keyword));
    if (brand === undefined || brand === material.brand) return false;
    own ??= ` ${brandWords(`${material.brand ?? ''} ${form.make} ${form.itemName} ${form.modelNumber} ${form.features}`).join(' ')} `;
    return !own.includes(` ${brandWords(brand).join(' ')} `);
  };
}
