import type { Page } from '../marketplace.ts';
import { cite } from '../sources.ts';
import { LIMITS } from './limits.ts';

export const PAGE: Page = {
  titleInSearch: LIMITS.title.max.value,
  excerpt: 600,
  grid: false,
  fold: 'Read more',
  ...cite('judgement'),
};
