import type { Page } from '../marketplace.ts';
import { cite } from './sources.ts';

export const PAGE: Page = {
  titleInSearch: 60,
  excerpt: 500,
  grid: false,
  fold: 'Read more',
  ...cite('judgement'),
};
