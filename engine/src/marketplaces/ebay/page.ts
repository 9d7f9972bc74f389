import type { Page } from '../marketplace.ts';
import { LIMITS } from './limits.ts';
import { cite } from './sources.ts';

export const PAGE: Page = {
  titleInSearch: LIMITS.title.max.value,
  excerpt: LIMITS.description.beforeFold.value,
  grid: false,
  fold: 'See full description',
  ...cite('judgement'),
};
