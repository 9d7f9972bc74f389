/** The registry of marketplaces: each as data, with a source and a date beside every fact. */
import { PLATFORMS, type Platform } from '@smart-listings/contract';
import { AMAZON } from './amazon.ts';
import { EBAY } from './ebay.ts';
import { ETSY } from './etsy.ts';
import { FACEBOOK_MARKETPLACE } from './facebook-marketplace.ts';
import { GUMTREE } from './gumtree.ts';
import { OTHER } from './other.ts';
import type { PlatformSpec } from './spec.ts';
import { VINTED } from './vinted.ts';

const SPECS: Readonly<Record<Platform, PlatformSpec>> = {
  eBay: EBAY,
  Etsy: ETSY,
  Vinted: VINTED,
  Amazon: AMAZON,
  'Facebook Marketplace': FACEBOOK_MARKETPLACE,
  Gumtree: GUMTREE,
  Other: OTHER,
};

/** Everything known of one marketplace. */
export function platformSpec(name: Platform): PlatformSpec {
  return SPECS[name];
}

/** All marketplaces in display order. */
export function listPlatformSpecs(): readonly PlatformSpec[] {
  return PLATFORMS.map((name) => SPECS[name]);
}
