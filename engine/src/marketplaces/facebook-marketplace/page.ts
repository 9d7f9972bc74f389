import type { Page } from '../marketplace.ts';
import { cite } from './sources.ts';

export const PAGE: Page = {
  titleInSearch: 40,
  excerpt: 250,
  grid: true,
  fold: 'See more',
  ...cite('judgement'),
};
