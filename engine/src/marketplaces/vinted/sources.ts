import { citing } from '../sources.ts';

/** Where the facts of this folder were read. */
export const { cite, fact, policy } = citing({
  V1: ['Public source code (Vinted, 150 and 2,000 characters); Vinted publishes no limit', 'unverified'],
  V2: ['Vinted help, why your listing was hidden or deleted (vinted.co.uk/help/62)', 'official'],
  V3: ['Notes of a developer on Vinted’s form', 'secondary'],
  V4: ['Vinted price list (vinted.com/pricelist); zipsale.co.uk on the buyer protection fee', 'secondary'],
  V5: ['A public collection of marketplaces’ fees', 'secondary'],
  P1: [
    'Prices that private sellers asked on Vinted in several countries, measured by bench/prices.ts',
    'secondary',
  ],
});
