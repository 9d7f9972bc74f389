/** Vinted in the UK. */
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
import { TAGS } from './tags.ts';
import { TITLE } from './title.ts';
import { VOICE } from './voice.ts';

export const VINTED: Marketplace = {
  name: 'Vinted',
  slug: 'vinted',
  names: ['vinted'],
  sureNames: ['vinted'],
  hint: 'Size on the label, measurements, material, colour, every flaw.',
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
  usualKinds: ['t-shirt', 'dress', 'jeans', 'jumper', 'trainers', 'jacket', 'handbag', 'kids-clothes'],
  formPage: formPage(
    ['GBP', 'https://www.vinted.co.uk/items/new'],
    ['EUR', 'https://www.vinted.fr/items/new'],
    ['USD', 'https://www.vinted.com/items/new'],
  ),
  photos: PHOTOS,
  salesReport: SALES_REPORT,
  page: PAGE,
};
