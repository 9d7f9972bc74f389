/** Marketplaces that sell for a seller who allowed it: features ask for what a seller does, and only this room knows whose calls do it. */
import type { ChannelCode, Platform } from '@smart-listings/contract';

/** What a marketplace gives for a permission. */
export interface Tokens {
  access: string;
  /** ISO 8601, UTC. */
  accessUntil: string;
  refresh: string;
}

export interface Option {
  id: string;
  name: string;
}

/** What the seller has set up there, to be chosen from. */
export interface ChannelChoices {
  postage: Option[];
  payment: Option[];
  returns: Option[];
  /** Where items lie. */
  places: Option[];
}

/** One page of a marketplace: 'EBAY_GB'. */
export interface ChannelSite {
  id: string;
  /** 'www.ebay.co.uk' */
  page: string;
  currency: string;
}

/** A listing as it goes out. */
export interface Draft {
  sku: string;
  site: string;
  title: string;
  /** Plain text. */
  description: string;
  /** The marketplace's word. */
  condition: string;
  categoryId: string;
  specifics: { name: string; values: string[] }[];
  /** Addresses at the marketplace. */
  photos: string[];
  price: { value: string; currency: string };
  postageId: string;
  paymentId: string;
  returnsId: string;
  placeId: string;
}

/** What is there of an item of ours. */
export interface Found {
  offerId: string;
  isLive: boolean;
  remoteId: string | null;
  price: number | null;
}

export interface Fees {
  fees: { name: string; amount: number }[];
  remarks: string[];
}

export interface Sold {
  sku: string;
  price: number;
  currency: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** The marketplace does not take the token: renewed once, it may. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

/** Every method with an `access` throws TokenRefused, or AppError with `fields` where a field is to blame. */
export interface Channel {
  code: ChannelCode;
  name: Platform;
  /** What a seller allows, in words. */
  allows: readonly string[];
  /** Where a seller allows it; `state` comes back. */
  authorizeUrl(state: string): string;
  /** @throws TokenRefused for a code that is worth nothing, AppError */
  exchange(code: string): Promise<Tokens>;
  /** @throws TokenRefused when the permission has ended, AppError */
  refresh(tokens: Tokens): Promise<Tokens>;
  /** null: it has no page that sells in this currency. */
  siteFor(place: { currency: string; language: string }): ChannelSite | null;
  readChoices(access: string, site: string): Promise<ChannelChoices>;
  /** A place where items lie; said again, it is the same. @returns its id */
  addPlace(access: string, site: string, postcode: string): Promise<string>;
  /** @returns its address there */
  sendPhoto(access: string, photo: Blob): Promise<string>;
  find(access: string, sku: string): Promise<Found | null>;
  /** Puts it there so that nobody sees it, or changes what is there. @returns the id of the offer */
  put(access: string, draft: Draft, offerId: string | null): Promise<string>;
  readFees(access: string, offerId: string): Promise<Fees>;
  /** From here on buyers see it. @returns the number of the listing */
  publish(access: string, offerId: string): Promise<string>;
  /** Takes it down. */
  end(access: string, offerId: string): Promise<void>;
  /** What was paid for since. */
  listSales(access: string, since: Date): Promise<Sold[]>;
  pageOf(site: string, remoteId: string): string | null;
}
