import { PLATFORMS } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { marketplaceOf } from '../marketplaces/index.ts';
import { coachPhoto } from './coach.ts';
import { GOOD_QUALITY } from './test-reading.ts';
import { uploadShapeOf } from './upload-shape.ts';

it.each(PLATFORMS)('a large photo that is made for %s is taken there as it is', (platform) => {
  const marketplace = marketplaceOf(platform);
  const { side, bytes } = uploadShapeOf(marketplace);
  const original = { width: side, height: side, bytes: Math.min(bytes, 50_000_000), mimeType: 'image/jpeg' };
  expect(coachPhoto(GOOD_QUALITY, { marketplace, original })).toEqual([]);
});

it('keeps to the limits of a marketplace’s definition', () => {
  const etsy = marketplaceOf('Etsy');
  expect(uploadShapeOf(etsy).bytes).toBe(etsy.photos.maxBytes?.value);
});
