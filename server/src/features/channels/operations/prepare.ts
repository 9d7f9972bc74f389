import { createHash, randomUUID } from 'node:crypto';
import {
  type ChannelForm,
  type ChannelPreview,
  isUnsaidCondition,
  type previewRequestSchema,
  type SavedListing,
} from '@smart-listings/contract';
import { currencyCode, fillAskedFields, readItem } from '@smart-listings/engine';
import type { z } from 'zod';
import type { Channel, ChannelChoices, ChannelSite, Draft } from '../../../channels/channel.ts';
import type { AppContext } from '../../../context.ts';
import { readJsonColumn, writeJsonColumn } from '../../../db/columns.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Market } from '../../../market/market.ts';
import { getListing } from '../../listings/operations/get.ts';
import { showPhoto } from '../../photos/operations/show.ts';
import { presentPublication } from '../present.ts';
import * as queries from '../queries.ts';
import { alone } from './alone.ts';
import { withAccess } from './connections.ts';

export interface Place {
  userId: string;
  listingId: string;
  channel: Channel;
}

type Decisions = z.output<typeof previewRequestSchema>;
type Chosen = Partial<Pick<Decisions, 'postageId' | 'paymentId' | 'returnsId' | 'placeId'>>;

/** What the seller has seen, and what of it the marketplace is told. */
export interface Staged {
  preview: ChannelPreview;
  draft: Draft;
}

/** What a listing needs before it can go out. @throws AppError */
export async function readForm(context: AppContext, place: Place): Promise<ChannelForm> {
  const { channel, userId, listingId } = place;
  const { site, market, item, where } = await readListing(context, place);
  const [choices, categories, row, connection] = await Promise.all([
    withAccess(context, place, (access) => channel.readChoices(access, site.id)),
    market.suggestCategories(item.name, where),
    queries.findPublication(context.db, { userId, listingId, channel: channel.code }),
    queries.findConnection(context.db, { userId, channel: channel.code }),
  ]);
  return {
    site: site.page,
    currency: site.currency,
    categories: categories.map(({ id, path }) => ({ id, name: path })),
    ...choices,
    chosen: stillThere(choices, readChosen(connection?.choices)[site.id] ?? {}),
    publication: row ? presentPublication(channel, row) : null,
  };
}

/**
 * Brings the listing to the marketplace, where nobody sees it yet, and says what will go out and what that
 * costs. One that is live already is left as it is until the seller presses.
 * @throws AppError, with `fields` for what is to be mended
 */
export async function preparePreview(
  context: AppContext,
  place: Place,
  decisions: Decisions,
): Promise<ChannelPreview> {
  const { channel, userId, listingId } = place;
  const read = await readListing(context, place);
  const { listing, site } = read;
  const { condition, specifics } = await readFields(read, decisions.categoryId);
  const now = context.clock().toISOString();
  const kept = await queries.keepPublication(context.db, {
    id: randomUUID(),
    ...{ userId, listingId, channel: channel.code, site: site.id, state: 'preview', photos: '{}' },
    ...{ staged: null, stagedRevision: null, offerId: null, remoteId: null, price: null, remotePrice: null },
    ...{ busyUntil: now, changedAt: now },
  });
  if (kept.state === 'sold') throw new AppError('conflict', `This was sold on ${channel.name} already.`);
  if (kept.site !== site.id) {
    const message = `This is on another page of ${channel.name} already, in another currency.`;
    throw new AppError('conflict', message);
  }
  return alone(context, kept, (row) =>
    withAccess(context, place, async (access) => {
      const choices = await channel.readChoices(access, site.id);
      const chosen = await settlePlace(decisions, choices, () =>
        channel.addPlace(access, site.id, decisions.postcode),
      );
      const photos = await sendPhotos(context, { row, access, channel, urls: listing.imageUrls });
      const draft: Draft = {
        sku: skuOf(row.id),
        ...{ site: site.id, title: listing.title, description: listing.description },
        ...{ condition: condition.code, categoryId: decisions.categoryId, specifics, photos },
        price: { value: decisions.price.toFixed(2), currency: site.currency },
        ...chosen,
      };
      // Looked up before anything is made: an answer that was lost leaves what it was about there.
      const found = await channel.find(access, draft.sku);
      const offerId = found?.isLive
        ? found.offerId
        : await channel.put(access, draft, found?.offerId ?? null);
      const fees = found?.isLive ? null : await channel.readFees(access, offerId);
      const path = read.categories.find(({ id }) => id === decisions.categoryId)?.path;
      const shown = {
        ...{ title: draft.title, description: draft.description, price: decisions.price },
        ...{ currency: site.currency, site: site.page, category: path ?? decisions.categoryId },
        ...{ condition: condition.name, specifics, photos: [...listing.imageUrls] },
        ...nameChosen(chosen, choices, decisions.postcode),
        ...{ fees: fees?.fees ?? null, remarks: fees?.remarks ?? [] },
      };
      const preview = { digest: digestOf([draft, shown]), ...shown };
      await queries.updatePublication(context.db, row.id, {
        staged: writeJsonColumn({ preview, draft } satisfies Staged),
        stagedRevision: listing.revision,
        offerId,
        changedAt: now,
      });
      await rememberChoices(context, place, site, chosen);
      return preview;
    }),
  );
}

/** What the marketplace knows the item by. */
export function skuOf(publicationId: string): string {
  return `SL-${publicationId}`;
}

export function publicationOf(sku: string): string | null {
  return sku.startsWith('SL-') ? sku.slice(3) : null;
}

interface Read {
  listing: SavedListing;
  site: ChannelSite;
  where: { currency: string; language: string };
  market: Market;
  item: ReturnType<typeof readItem>;
  categories: Awaited<ReturnType<Market['suggestCategories']>>;
}

async function readListing(context: AppContext, { userId, listingId, channel }: Place): Promise<Read> {
  await context.channelLimit.take(userId);
  const listing = await getListing(context, { userId, id: listingId });
  const { market } = context;
  const { originalFormInput: form, origin } = listing;
  if (form.platform !== channel.name || market?.name !== channel.name) {
    throw new AppError(
      'bad-request',
      `This listing is written for ${form.platform}, not for ${channel.name}.`,
    );
  }
  const item = await context.processorTime.run(userId, () => readItem(form, { answers: origin.answers }));
  const where = { currency: currencyCode(origin.currency), language: item.language };
  const site = channel.siteFor(where);
  if (!site) {
    const message = `${channel.name} has no page on which this server can sell in ${where.currency}.`;
    throw new AppError('bad-request', message, { fields: { price: message } });
  }
  const categories = await market.suggestCategories(item.name, where);
  return { listing, site, where, market, item, categories };
}

/** What the marketplace asks for in the category, filled from the item. @throws AppError naming what is missing */
async function readFields({ market, item, where, listing }: Read, categoryId: string) {
  const asked = await market.listFields(categoryId, where);
  const filled = fillAskedFields(asked, item);
  const condition = await market.findCondition(categoryId, listing.originalFormInput.condition, where);
  const specifics = filled.flatMap(({ label, values }) =>
    values.length === 0 || !asked.some(({ name }) => name === label)
      ? []
      : [{ name: label, values: values.map(({ value }) => value) }],
  );
  const missing = asked
    .filter(({ name, isRequired }) => isRequired && !specifics.some((one) => one.name === name))
    .map(({ name }) => name);
  const isUnsaid = listing.origin.answers.some(isUnsaidCondition);
  const fields = {
    ...(isUnsaid && { condition: 'Nobody has said the condition yet.' }),
    ...(missing.length > 0 && { specifics: `${market.name} asks for ${missing.join(', ')} here.` }),
    ...(!isUnsaid &&
      !condition && { condition: `${market.name} takes no item of this condition in this category.` }),
    ...(listing.imageUrls.length === 0 && { photos: `${market.name} takes no listing without a photo.` }),
  };
  const [first] = Object.values(fields);
  if (first === undefined && condition) return { condition, specifics };
  const advice = 'Load it to the form, complete it there and save it.';
  throw new AppError('bad-request', `${first} ${advice}`, { fields });
}

type ChosenIds = Required<Chosen>;

async function settlePlace(
  { postageId, paymentId, returnsId, placeId, postcode }: Decisions,
  choices: ChannelChoices,
  add: () => Promise<string>,
): Promise<ChosenIds> {
  const fields = {
    ...(!choices.postage.some(({ id }) => id === postageId) && { postageId: NOT_THERE }),
    ...(!choices.payment.some(({ id }) => id === paymentId) && { paymentId: NOT_THERE }),
    ...(!choices.returns.some(({ id }) => id === returnsId) && { returnsId: NOT_THERE }),
    ...(placeId !== '' && !choices.places.some(({ id }) => id === placeId) && { placeId: NOT_THERE }),
    ...(placeId === '' && postcode === '' && { postcode: 'Enter the postcode that you send from.' }),
  };
  const [first] = Object.values(fields);
  if (first !== undefined) throw new AppError('bad-request', first, { fields });
  return { postageId, paymentId, returnsId, placeId: placeId === '' ? await add() : placeId };
}

const NOT_THERE = 'This is not there any more. Choose another.';

function nameChosen(chosen: ChosenIds, choices: ChannelChoices, postcode: string) {
  const nameIn = (options: ChannelChoices['places'], id: string) =>
    options.find((option) => option.id === id)?.name ?? postcode;
  return {
    postage: nameIn(choices.postage, chosen.postageId),
    payment: nameIn(choices.payment, chosen.paymentId),
    returns: nameIn(choices.returns, chosen.returnsId),
    place: nameIn(choices.places, chosen.placeId),
  };
}

/** Each photo is sent once; the marketplace keeps it as long as the listing has it. */
async function sendPhotos(
  context: AppContext,
  {
    row,
    access,
    channel,
    urls,
  }: {
    row: queries.PublicationRow;
    access: string;
    channel: Channel;
    urls: readonly string[];
  },
): Promise<string[]> {
  const sent = readJsonColumn<Record<string, string>>(row.photos);
  const there: string[] = [];
  for (const url of urls) {
    if (!sent[url]) {
      const { bytes, headers } = await showPhoto(context, { url, isSmall: false });
      sent[url] = await channel.sendPhoto(access, new Blob([bytes], { type: headers['Content-Type'] ?? '' }));
      await queries.updatePublication(context.db, row.id, { photos: writeJsonColumn(sent) });
    }
    there.push(sent[url]);
  }
  return there;
}

function stillThere(choices: ChannelChoices, chosen: Chosen): Chosen {
  const keep = (options: ChannelChoices['places'], id: string | undefined) =>
    options.find((option) => option.id === id)?.id ?? (options.length === 1 ? options[0]?.id : undefined);
  return {
    postageId: keep(choices.postage, chosen.postageId),
    paymentId: keep(choices.payment, chosen.paymentId),
    returnsId: keep(choices.returns, chosen.returnsId),
    placeId: keep(choices.places, chosen.placeId),
  };
}

function readChosen(column: string | undefined): Record<string, Chosen> {
  return column === undefined ? {} : readJsonColumn(column);
}

async function rememberChoices(
  { db }: AppContext,
  { userId, channel }: Place,
  site: ChannelSite,
  chosen: Chosen,
): Promise<void> {
  const row = await queries.findConnection(db, { userId, channel: channel.code });
  if (!row) return;
  const choices = { ...readChosen(row.choices), [site.id]: chosen };
  await queries.updateConnection(db, row.id, { choices: writeJsonColumn(choices) });
}

function digestOf(what: unknown): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('hex');
}
