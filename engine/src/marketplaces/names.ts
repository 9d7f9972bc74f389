/** What marketplaces are called in a text: ours by their definitions, and others that sellers send buyers to. */
import { listMarketplaces } from './index.ts';

/** Others that can stand in a tag and mean nothing else. */
const SURE = [
  'depop',
  'poshmark',
  'mercari',
  'shpock',
  'aliexpress',
  'kleinanzeigen',
  'leboncoin',
  'wallapop',
];
const OTHERS = [
  ...SURE,
  'preloved',
  'grailed',
  'vestiaire collective',
  'vestiaire',
  'stockx',
  'reverb',
  'discogs',
  'le bon coin',
  'ebay kleinanzeigen',
  'marktplaats',
  'allegro',
  'olx',
  'craigslist',
  'offerup',
  'temu',
  'shein',
  'subito',
  'rakuten',
  'yahoo auctions',
];

const OWN = listMarketplaces().flatMap(({ names }) => names);
const ALL = [...OWN, ...OTHERS];

// As alternatives of a pattern.
export const OWN_NAMES = OWN.join('|');
export const SITE_NAMES = ALL.join('|');
/** Those that can stand in a tag for nothing but a marketplace. */
export const SURE_SITE_NAMES = [...listMarketplaces().flatMap(({ sureNames }) => sureNames), ...SURE].join(
  '|',
);

/** A word of each name: a text without any of them names no marketplace. */
export const SITE_WORDS = ALL.map((name) =>
  name.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest)),
).join(' ');
