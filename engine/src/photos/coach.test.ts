import { PLATFORMS } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceOf } from '../marketplaces/index.ts';
import { coachPhoto } from './coach.ts';
import { GOOD_QUALITY, readingOf } from './test-reading.ts';

describe('the photo coach', () => {
  it.each(PLATFORMS)('is content with a good photo on %s', (platform) => {
    const original = { width: 3_000, height: 3_000, mimeType: 'image/jpeg' };
    expect(coachPhoto(GOOD_QUALITY, { marketplace: marketplaceOf(platform), original })).toEqual([]);
  });

  it('says that a photo is too small for eBay, with the rule it comes from', () => {
    const [advice] = coachPhoto(
      { ...GOOD_QUALITY, width: 400, height: 300 },
      { marketplace: marketplaceOf('eBay') },
    );
    expect(advice).toMatchObject({ rule: 'ebay.photo.size', severity: 'hard', certainty: 'official' });
    expect(advice?.message).toContain('at least 500 pixels');
  });

  it('judges the file that will be posted, not the smaller copy that was sent', () => {
    const small = { ...GOOD_QUALITY, width: 1_080, height: 1_080 };
    const original = { width: 4_000, height: 4_000, mimeType: 'image/jpeg' };
    expect(coachPhoto(small, { marketplace: marketplaceOf('Etsy'), original })).toEqual([]);
    expect(coachPhoto(small, { marketplace: marketplaceOf('Etsy') })).toHaveLength(1);
  });

  it('asks for white ground in Amazon’s main photo only', () => {
    const table = { ...GOOD_QUALITY, whiteGround: 0.1 };
    expect(coachPhoto(table, { marketplace: marketplaceOf('Amazon'), photo: 0 })[0]?.rule).toBe(
      'amazon.photo.ground',
    );
    expect(coachPhoto(table, { marketplace: marketplaceOf('Amazon'), photo: 1 })).toEqual([]);
  });

  it.each([
    ['blurred', { sharpness: 0.1 }],
    ['dark', { brightness: 0.15, highlights: 0.3 }],
    ['burnt', { burnt: 0.6, whiteGround: 0 }],
  ])('says when a photo is %s', (rule, change) => {
    const advice = coachPhoto(
      { ...GOOD_QUALITY, ...change },
      { marketplace: marketplaceOf('Gumtree'), photo: 2 },
    );
    expect(advice.map((one) => one.rule)).toContain(`photo.${rule}`);
    expect(advice[0]?.photo).toBe(2);
  });

  it.each([
    ['without an edge to judge it by, is not called blurred', { sharpness: null }],
    ['of a black thing beside something light, is not called dark', { brightness: 0.12, highlights: 0.8 }],
  ])('%s', (_which, change) => {
    expect(coachPhoto({ ...GOOD_QUALITY, ...change }, {})).toEqual([]);
  });

  it('tells eBay’s sellers about frames and words laid over a photo', () => {
    const { lines } = readingOf([{ text: 'FREE SHIPPING', level: true }]);
    const rules = coachPhoto(
      { ...GOOD_QUALITY, framed: true },
      { marketplace: marketplaceOf('eBay'), lines },
    ).map(({ rule }) => rule);
    expect(rules).toEqual(['ebay.photo.border', 'ebay.photo.text']);
  });

  it('leaves print on the item alone', () => {
    const { lines } = readingOf([
      { text: 'DANGER HIGH VOLTAGE', level: true },
      { text: 'free shipping', level: false },
    ]);
    expect(coachPhoto(GOOD_QUALITY, { marketplace: marketplaceOf('eBay'), lines })).toEqual([]);
  });

  it('names a format that the platform does not take', () => {
    const [advice] = coachPhoto(
      { ...GOOD_QUALITY, type: 'image/webp' },
      { marketplace: marketplaceOf('Amazon') },
    );
    expect(advice?.message).toBe(
      'Amazon does not list WEBP among its photo formats: save it as JPEG or PNG.',
    );
  });
});
