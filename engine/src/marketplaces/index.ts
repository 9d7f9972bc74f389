/** The marketplaces that there are, one folder each. */
import { PLATFORMS, type Platform } from '@smart-listings/contract';
import { AMAZON } from './amazon/index.ts';
import { EBAY } from './ebay/index.ts';
import { ETSY } from './etsy/index.ts';
import { FACEBOOK_MARKETPLACE } from './facebook-marketplace/index.ts';
import { GUMTREE } from './gumtree/index.ts';
import type { Marketplace } from './marketplace.ts';
import { OTHER } from './other/index.ts';
import { VINTED } from './vinted/index.ts';

const MARKETPLACES: Readonly<Record<Platform, Marketplace>> = {
  eBay: EBAY,
  Etsy: ETSY,
  Vinted: VINTED,
  Amazon: AMAZON,
  'Facebook Marketplace': FACEBOOK_MARKETPLACE,
  Gumtree: GUMTREE,
  Other: OTHER,
};

/** Everything known of one marketplace. */
export function marketplaceOf(name: Platform): Marketplace {
  return MARKETPLACES[name];
}

/** All marketplaces in display order. */
export function listMarketplaces(): readonly Marketplace[] {
  return PLATFORMS.map(marketplaceOf);
}
