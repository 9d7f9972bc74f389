import type { PhotoRules } from '../marketplace.ts';
import { fact } from './sources.ts';

export const PHOTOS: PhotoRules = {
  max: fact(20, 'hard', 'V3'),
  formats: fact(['jpeg', 'png', 'heic'], 'guidance', 'V3'),
};
