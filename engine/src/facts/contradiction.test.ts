import type { Condition } from '@smart-listings/contract';
import { listingFormSchema } from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { findContradiction } from './contradiction.ts';
import { buildLedger } from './index.ts';

function contradictionOf(itemName: string, condition: Condition, features: string): string {
  const form = listingFormSchema.parse({ platform: 'eBay', itemName, condition, features });
  const found = findContradiction(buildLedger(form));
  return found === null ? '' : `${found.quote} → ${found.better}`;
}

test.each<[string, Condition, string, string]>([
  ['Wool coat', 'new', 'Size 12. Worn twice to weddings.', 'Worn twice to weddings → used-like-new'],
  ['Air fryer', 'new', 'USED ONCE!!! 5.5 litre', 'USED ONCE → used-like-new'],
  ['Kleid', 'new', 'Nur zweimal getragen, Größe 38', 'Nur zweimal getragen → used-like-new'],
  ['Robe', 'new', 'Robe portée 2 fois, taille 38, très jolie', 'Robe portée 2 fois → used-like-new'],
  ['Bluetooth speaker', 'used-like-new', 'Does not turn on. Came boxed.', 'Does not turn on → for-parts'],
  [
    'Food processor',
    'used-good',
    'Blue. The food processor doesn’t work any more',
    'The food processor doesn’t work any more → for-parts',
  ],
  ['Gaming phone', 'used-like-new', '128GB, cracked screen, sim free', 'cracked screen → used-fair'],
  ['Lipstick', 'new', 'Swatched once. Shade 12.', 'Swatched once → open-box'],
])('%s sold as %s: %s', (name, condition, features, said) => {
  expect(contradictionOf(name, condition, features)).toBe(said);
});

test.each<[string, Condition, string]>([
  ['Oven', 'used-good', 'Heats well. The clock does not work.'],
  ['Silk scarf', 'new', 'Never worn, with tag. Can be used two ways.'],
  ['Radio', 'for-parts', 'Does not turn on'],
  ['Tent', 'used-like-new', 'Used once. No holes, nothing broken.'],
  ['Games console', 'used-fair', 'One controller does not charge. Disc drive works.'],
])('%s sold as %s is no contradiction: %s', (name, condition, features) => {
  expect(contradictionOf(name, condition, features)).toBe('');
});
