/** eBay in the UK and the US. */
import { formPage } from '../form-page.ts';
import type { Marketplace } from '../marketplace.ts';
import { CONDITIONS } from './conditions.ts';
import { EXPORT } from './export.ts';
import { FEES } from './fees.ts';
import { FIELDS } from './fields.ts';
import { LAYOUT } from './layout.ts';
import { LIMITS } from './limits.ts';
import { PAGE } from './page.ts';
import { PASTE } from './paste.ts';
import { PHOTOS } from './photos.ts';
import { LINKS, POLICIES } from './policies.ts';
import { PRICES } from './prices.ts';
import { SALES_REPORT } from './sales-report.ts';
import { SHELVES } from './shelves.ts';
import { fact } from './sources.ts';
import { TAGS } from './tags.ts';
import { TITLE } from './title.ts';
import { VOICE } from './voice.ts';

export const EBAY: Marketplace = {
  name: 'eBay',
  slug: 'ebay',
  names: ['ebay'],
  sureNames: ['ebay'],
  hint: 'Sizes, colour, what is in the box, every flaw. eBay buyers filter by such facts.',
  limits: LIMITS,
  policies: POLICIES,
  links: LINKS,
  conditions: CONDITIONS,
  fees: FEES,
  prices: PRICES,
  title: TITLE,
  layout: LAYOUT,
  voice: VOICE,
  tags: TAGS,
  fields: FIELDS,
  takesOwnFields: fact(true, 'hard', 'memory'),
  paste: PASTE,
  formPage: formPage(
    ['GBP', 'https://www.ebay.co.uk/sl/sell'],
    ['USD', 'https://www.ebay.com/sl/sell'],
    ['EUR', 'https://www.ebay.de/sl/sell'],
  ),
  shelves: SHELVES,
  usualKinds: [
    'smartphone',
    'laptop',
    'trainers',
    'video-game',
    'camera-lens',
    'trading-card',
    'jacket',
    'car-part',
  ],
  photos: PHOTOS,
  salesReport: SALES_REPORT,
  page: PAGE,
  export: EXPORT,
};
