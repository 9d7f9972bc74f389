import type { PhotoRules } from '../marketplace.ts';
import { fact } from './sources.ts';

export const PHOTOS: PhotoRules = {
  max: fact(10, 'guidance', 'memory'),
  formats: fact(['jpeg', 'png'], 'guidance', 'memory'),
};
