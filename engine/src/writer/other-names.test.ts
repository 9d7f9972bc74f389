import { describe, expect, it } from 'vitest';
import { buildLedger } from '../facts/index.ts';
import { otherNames } from './other-names.ts';
import { writeListing } from './write.ts';

function tagsOf(
  platform: 'Etsy' | 'eBay' | 'Vinted' | 'Amazon',
  itemName: string,
  features = 'In use.',
): string[] {
  const form = { platform, itemName, features, condition: 'used-good' as const };
  return writeListing(
    buildLedger({ ...form, make: '', modelNumber: '', targetBuyer: '', keywords: '' }),
    'v1',
  ).tags;
}

describe('other names of a thing', () => {
  it('are found from either side, in the number of the noun', () => {
    expect(otherNames('sofa')).toEqual(['couch', 'settee']);
    expect(otherNames('settee')).toEqual(['sofa', 'couch']);
    expect(otherNames('plant pots')).toEqual(['planters']);
    expect(otherNames('thingamajig')).toEqual([]);
  });

  it('make tags in the form of each platform', () => {
    expect(tagsOf('eBay', 'Grey sofa')).toEqual(expect.arrayContaining(['couch', 'settee']));
    expect(tagsOf('Etsy', 'Grey sofa')).toEqual(expect.arrayContaining(['grey couch', 'grey settee']));
    expect(tagsOf('Vinted', 'White trainers')).toContain('#sneakers');
    expect(tagsOf('Amazon', 'Wax jacket')).toContain('waxed');
  });

  it('are joined by what a material also is', () => {
    const tags = tagsOf('Etsy', 'Handmade stoneware mug', 'Thrown on the wheel in my studio');
    expect(tags).toEqual(
      expect.arrayContaining(['ceramic mug', 'pottery mug', 'coffee mug', 'handmade coffee mug']),
    );
  });

  it('leave no half of a phrase: "seater sofa", "reading discs"', () => {
    expect(tagsOf('Etsy', 'grey 3 seater sofa').join()).not.toMatch(/(?<!\d )seater/);
    expect(tagsOf('Etsy', 'grey 3 seater sofa')).toContain('3 seater sofa');
    expect(tagsOf('eBay', 'PS4 console not reading discs').join()).not.toMatch(/reading/);
  });
});
