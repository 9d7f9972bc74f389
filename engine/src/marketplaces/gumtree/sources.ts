import { citing } from '../sources.ts';

/** Where the facts of this folder were read. */
export const { cite, fact, policy } = citing({
  G1: ['Posting rules that mirror Gumtree’s wording (4quid.com; buysellbazar24.com)', 'secondary'],
  G2: ['Gumtree core values (gumtree.com/info/life/p/gumtree/gumtree-core-values)', 'official'],
  G3: ['bdtree.com/features-p31, mirroring Gumtree’s help', 'secondary'],
});
