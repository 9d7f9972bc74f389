import { citing } from '../../marketplaces/sources.ts';

export const { cite, fact, policy } = citing({
  H1: ['Hangerly, rules for sellers: invented for the tests', 'official', '2026-10'],
});
