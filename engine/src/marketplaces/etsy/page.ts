import type { Page } from '../marketplace.ts';
import { cite } from './sources.ts';

export const PAGE: Page = {
  titleInSearch: 55,
  excerpt: 400,
  grid: true,
  fold: 'Learn more about this item',
  ...cite('judgement'),
};
