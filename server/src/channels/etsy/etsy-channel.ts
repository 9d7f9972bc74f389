/** Etsy's Open API v3, for a seller who allowed it. */
import { marketplaceOf } from '@smart-listings/engine';
import { AppError } from '../../lib/app-error.ts';
import type { Access, Channel, Draft, Found, Photos } from '../channel.ts';
import { readPages } from '../read-pages.ts';
import { badEtsyAnswer, createEtsyCall, type EtsyOptions, EtsyRefusal, readAs } from './etsy-call.ts';
import { createEtsyLogin, type EtsyLoginOptions } from './etsy-login.ts';
import { createEtsyCatalogue, knownValues, MATERIALS, nameOf, takes } from './etsy-taxonomy.ts';
import * as wire from './etsy-wire.ts';

export type EtsyChannelOptions = EtsyOptions & EtsyLoginOptions;

const APPLICATION = '/v3/application';
const A_PAGE = 100;
/** Of drafts: beyond ten thousand nobody looks. */
const MOST_PAGES = 100;
const PAGE = 'www.etsy.com';
const CURRENCIES =
  'USD CAD EUR GBP AUD JPY CZK DKK HKD HUF ILS MYR MXN NZD NOK PHP SGD SEK CHF THB TWD PLN BRL INR TRY VND IDR ZAR MAD'.split(
    ' ',
  );

export function createEtsyChannel(options: EtsyChannelOptions): Channel {
  const call = createEtsyCall(options);
  const catalogue = createEtsyCatalogue(call, options.clock);
  const listingFee = requireListingFee();
  const shopOf = ({ account }: Access) => `${APPLICATION}/shops/${encodeURIComponent(account)}`;
  const listingAt = (access: Access, listing: string) =>
    `${shopOf(access)}/listings/${encodeURIComponent(listing)}`;
  const patch = (access: Access, listing: string, form: Record<string, string>) =>
    call({ method: 'PATCH', path: listingAt(access, listing), token: access.token, form });

  async function getListing({ token }: Access, listing: string): Promise<Found | null> {
    const path = `${APPLICATION}/listings/${encodeURIComponent(listing)}`;
    const body = await unlessGone(call({ path, query: { includes: 'Images' }, token }));
    return body === null ? null : wire.readListing(readAs(wire.listingSchema, body));
  }

  /** Etsy finds nothing by a number of ours: its lists are read, newest first, for one that carries it. */
  async function lookFor(access: Access, sku: string, states: readonly string[]): Promise<Found | null> {
    for (const state of states) {
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const query = { state, includes: 'Images', limit: String(A_PAGE), offset: String(page * A_PAGE) };
        const body = await call({ path: `${shopOf(access)}/listings`, query, token: access.token });
        const { results } = readAs(wire.listingsSchema, body);
        const own = results.find((one) => one.skus.includes(sku) || one.description.includes(sku));
        if (own) return wire.readListing(own);
        if (results.length < A_PAGE) break;
      }
    }
    return null;
  }

  async function make(access: Access, draft: Draft): Promise<string> {
    const { chosen, price } = draft;
    const form = {
      ...wire.writeListing(draft),
      // Nobody sees a draft: until the last step its text carries our number, for the answer may be lost.
      description: `${draft.description}\n\n${draft.sku}`,
      ...{ price: price.value, quantity: '1', type: 'physical', should_auto_renew: 'false' },
      ...(chosen.readinessId && { readiness_state_id: chosen.readinessId }),
    };
    const path = `${shopOf(access)}/listings`;
    const body = await call({ method: 'POST', path, token: access.token, form });
    return String(readAs(wire.madeSchema, body).listing_id);
  }

  async function writeProperties(access: Access, listing: string, draft: Draft): Promise<void> {
    for (const property of await catalogue.listProperties(draft.categoryId)) {
      const said = draft.specifics.find(({ name }) => name === nameOf(property))?.values ?? [];
      if (!takes(property, said)) continue;
      const known = knownValues(property, said);
      const scale = known[0]?.scale_id;
      await call({
        method: 'PUT',
        path: `${listingAt(access, listing)}/properties/${property.property_id}`,
        token: access.token,
        form: {
          value_ids: known.map(({ value_id }) => value_id ?? '').join(','),
          values: said.join(','),
          ...(scale && { scale_id: String(scale) }),
        },
      });
    }
  }

  /** In their order; one that was taken away there is sent again. @returns their numbers */
  async function sendPhotos(
    access: Access,
    listing: string,
    draft: Draft,
    photos: Photos,
  ): Promise<string[]> {
    const path = `${APPLICATION}/listings/${encodeURIComponent(listing)}/images`;
    const { results } = readAs(wire.imagesSchema, await call({ path, token: access.token }));
    const there = new Set(results.map((image) => String(image.listing_image_id)));
    const ids: string[] = [];
    for (const [index, url] of draft.photos.entries()) {
      const send = async (photo: Blob) => {
        const files = new FormData();
        files.set('image', photo, `photo-${index + 1}`);
        files.set('rank', String(index + 1));
        // Of an answer that was lost the photo is there already, at this place.
        files.set('overwrite', 'true');
        const target = `${listingAt(access, listing)}/images`;
        const body = await call({ method: 'POST', path: target, token: access.token, files });
        return String(readAs(wire.imageSchema, body).listing_image_id);
      };
      ids.push(await photos.once(url, send, (sent) => there.has(sent)));
    }
    return ids;
  }

  return {
    code: 'etsy',
    name: 'Etsy',
    catalogue,
    ...createEtsyLogin(call, options),
    siteFor: ({ currency }) =>
      CURRENCIES.includes(currency) ? { id: `ETSY_${currency}`, page: PAGE, currency } : null,
    fitTags: wire.fitTags,
    async fitSpecifics(categoryId, specifics) {
      const properties = await catalogue.listProperties(categoryId);
      return specifics.flatMap(({ name, values }) => {
        const property = properties.find((one) => nameOf(one) === name);
        if (property) return takes(property, values) ? [{ name, values }] : [];
        const materials = name === MATERIALS ? wire.fitMaterials(values) : [];
        return materials.length > 0 ? [{ name, values: materials }] : [];
      });
    },
    async readChoices(access, { currency }, item) {
      const get = (path: string) => call({ path: `${shopOf(access)}${path}`, token: access.token });
      const [shop, postage, returns, readiness] = await Promise.all([
        get(''),
        get('/shipping-profiles').then(wire.readProfiles),
        get('/policies/return').then(wire.readReturns),
        get('/readiness-state-definitions').then(wire.readReadiness),
      ]);
      const sellsIn = readAs(wire.shopSchema, shop).currency_code;
      if (sellsIn !== currency) {
        const message = `Your shop on Etsy sells in ${sellsIn}, this listing is in ${currency}.`;
        throw new AppError('bad-request', message, { fields: { price: message } });
      }
      return [
        ...wire.readAsked(item),
        { key: 'postageId', label: 'Delivery profile', options: postage },
        { key: 'readinessId', label: 'Processing time', options: readiness },
        // Shops in the European Union need none and may have none.
        ...(returns.length > 0 ? [{ key: 'returnsId', label: 'Returns', options: returns }] : []),
      ];
    },
    addChoice: () => Promise.reject(new TypeError('Etsy has no list that something is typed into.')),
    async find(access, { sku, offerId }) {
      const found = offerId === null ? null : await getListing(access, offerId);
      return found ?? lookFor(access, sku, offerId === null ? ['draft'] : ['draft', 'inactive', 'expired']);
    },
    async findSeveral({ token }, offerIds) {
      const query = { listing_ids: offerIds.join(','), includes: 'Images' };
      const body = await unlessGone(call({ path: `${APPLICATION}/listings/batch`, query, token }));
      const { results } = body === null ? { results: [] } : readAs(wire.severalSchema, body);
      // One that is not among them, or cannot be read, is asked for by itself.
      const read = results
        .flatMap((one) => wire.listingSchema.safeParse(one).data ?? [])
        .map(wire.readListing);
      return new Map(read.map((found) => [found.offerId, found]));
    },
    async put(access, draft, { found, photos }) {
      const listing = found?.offerId ?? (await make(access, draft));
      const path = `${APPLICATION}/listings/${encodeURIComponent(listing)}/inventory`;
      await call({ method: 'PUT', path, token: access.token, json: wire.writeInventory(draft) });
      await writeProperties(access, listing, draft);
      const images = await sendPhotos(access, listing, draft, photos);
      await patch(access, listing, { ...wire.writeListing(draft), image_ids: images.join(',') });
      return listing;
    },
    readFees() {
      return Promise.resolve({
        fees: [{ name: 'Listing fee', amount: listingFee, currency: 'USD' }],
        remarks: [
          'It lasts four months and is not renewed by itself. Etsy takes the fee again for a renewal.',
        ],
      });
    },
    async publish(access, offerId) {
      const body = await patch(access, offerId, { state: 'active' });
      return String(readAs(wire.madeSchema, body).listing_id);
    },
    async end(access, offerId) {
      await patch(access, offerId, { state: 'inactive' });
    },
    async listSales(access, since) {
      const receipts = await readPages(async (offset) => {
        const query = {
          min_last_modified: String(Math.floor(since.getTime() / 1000)),
          ...{ was_paid: 'true', limit: String(A_PAGE), offset: String(offset) },
        };
        const body = await call({ path: `${shopOf(access)}/receipts`, query, token: access.token });
        const { results } = readAs(wire.receiptsSchema, body);
        return { rows: results, isLast: results.length < A_PAGE };
      }, badEtsyAnswer);
      return receipts.flatMap(wire.readSales);
    },
    pageOf: (_site, remoteId) => (/^\d{1,20}$/.test(remoteId) ? `https://${PAGE}/listing/${remoteId}` : null),
  };
}

/** null: Etsy knows nothing of it. */
async function unlessGone(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof EtsyRefusal && error.status === 404) return null;
    throw error;
  }
}

/** What Etsy's page of fees says. @throws TypeError: a seller is not shown a fee that nobody knows */
function requireListingFee(): number {
  const inDollars = marketplaceOf('Etsy').fees.find(({ currency }) => currency === 'USD');
  const amount = inDollars?.parts.find(({ id }) => id === 'listing')?.fixed[0]?.amount;
  if (amount === undefined) throw new TypeError('Etsy’s data name no fee for a listing.');
  return amount;
}
