import type { PhotoRules } from '../marketplace.ts';
import { fact, policy } from './sources.ts';

const PLAIN = policy('policy', 'No borders, added text, artwork, watermarks or placeholders.', 'E15');

export const PHOTOS: PhotoRules = {
  max: fact(24, 'hard', 'E14'),
  smallest: fact({ side: 'longest', px: 500 }, 'hard', 'E15'),
  advised: fact({ side: 'longest', px: 1_600 }, 'guidance', 'E16'),
  maxBytes: fact(12_000_000, 'hard', 'E16'),
  formats: fact(['jpeg', 'png', 'gif', 'bmp', 'tiff', 'webp', 'heic'], 'hard', 'E16'),
  frame: PLAIN,
  text: PLAIN,
};
