import type { ListingForm } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { generateListing } from './generate.ts';

const form: ListingForm = {
  platform: 'eBay',
  itemName: 'Brass table lamp',
  make: '',
  modelNumber: '',
  features: 'Brass, 40 cm high, one dent in the foot.',
  condition: 'used-good',
  targetBuyer: '',
  keywords: '',
};

function published(change: Partial<ListingForm>): string {
  const { listing } = generateListing({ ...form, ...change }, { variant: 'v1', currency: 'GBP (£)' });
  return [listing.title, listing.description, ...listing.tags].join('\n');
}

describe('numbers of accounts and cards', () => {
  const numbers = [
    'IBAN GB29 NWBK 6016 1331 9268 19',
    'DE89370400440532013000',
    'FR14 2004 1010 0505 0001 3M02 606',
    'Sort code 20-00-00 account 55779911',
    'Kontonummer 532013000 BLZ 37040044',
    'card 4111 1111 1111 1111',
  ];
  const digits = (text: string) => text.replace(/\D/g, '');

  it.each(numbers)('are published from no field: %s', (number) => {
    const fields: (keyof ListingForm)[] = ['itemName', 'modelNumber', 'features', 'keywords', 'targetBuyer'];
    for (const field of fields) {
      const text = published({ [field]: `${form[field]} ${number}`.trim() });
      expect(digits(text), field).not.toContain(digits(number).slice(-8));
    }
  });

  it('no label makes a card another number', () => {
    expect(published({ modelNumber: '4111111111111111' })).not.toContain('4111111111111111');
  });

  it.each(['Dinner plate WMF 26CM', 'Porsche Targa 911 S 1977 die cast model', 'Wall plaque 30X40 brass'])(
    'things that are called as a plate is stay: %s',
    (itemName) => {
      expect(published({ itemName, features: 'In good order.' }).toLowerCase()).toContain(
        itemName.toLowerCase(),
      );
    },
  );
});
