/** Amazon in the UK and the US. */
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

export const AMAZON: Marketplace = {
  name: 'Amazon',
  slug: 'amazon',
  names: ['amazon'],
  // The make of an Echo is no other marketplace.
  sureNames: [],
  hint: 'Hard facts: material, size, capacity, what is included. Condition goes into its own note.',
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
  export: EXPORT,
  usualKinds: [
    'book',
    'headphones',
    'kitchen-utensil',
    'video-game',
    'smartphone',
    'board-game',
    'dvd',
    'charger',
  ],
  photos: PHOTOS,
  page: PAGE,
};
