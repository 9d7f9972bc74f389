import type { PhotoRules } from '../marketplace.ts';
import { fact, policy } from './sources.ts';

export const PHOTOS: PhotoRules = {
  max: fact(10, 'hard', 'memory'),
  formats: fact(['jpeg', 'png'], 'guidance', 'memory'),
  text: policy('policy', 'No text overlays and no before-and-after pictures.', 'memory'),
};
