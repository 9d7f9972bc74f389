/** Cautious defaults for a marketplace that we do not know: what passes on all the named ones. */
import type { Marketplace } from '../marketplace.ts';
import { CONDITIONS } from './conditions.ts';
import { EXPORT } from './export.ts';
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

export const OTHER: Marketplace = {
  name: 'Other',
  slug: 'other',
  spoken: 'your marketplace',
  names: [],
  sureNames: [],
  limits: LIMITS,
  policies: POLICIES,

  conditions: CONDITIONS,
  fees: [],
  prices: PRICES,
  title: TITLE,
  layout: LAYOUT,
  voice: VOICE,
  tags: TAGS,
  fields: FIELDS,
  paste: PASTE,
  usualKinds: ['book', 'smartphone', 'jacket', 'table', 'lamp', 'board-game', 'vase', 'trainers'],
  photos: PHOTOS,
  page: PAGE,
  export: EXPORT,
};
