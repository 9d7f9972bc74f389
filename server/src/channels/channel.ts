/** Marketplaces that sell for a seller who allowed it: features ask for what a seller does, and only this room knows whose calls do it. */
import type { ChannelCode, Platform } from '@smart-listings/contract';
import type { readItem } from '@smart-listings/engine';
import type { Market } from '../market/market.ts';

/** What a marketplace gives for a permission. */
export interface Tokens {
  access: string;
  /** ISO 8601, UTC. */
  accessUntil: string;
  refresh: string;
  /** The number of the seller's shop, where its calls name one. */
  account?: string;
}

/** What opens the seller's account in one call. */
export interface Access {
  token: string;
  account: string;
}

export interface Option {
  id: string;
  name: string;
}

/** One thing that it wants to know beside the listing. */
export interface ChoiceList {
  key: string;
  label: string;
  options: readonly Option[];
  /** Of the item itself, and not the same for the next one: what the item tells, '' where it tells nothing. */
  told?: string;
  /** What to type for one that is not among them. */
  other?: string;
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
  tags: string[];
  /** The marketplace's word. */
  condition: string;
  categoryId: string;
  specifics: { name: string; values: string[] }[];
  /** Addresses of ours, in order. */
  photos: string[];
  price: { value: string; currency: string };
  /** By the key of the list. */
  chosen: Record<string, string>;
}

/** Photos of ours, each sent once. */
export interface Photos {
  /** @returns what `send` said of it, now or before; it is sent anew when that is not there any more */
  once(
    url: string,
    send: (photo: Blob) => Promise<string>,
    isThere?: (sent: string) => boolean,
  ): Promise<string>;
}

/** What is there of an item of ours. */
export interface Found {
  offerId: string;
  isLive: boolean;
  remoteId: string | null;
  price: number | null;
  /** Of what a seller can change there: another one means that somebody did. */
  fingerprint: string;
}

export interface Fees {
  fees: { name: string; amount: number; currency: string }[];
  remarks: string[];
}

export interface Sold {
  /** Our number of the item, as far as nobody took it away there, and the marketplace's of the listing. */
  sku: string | null;
  remoteId: string | null;
  /** The number of the order, by which the marketplace's own lists name it. */
  order: string;
  price: number;
  currency: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Cancelled, or paid back as a whole: nothing came of the order. */
  isTakenBack: boolean;
}

/** The marketplace does not take the token: renewed once, it may. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

/** A code or a permission that is worth nothing, or nothing any more. */
export class GrantRefused extends TokenRefused {}

/** Whoever allowed it has nothing there to sell from. */
export class NoShop extends Error {
  override name = 'NoShop';
}

/** Categories, what is asked for there, and words for conditions: nobody's, so no seller has to allow it. */
export type Catalogue = Pick<Market, 'suggestCategories' | 'listFields' | 'findCondition'>;

/** The most that are asked for in one call of `findSeveral`: what Etsy takes. */
export const MOST_FOUND_AT_ONCE = 100;

/** Every method with an `access` throws TokenRefused, or AppError with `fields` where a field is to blame. */
export interface Channel {
  code: ChannelCode;
  name: Platform;
  /** What a seller allows, in words. */
  allows: readonly string[];
  /** Its own page on which a seller takes that back, and what it calls it. */
  permissions: { page: string; name: string };
  catalogue: Catalogue;
  /** Where a seller allows it; `state` comes back. `challenge` is the S256 of PKCE, for those who have it. */
  authorizeUrl(login: { state: string; challenge: string }): string;
  /** @throws TokenRefused for a code that is worth nothing, NoShop, AppError */
  exchange(back: { code: string; verifier: string }): Promise<Tokens>;
  /** @throws TokenRefused when the permission has ended, AppError */
  refresh(tokens: Tokens): Promise<Tokens>;
  /** Ends what the seller allowed; null: its documents name no call for that. @throws when it does not say that it did */
  revoke: ((access: Access) => Promise<void>) | null;
  /** null: it has no page that sells in this currency. */
  siteFor(place: { currency: string; language: string }): ChannelSite | null;
  /** Of a listing's tags those that it takes. */
  fitTags(tags: readonly string[]): string[];
  /** Of what is known of an item those parts that its category there takes. */
  fitSpecifics(categoryId: string, specifics: Draft['specifics']): Promise<Draft['specifics']>;
  /** What it has to know; a list without options and `other` is one that the seller has to fill there first. */
  readChoices(access: Access, site: ChannelSite, item: ReturnType<typeof readItem>): Promise<ChoiceList[]>;
  /** Makes the option that was typed; said again, it is the same. @returns its id */
  addChoice(access: Access, site: string, typed: string): Promise<string>;
  /** @param offerId where it was the last time; null: nobody knows whether it is there */
  find(access: Access, of: { sku: string; offerId: string | null }): Promise<Found | null>;
  /** Those that are there, by their offers, in one call, at most MOST_FOUND_AT_ONCE; left out where each costs a call of its own. */
  findSeveral?(access: Access, offerIds: readonly string[]): Promise<ReadonlyMap<string, Found>>;
  /** Puts it there so that nobody sees it, or changes what is there. @returns the id of the offer */
  put(access: Access, draft: Draft, around: { found: Found | null; photos: Photos }): Promise<string>;
  readFees(access: Access, offerId: string): Promise<Fees>;
  /** From here on buyers see it. @returns the number of the listing */
  publish(access: Access, offerId: string): Promise<string>;
  /** Takes it down. */
  end(access: Access, offerId: string): Promise<void>;
  /** What was paid for since, or taken back. */
  listSales(access: Access, since: Date): Promise<Sold[]>;
  pageOf(site: string, remoteId: string): string | null;
}
