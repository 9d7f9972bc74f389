/** Facebook Marketplace in the UK and the US. */
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
import { POLICIES } from './policies.ts';
import { PRICES } from './prices.ts';
import { TAGS } from './tags.ts';
import { TITLE } from './title.ts';
import { VOICE } from './voice.ts';

export const FACEBOOK_MARKETPLACE: Marketplace = {
  name: 'Facebook Marketplace',
  slug: 'facebook-marketplace',
  names: ['facebook marketplace', 'fb marketplace', 'facebook'],
  sureNames: ['facebook marketplace'],
  hint: 'What it is, its size, its flaws, collection or delivery.',
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
  usualKinds: ['sofa', 'table', 'chair', 'bicycle', 'television', 'wardrobe', 'pushchair', 'fridge'],
  formPage: formPage(['GBP', 'https://www.facebook.com/marketplace/create/item']),
  photos: PHOTOS,
  page: PAGE,
  export: EXPORT,
};
