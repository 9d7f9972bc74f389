import type { PhotoRules } from '../marketplace.ts';
import { fact, policy } from './sources.ts';

const MAIN = policy(
  'policy',
  'Main photo: pure white ground, product fills the frame, no text, logo, border or prop.',
  'A13',
);

export const PHOTOS: PhotoRules = {
  max: fact(9, 'hard', 'A13'),
  smallest: fact({ side: 'longest', px: 500 }, 'hard', 'A13'),
  advised: fact({ side: 'longest', px: 1_600 }, 'guidance', 'A13'),
  largestPx: fact(10_000, 'hard', 'A13'),
  maxBytes: fact(10_000_000, 'hard', 'A13'),
  formats: fact(['jpeg', 'png', 'tiff', 'gif'], 'hard', 'A13'),
  ground: MAIN,
  fill: fact(85, 'policy', 'A13'),
  frame: MAIN,
  text: MAIN,
};
