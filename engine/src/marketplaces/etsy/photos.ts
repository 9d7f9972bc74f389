import type { PhotoRules } from '../marketplace.ts';
import { fact, policy } from './sources.ts';

export const PHOTOS: PhotoRules = {
  max: fact(20, 'hard', 'T3', 'T6'),
  advised: fact({ side: 'shortest', px: 2_000 }, 'guidance', 'T6'),
  maxBytes: fact(10_000_000, 'guidance', 'T6'),
  formats: fact(['jpeg', 'png', 'gif'], 'hard', 'T6'),
  transparency: policy('hard', 'No animation and no transparency.', 'T6'),
};
