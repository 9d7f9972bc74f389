import { citing } from '../sources.ts';

/** Where the facts of this folder were read. */
export const { cite, fact, policy } = citing({
  T1: ['Etsy API group (groups.google.com/g/etsy-api-v2/c/TROSD3BdGIE), older', 'official'],
  T2: ['Public source code quoting Etsy’s OpenAPI document and help pages', 'secondary', '2026-10'],
  T3: ['Etsy Open API v3 document, as quoted in public source code', 'official'],
  T4: ['Notes of a developer on Etsy’s titles', 'secondary'],
  T5: ['Notes of a seller’s tool on Etsy’s listings', 'secondary'],
  T6: ['Public source code that talks to Etsy’s API', 'secondary'],
  T7: ['Etsy fees policy (etsy.com/legal/fees; etsy.com/help/article/2144)', 'official'],
  T8: ['Public source code that talks to Etsy’s API (who_made, when_made)', 'secondary'],
  T12: [
    'Types made from Etsy’s OpenAPI document of 2026 (npm etsy-ts 8.0.1, who_made, when_made, is_supply)',
    'secondary',
  ],
  T13: ['Etsy’s sold order items, in the tests of importers in public source code', 'secondary'],
  T9: ['wise.com, how much does Etsy take per sale; e-commerce-fee-calculator.pages.dev', 'secondary'],
  T14: ['zenstores.com, understanding Etsy Payments', 'secondary'],
  T15: ['a2xaccounting.com, Etsy’s VAT on seller fees', 'secondary'],
  T16: [
    'help.etsy.com, the regulatory operating fee: 0.25 % in July 2021, 0.32 % in a later copy',
    'official',
  ],
  T10: ['Notes of a seller’s tool on Etsy’s fees', 'secondary'],
});
