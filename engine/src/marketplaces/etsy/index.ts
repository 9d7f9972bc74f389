/** Etsy, all countries. */
import { formPage } from '../form-page.ts';
import type { Marketplace } from '../marketplace.ts';
import { CONDITIONS } from './conditions.ts';
import { FEES } from './fees.ts';
import { FIELDS } from './fields.ts';
import { LAYOUT } from './layout.ts';
import { LIMITS } from './limits.ts';
import { PAGE } from './page.ts';
import { PASTE } from './paste.ts';
import { PHOTOS } from './photos.ts';
import { POLICIES } from './policies.ts';
import { PRICES } from './prices.ts';
import { SALES_REPORT } from './sales-report.ts';
import { SHELVES } from './shelves.ts';
import { TAGS } from './tags.ts';
import { TITLE } from './title.ts';
import { VOICE } from './voice.ts';

export const ETSY: Marketplace = {
  name: 'Etsy',
  slug: 'etsy',
  names: ['etsy'],
  sureNames: ['etsy'],
  hint: 'How it was made or how old it is, materials, measurements, care.',
  limits: LIMITS,
  policies: POLICIES,

  conditions: CONDITIONS,
  fees: FEES,
  prices: PRICES,
  title: TITLE,
  layout: LAYOUT,
  voice: VOICE,
  tags: TAGS,
  fields: FIELDS,
  paste: PASTE,
  formPage: formPage(['GBP', 'https://www.etsy.com/your/shops/me/listing-editor/create']),
  shelves: SHELVES,
  usualKinds: ['necklace', 'ring', 'vase', 'picture', 'mug', 'antique-box', 'dress', 'knitting-yarn'],
  photos: PHOTOS,
  salesReport: SALES_REPORT,
  page: PAGE,
};
