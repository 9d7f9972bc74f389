/** eBay's Inventory, Account, Media and Fulfillment APIs, for a seller who allowed it. */
import { asHtml } from '@smart-listings/engine';
import { badEbayAnswer } from '../../market/ebay-errors.ts';
import { readAs } from '../../market/ebay-sender.ts';
import { marketplaceFor } from '../../market/ebay-wire.ts';
import type { Access, Catalogue, Channel, Draft, Option } from '../channel.ts';
import { readPages } from '../read-pages.ts';
import { callEbay, EbayRefusal, type EbayRequest } from './ebay-call.ts';
import { createEbayLogin, type EbayLoginOptions } from './ebay-login.ts';
import { EBAY_SITES, ebaySite } from './ebay-sites.ts';
import * as wire from './ebay-wire.ts';

export interface EbayChannelOptions extends EbayLoginOptions {
  mediaUrl: string;
  catalogue: Catalogue;
}

const INVENTORY = '/sell/inventory/v1';
const ACCOUNT = '/sell/account/v1';
const ORDERS = '/sell/fulfillment/v1/order';
/** The most that eBay tells at once. */
const ORDERS_A_PAGE = 200;

export function createEbayChannel(options: EbayChannelOptions): Channel {
  type Call = { method?: EbayRequest['method']; headers?: Record<string, string>; json?: unknown };
  const call = ({ token }: Access, path: string, { method = 'GET', headers, json }: Call = {}) =>
    callEbay({
      method,
      url: `${options.baseUrl}${path}`,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });

  async function findOffer(access: Access, sku: string) {
    try {
      const query = new URLSearchParams({ sku });
      const { offers } = readAs(wire.offersSchema, await call(access, `${INVENTORY}/offer?${query}`));
      return offers.find((offer) => offer.sku === sku) ?? null;
    } catch (error) {
      // Of an item without an offer eBay says that there is none.
      if (isRefusalFor(error, wire.NO_OFFER)) return null;
      throw error;
    }
  }

  async function sendPhoto({ token }: Access, photo: Blob): Promise<string> {
    const body = new FormData();
    body.set('image', photo, 'photo');
    const answer = await callEbay({
      method: 'POST',
      url: `${options.mediaUrl}/commerce/media/v1_beta/image/create_image_from_file`,
      headers: { Authorization: `Bearer ${token}` },
      body,
    });
    return readAs(wire.imageSchema, answer).imageUrl;
  }

  async function listPolicies(access: Access, site: string, kind: wire.PolicyKind): Promise<Option[]> {
    const path = `${ACCOUNT}/${kind}_policy?${new URLSearchParams({ marketplace_id: site })}`;
    try {
      return wire.readPolicies(kind, await call(access, path));
    } catch (error) {
      // A seller who has never asked eBay for policies has none: no request that is wrong.
      if (isRefusalFor(error, [wire.NO_POLICIES])) return [];
      throw error;
    }
  }

  return {
    code: 'ebay',
    name: 'eBay',
    catalogue: options.catalogue,
    ...createEbayLogin(options),
    siteFor(place) {
      const site = EBAY_SITES[marketplaceFor(place)];
      return site?.currency === place.currency ? site : null;
    },
    fitTags: () => [],
    fitSpecifics: (_categoryId, specifics) => Promise.resolve(wire.fitAspects(specifics)),
    async readChoices(access, { id: site }) {
      const locations = call(access, `${INVENTORY}/location?limit=100`).then(wire.readLocations);
      const [postage, payment, returns, places] = await Promise.all([
        listPolicies(access, site, 'fulfillment'),
        listPolicies(access, site, 'payment'),
        listPolicies(access, site, 'return'),
        locations,
      ]);
      return [
        { key: 'postageId', label: 'Postage', options: postage },
        { key: 'paymentId', label: 'Payment', options: payment },
        { key: 'returnsId', label: 'Returns', options: returns },
        { key: 'placeId', label: 'Sent from', options: places, other: 'Postcode you send from' },
      ];
    },
    async addChoice(access, site, postcode) {
      const { country } = ebaySite(site);
      const key = `smart-listings-${country}-${postcode.replaceAll(/[^\dA-Za-z]/g, '')}`.slice(0, 36);
      const json = {
        location: { address: { postalCode: postcode, country } },
        name: postcode,
        merchantLocationStatus: 'ENABLED',
        locationTypes: ['WAREHOUSE'],
      };
      try {
        await call(access, `${INVENTORY}/location/${key}`, { method: 'POST', json });
      } catch (error) {
        if (!isRefusalFor(error, [wire.PLACE_IS_THERE])) throw error;
      }
      return key;
    },
    async find(access, { sku }) {
      const offer = await findOffer(access, sku);
      return offer && wire.readOffer(offer);
    },
    async put(access, draft, { found, photos }) {
      const imageUrls: string[] = [];
      for (const url of draft.photos)
        imageUrls.push(await photos.once(url, (photo) => sendPhoto(access, photo)));
      const headers = { 'Content-Language': ebaySite(draft.site).language };
      const item = `${INVENTORY}/inventory_item/${encodeURIComponent(draft.sku)}`;
      await call(access, item, { method: 'PUT', headers, json: wire.writeItem(draft, imageUrls) });
      if (found !== null) {
        const path = `${INVENTORY}/offer/${encodeURIComponent(found.offerId)}`;
        await call(access, path, { method: 'PUT', headers, json: writeOffer(draft) });
        return found.offerId;
      }
      const { sku, site: marketplaceId } = draft;
      const json = { sku, marketplaceId, format: 'FIXED_PRICE', ...writeOffer(draft) };
      const made = await call(access, `${INVENTORY}/offer`, { method: 'POST', headers, json });
      return readAs(wire.madeOfferSchema, made).offerId;
    },
    async readFees(access, offerId) {
      const path = `${INVENTORY}/offer/get_listing_fees`;
      return wire.readFees(await call(access, path, { method: 'POST', json: { offers: [{ offerId }] } }));
    },
    async publish(access, offerId) {
      const path = `${INVENTORY}/offer/${encodeURIComponent(offerId)}/publish/`;
      return readAs(wire.publishedSchema, await call(access, path, { method: 'POST' })).listingId;
    },
    async end(access, offerId) {
      const path = `${INVENTORY}/offer/${encodeURIComponent(offerId)}/withdraw`;
      await call(access, path, { method: 'POST' });
    },
    async listSales(access, since) {
      const orders = await readPages(async (offset) => {
        const query = new URLSearchParams({
          filter: `lastmodifieddate:[${since.toISOString()}..]`,
          limit: String(ORDERS_A_PAGE),
          offset: String(offset),
        });
        const page = readAs(wire.ordersSchema, await call(access, `${ORDERS}?${query}`));
        return { rows: page.orders, isLast: page.next === undefined };
      }, badEbayAnswer);
      return orders.flatMap(wire.readSales);
    },
    pageOf(site, remoteId) {
      return /^\d{1,20}$/.test(remoteId) ? `https://${ebaySite(site).page}/itm/${remoteId}` : null;
    },
  };
}

function isRefusalFor(error: unknown, ids: readonly number[]): boolean {
  return error instanceof EbayRefusal && error.errors.some(({ errorId }) => ids.includes(errorId));
}

function writeOffer(draft: Draft): object {
  return {
    availableQuantity: 1,
    categoryId: draft.categoryId,
    listingDescription: asHtml(draft.description),
    listingDuration: 'GTC',
    listingPolicies: {
      fulfillmentPolicyId: draft.chosen.postageId,
      paymentPolicyId: draft.chosen.paymentId,
      returnPolicyId: draft.chosen.returnsId,
    },
    merchantLocationKey: draft.chosen.placeId,
    pricingSummary: { price: draft.price },
  };
}
