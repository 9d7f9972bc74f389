import {
  CONDITION_CODES,
  type Condition,
  listingFormSchema,
  PLATFORMS,
  type Platform,
  unsaidCondition,
  VARIANTS,
} from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { checkClaims } from '../claims/check-claims.ts';
import { generateListing } from '../generate.ts';
import { checkRules } from '../rules/check.ts';
import { readItem } from './read-item.ts';

const formOf = (condition: Condition, platform: Platform) =>
  listingFormSchema.parse({ platform, itemName: 'Brass lamp', features: 'Heavy base.', condition });

const describeUnsaid = (condition: Condition, platform: Platform) =>
  VARIANTS.map((variant) => {
    const answers = [unsaidCondition(condition)];
    const { listing } = generateListing(formOf(condition, platform), {
      variant,
      currency: 'GBP (£)',
      answers,
    });
    return [listing.title, listing.description, ...listing.tags].join('\n');
  });

describe.each(CONDITION_CODES)('the condition %s', (condition) => {
  it.each(PLATFORMS)('is in no text on %s that nobody said it for', (platform) => {
    const [unsaid, ...others] = CONDITION_CODES.map((code) => describeUnsaid(code, platform));
    for (const other of others) expect(other).toEqual(unsaid);
    expect(unsaid?.join('\n')).not.toMatch(/condition: /i);
  });

  it('stands below the facts where the seller chose it, and in no other version', () => {
    const form = {
      ...formOf(condition, 'eBay'),
      make: 'Kestrel',
      modelNumber: 'KL-40',
      itemName: 'Brass lamp, 40 cm tall',
    };
    const saysIt = VARIANTS.filter((variant) =>
      /Condition: /.test(generateListing(form, { variant, currency: 'GBP (£)' }).listing.description),
    );
    expect(saysIt).toEqual(['v3']);
  });

  it('supports no claim and breaks no rule as long as nobody said it', () => {
    const item = readItem(formOf(condition, 'Etsy'), { answers: [unsaidCondition(condition)] });
    const listing = { title: 'Brass lamp', description: 'A brand new lamp, heavy base.', tags: [] };
    expect(checkClaims(listing, item)).not.toEqual([]);
    const of = (code: Condition) =>
      checkRules(
        listing,
        item.marketplace,
        readItem(formOf(code, 'Etsy'), { answers: [unsaidCondition(code)] }),
      );
    expect(of(condition)).toEqual(of('new'));
  });
});
