/** Gumtree in the UK. */
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
import { SHELVES } from './shelves.ts';
import { TAGS } from './tags.ts';
import { TITLE } from './title.ts';
import { VOICE } from './voice.ts';

export const GUMTREE: Marketplace = {
  name: 'Gumtree',
  slug: 'gumtree',
  names: ['gumtree'],
  sureNames: ['gumtree'],
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
  formPage: formPage(['GBP', 'https://www.gumtree.com/post-ad']),
  shelves: SHELVES,
  usualKinds: ['sofa', 'bicycle', 'table', 'bed', 'smartphone', 'washing-machine', 'car-part', 'pushchair'],
  photos: PHOTOS,
  page: PAGE,
};
