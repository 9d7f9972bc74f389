import { citing } from '../sources.ts';

/** Where the facts of this folder were read. */
export const { cite, fact, policy } = citing({
  F1: ['Copies of Meta’s Marketplace bulk upload template in public source code', 'secondary'],
  F2: ['unanswered.io, Facebook Marketplace description character limit', 'secondary'],
  F3: ['Meta for developers, real estate ads best practices', 'official'],
  F4: ['blog.quicknewsng.com, Facebook business rules; wholesale.info marketplace policies', 'secondary'],
  F5: ['republicworld.com, Facebook Marketplace rules; copy of Meta’s commerce policy', 'secondary'],
  F6: ['wholesale.info, marketplace policies', 'secondary'],
  F8: ['digitaltechos.com, Facebook Marketplace fees and policies', 'secondary'],
  F9: ['listing-forge.com, Facebook Marketplace shipping; digitaltechos.com', 'secondary'],
  F11: ['productfeedspec.com, Meta catalogue', 'secondary'],
  F12: ['flexify.net, fields of Meta’s catalogue', 'secondary'],
  F13: ['Meta for developers, catalogue fields (developers.facebook.com)', 'official'],
  F10: ['moneytothemasses.com, Facebook Marketplace selling fees, January 2022', 'secondary'],
});
