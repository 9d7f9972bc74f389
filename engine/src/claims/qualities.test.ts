import type { ListingForm } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../facts/index.ts';
import { checkClaims } from './index.ts';

function claimsOf(form: Partial<ListingForm>, description: string): string[] {
  const ledger = buildLedger({
    platform: 'eBay',
    itemName: 'Coat',
    make: '',
    modelNumber: '',
    features: 'Navy',
    condition: 'used-good',
    targetBuyer: '',
    keywords: '',
    ...form,
  });
  return checkClaims({ title: '', description, tags: [] }, ledger).map(
    ({ kind, text }) => `${kind}: ${text}`,
  );
}

const SAUCEPAN = { itemName: 'Saucepan', features: 'Steel body, plastic knob on the lid, short handle' };
const JACKET = { itemName: 'Jacket', features: 'Black leather body, red cotton lining, left cuff scuffed' };
const COAT = { itemName: 'Wool coat', features: 'Navy, size 12. Hanger marks at the shoulders.' };
const PET_BED = { itemName: 'Pet bed', features: 'Grey, 60 cm, washable cover' };

describe('qualities that the facts give otherwise', () => {
  it.each([
    [SAUCEPAN, 'It has a long handle.', 'model: long handle'],
    [SAUCEPAN, 'The handle is long.', 'model: long'],
    [SAUCEPAN, 'A steel knob sits on the lid.', 'material: steel knob'],
    [JACKET, 'A leather lining.', 'material: leather lining'],
    [JACKET, 'The lining is black.', 'colour: black'],
    [JACKET, 'The right cuff is scuffed.', 'model: right cuff'],
  ])('%o: %s', (form, text, claim) => {
    expect(claimsOf(form, text)).toContain(claim);
  });

  it.each([
    [SAUCEPAN, 'The handle is short and the knob is plastic.'],
    [SAUCEPAN, 'A steel saucepan with a plastic knob.'],
    [JACKET, 'A black jacket with a red lining of cotton.'],
    [JACKET, 'No long handle.'],
  ])('leaves alone %o: %s', (form, text) => {
    expect(claimsOf(form, text)).toEqual([]);
  });
});

describe('what comes with the item and whom it is for', () => {
  it.each([
    [COAT, 'The hanger is included.', 'included: hanger is included'],
    [COAT, 'Comes with a hanger.', 'included: hanger'],
    [{ itemName: 'Plates', features: 'White plates, 26 cm' }, 'A set of three plates.', 'number: three'],
    [{ itemName: 'Candlestick', features: 'Brass' }, 'A pair of candlesticks.', 'number: pair'],
    [PET_BED, 'Ideal for cats.', 'model: for cats'],
  ])('marks %o: %s', (form, text, claim) => {
    expect(claimsOf(form, text)).toContain(claim);
  });

  it.each([
    [{ ...COAT, features: 'Navy. Comes on its hanger.' }, 'The hanger is included.'],
    [{ itemName: 'Plates x3', features: 'White plates' }, 'A set of three plates.'],
    [{ itemName: 'Boots', features: 'UK 6, brown' }, 'A pair of brown boots.'],
    [{ itemName: 'Dog bed', features: 'Grey' }, 'A grey bed for pets.'],
    [{ itemName: 'Blazer', features: 'Black, womens size 12' }, 'Women’s blazer in black.'],
    [{ itemName: 'Ladies blazer', features: 'Black' }, "A women's blazer in black."],
    [{ itemName: 'Jeans', features: 'Blue', keywords: 'mens jeans' }, "Men's jeans in blue."],
    [{ itemName: 'Coat', features: 'Navy' }, 'Everything You Need To Know About It\nNavy.'],
  ])('leaves alone %o: %s', (form, text) => {
    expect(claimsOf(form, text)).toEqual([]);
  });
});
