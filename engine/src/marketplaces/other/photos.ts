import type { PhotoRules } from '../marketplace.ts';
import { fact, policy } from '../sources.ts';

export const PHOTOS: PhotoRules = {
  max: fact(10, 'guidance', 'common'),
  advised: fact({ side: 'longest', px: 1_600 }, 'guidance', 'common'),
  maxBytes: fact(10_000_000, 'guidance', 'common'),
  formats: fact(['jpeg'], 'guidance', 'common'),
  text: policy('guidance', 'No text or watermark on photos.', 'common'),
};
