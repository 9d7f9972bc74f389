import { type ListingForm, listingFormSchema } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { readItem } from '../values/read-item.ts';
import { priceSearch } from './price-search.ts';

const itemOf = (more: Partial<ListingForm>) =>
  readItem(
    listingFormSchema.parse({
      platform: 'eBay',
      itemName: 'Makita DHP482 combi drill',
      features: 'Works',
      condition: 'used-good',
      ...more,
    }),
  );

it('opens the marketplace’s own search for what was sold, in the seller’s country', () => {
  const search = priceSearch(itemOf({}), 'GBP (£)');
  expect(search?.kind).toBe('sold');
  expect(search?.address).toMatch(/^https:\/\/www\.ebay\.co\.uk\/.*LH_Sold=1.*DHP482/);
  expect(priceSearch(itemOf({}), 'USD ($)')?.address).toMatch(/^https:\/\/www\.ebay\.com\//);
});

it('opens what is on offer where sold ones are not shown', () => {
  const search = priceSearch(itemOf({ platform: 'Vinted', itemName: 'Barbour jacket & liner' }), 'GBP (£)');
  expect(search?.kind).toBe('asking');
  expect(search?.address).toMatch(/^https:\/\/www\.vinted\.co\.uk\/.*Barbour/);
  expect(search?.address).not.toContain('&');
});

it.each([
  ['Canon EF 50mm lens', 'Canon', '50mm'],
  ['Le Creuset casserole 24 cm', 'Le Creuset', '24 cm'],
  ['SanDisk memory card 64GB', 'SanDisk', '64GB'],
  ['Yankee Candle jar 623 g', 'Yankee Candle', '623 g'],
])('looks for the measure that tells a thing apart: %s', (itemName, make, measure) => {
  const { address = '' } = priceSearch(itemOf({ itemName, make }), 'GBP (£)') ?? {};
  expect(decodeURIComponent(address)).toContain(measure);
});
