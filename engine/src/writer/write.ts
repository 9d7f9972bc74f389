/** The built-in writer: a ledger of facts in, a listing in the platform's own voice out; nothing that is no fact. */
import type { ListingText, Variant } from '@smart-listings/contract';
import { categoryById } from '../categories/table.ts';
import type { Ledger } from '../facts/ledger.ts';
import { writeAmazonDescription } from './amazon.ts';
import { writeDescription } from './description.ts';
import { foreignBrandTest } from './foreign-brands.ts';
import { usableKeywords } from './keywords.ts';
import { gatherMaterial } from './material.ts';
import { writeTags } from './tags.ts';
import { writeTitle } from './titles.ts';

/**
 * Title, description and tags of one variant for the ledger's platform. Pure and deterministic; every
 * number, name, material, colour, size and promise in it is a fact of the ledger.
 */
export function writeListing(ledger: Ledger, variant: Variant): ListingText {
  const family = ledger.category === null ? null : (categoryById(ledger.category)?.family ?? null);
  const material = gatherMaterial(ledger, family);
  const keywords = usableKeywords(material, foreignBrandTest(material));
  const title = writeTitle(material, variant, keywords);
  const tags = writeTags(material, variant, { title, keywords });
  const description =
    ledger.platform === 'Amazon'
      ? writeAmazonDescription(material, variant)
      : writeDescription(material, variant, tags);
  return { title, description, tags };
}

const VARIANT_LABELS: Record<Variant, string> = {
  v1: 'Complete',
  v2: 'Buyer first',
  v3: 'Condition first',
};

/** The angle of a variant in two words, for the page. */
export function describeVariant(variant: Variant): string {
  return VARIANT_LABELS[variant];
}
