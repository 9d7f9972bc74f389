/** The marketplaces' own ways of writing, one folder each. */
import type { Platform } from '@smart-listings/contract';
import { AMAZON } from './amazon/index.ts';
import { EBAY } from './ebay/index.ts';
import { ETSY } from './etsy/index.ts';
import { FACEBOOK_MARKETPLACE } from './facebook-marketplace/index.ts';
import { GUMTREE } from './gumtree/index.ts';
import { OTHER } from './other/index.ts';
import { VINTED } from './vinted/index.ts';
import type { Writing } from './writing.ts';

const WRITING: Readonly<Record<Platform, Writing>> = {
  eBay: EBAY,
  Etsy: ETSY,
  Vinted: VINTED,
  Amazon: AMAZON,
  'Facebook Marketplace': FACEBOOK_MARKETPLACE,
  Gumtree: GUMTREE,
  Other: OTHER,
};

/** How a listing reads on `platform`. */
export function writingOf(platform: Platform): Writing {
  return WRITING[platform];
}
