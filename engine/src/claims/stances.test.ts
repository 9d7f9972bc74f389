import { listingFormSchema } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../facts/index.ts';
import { checkClaims } from './index.ts';

function marked(itemName: string, features: string, description: string): string[] {
  const form = listingFormSchema.parse({ platform: 'eBay', itemName, features, condition: 'used-good' });
  return checkClaims({ title: '', description, tags: [] }, buildLedger(form)).map(({ text }) => text);
}

const COAT = ['Wool coat', 'navy wool coat, size 14, two pockets, belt'] as const;
const WASHER = ['Pressure washer', '110 bar, 5 m hose, works well'] as const;
const TABLE = ['Bedside table', 'solid pine, one drawer, ring mark on top'] as const;

describe('what is said, but not of the item', () => {
  it.each([
    ['advice', COAT, 'Wear it with leather boots and a chunky scarf.'],
    ['advice', COAT, 'Buttoned up, it looks great with a white shirt.'],
    ['advice of what is worn', COAT, 'A coat that works with jeans, dresses or tailored trousers.'],
    ['a wish', COAT, 'It would look lovely over a little black dress.'],
    ['a wish', TABLE, 'With a lick of paint it could be as good as new.'],
    ['a comparison', WASHER, 'Far cheaper than buying a brand new one.'],
    ['the buyer', WASHER, 'Plug it in, connect the hose and you are ready to go.'],
    ['the seller', COAT, 'We are decluttering, and my wardrobe is overflowing.'],
    ['a condition', TABLE, 'If you have an alcove in mind, measure it first.'],
    ['an occasion', COAT, 'Made for dog walks and kids parties.'],
    ['whom it suits', TABLE, 'Perfect for a hallway, and an excellent choice for a first flat.'],
    ['whom it suits', COAT, 'A wonderful present for a sister.'],
    ['taste', TABLE, 'It is a charming, timeless piece with a rustic look.'],
    ['light and time', TABLE, 'Read by a golden glow on a quiet evening.'],
    ['where it stands', TABLE, 'It has lived in a spare room.'],
  ] as const)('leaves %s alone: %o %s', (_, [name, features], text) => {
    expect(marked(name, features, text)).toEqual([]);
  });

  it.each([
    ['a figure', COAT, 'Wear it with boots down to 20 degrees.'],
    ['a promise', COAT, 'Wear it in the rain, it is waterproof.'],
    ['a thing with an article of its own', COAT, 'Wear it with its matching scarf.'],
    ['a statement behind the advice', WASHER, 'Use it anywhere, as it has a built-in heater.'],
    ['what they are', TABLE, 'They are all first printings.'],
    ['a grade', TABLE, 'Perfect condition for its age.'],
    ['praise of the item', TABLE, 'A stunning table.'],
    ['a thing that the seller has', COAT, 'I have the receipt.'],
    ['an audience', COAT, 'Made for babies.'],
    ['what a tool would fit', WASHER, 'It works with petrol.'],
  ] as const)('still marks %s: %o %s', (_, [name, features], text) => {
    expect(marked(name, features, text)).not.toEqual([]);
  });
});
