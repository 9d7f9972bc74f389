import type { Page } from '../marketplace.ts';
import { cite } from './sources.ts';

export const PAGE: Page = {
  titleInSearch: 30,
  excerpt: 300,
  grid: true,
  fold: 'More',
  ...cite('judgement'),
};
