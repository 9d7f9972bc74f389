import type { Page } from '../marketplace.ts';
import { LIMITS } from './limits.ts';
import { cite } from './sources.ts';

export const PAGE: Page = {
  titleInSearch: LIMITS.title.policyMax.value,
  excerpt: LIMITS.description.max.value,
  grid: false,
  fold: 'See more',
  ...cite('judgement'),
};
