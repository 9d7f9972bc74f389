import { createHash, randomUUID } from 'node:crypto';
import type { ChannelForm, ChannelPreview } from '@smart-listings/contract';
import type { Draft } from '../../../channels/channel.ts';
import type { AppContext } from '../../../context.ts';
import { writeJsonColumn } from '../../../db/columns.ts';
import { AppError } from '../../../lib/app-error.ts';
import { requireUnsold } from '../../listings/operations/work.ts';
import * as connections from '../connection-queries.ts';
import { presentPublication } from '../present.ts';
import * as queries from '../publication-queries.ts';
import { withAccess, withShop } from './access.ts';
import { alone } from './alone.ts';
import {
  type Decisions,
  nameChosen,
  presentChoices,
  recallChoices,
  rememberChoices,
  settleChoices,
} from './choices.ts';
import { photosOf } from './photos.ts';
import { type Place, type Read, readFields, readListing } from './read-listing.ts';

/** What the seller has seen, and what of it the marketplace is told. */
export interface Staged {
  preview: ChannelPreview;
  draft: Draft;
  /** What stood there while it was seen; null: nothing that buyers see. */
  seen: string | null;
}

/** What a listing needs before it can go out; `words` look for another category. @throws AppError */
export async function readForm(context: AppContext, place: Place, words: string): Promise<ChannelForm> {
  const { channel, userId, listingId } = place;
  const { site, item, where } = await readListing(context, place);
  const [lists, categories, row, before] = await Promise.all([
    withAccess(context, place, (access) => channel.readChoices(access, site, item)),
    channel.catalogue.suggestCategories(words || item.name, where),
    queries.findPublication(context.db, { userId, listingId, channel: channel.code }),
    recallChoices(context, place, site),
  ]);
  return {
    site: site.page,
    currency: site.currency,
    categories: categories.map(({ id, path }) => ({ id, name: path })),
    choices: presentChoices(lists, before),
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
  const { channel } = place;
  const read = await readListing(context, place);
  const { listing, site, item } = read;
  const { categoryId } = decisions;
  const { condition, specifics } = await readFields(read, categoryId);
  const kept = await keep(context, place, read);
  return alone(context, kept, (row) =>
    withShop(context, place, row, async (access) => {
      const lists = await channel.readChoices(access, site, item);
      const chosen = await settleChoices(lists, decisions, (typed) =>
        channel.addChoice(access, site.id, typed),
      );
      const draft: Draft = {
        sku: skuOf(row.id),
        ...{ site: site.id, title: listing.title, description: listing.description },
        ...{
          tags: channel.fitTags(listing.tags),
          condition: condition.code,
          categoryId,
        },
        ...{ specifics, photos: [...listing.imageUrls], chosen },
        price: { value: decisions.price.toFixed(2), currency: site.currency },
      };
      // Looked up before anything is made: an answer that was lost leaves what it was about there.
      const found = await channel.find(access, { sku: draft.sku, offerId: row.offerId });
      const offerId = found?.isLive
        ? found.offerId
        : await channel.put(access, draft, { found, photos: photosOf(context, row) });
      const fees = found?.isLive ? null : await channel.readFees(access, offerId);
      const shown = {
        ...{ title: draft.title, description: draft.description, price: decisions.price },
        ...{ currency: site.currency, site: site.page },
        category: await nameCategory(read, decisions),
        ...{ condition: condition.name, specifics, photos: draft.photos, tags: draft.tags },
        chosen: nameChosen(lists, chosen, decisions),
        ...{ fees: fees?.fees ?? null, remarks: fees?.remarks ?? [] },
      };
      const preview = { digest: digestOf([draft, shown]), ...shown };
      const seen = found?.isLive ? found.fingerprint : null;
      await queries.updatePublication(context.db, row.id, {
        staged: writeJsonColumn({ preview, draft, seen } satisfies Staged),
        stagedRevision: listing.revision,
        offerId,
        account: access.account || null,
        changedAt: context.clock().toISOString(),
      });
      await rememberChoices(context, place, site, { lists, chosen });
      return preview;
    }),
  );
}

/** The row that is there before anything is sent. @throws AppError conflict for what cannot be sold there again */
async function keep(context: AppContext, place: Place, { site }: Read): Promise<queries.PublicationRow> {
  const { channel, userId, listingId } = place;
  const before = await queries.findPublication(context.db, { userId, listingId, channel: channel.code });
  if (before?.state === 'sold') throw soldThere(channel.name);
  await requireUnsold(context, { userId, id: listingId });
  const now = context.clock().toISOString();
  const connection = await connections.findConnection(context.db, { userId, channel: channel.code });
  const account = connection?.account ?? null;
  const kept = await queries.keepPublication(context.db, {
    id: randomUUID(),
    ...{ userId, listingId, channel: channel.code, site: site.id, state: 'preview', photos: '{}' },
    ...{ staged: null, stagedRevision: null, offerId: null, remoteId: null, price: null, remotePrice: null },
    ...{ fingerprint: null, isChanged: 0, busyUntil: now, changedAt: now, account },
    isPressed: 0,
  });
  if (kept.state === 'sold') throw soldThere(channel.name);
  if (kept.site !== site.id) {
    const message = `This is on another page of ${channel.name} already, in another currency.`;
    throw new AppError('conflict', message);
  }
  return kept;
}

function soldThere(name: string): AppError {
  const message = `This was sold on ${name} already. To sell another one there, load it to the form and save it anew.`;
  return new AppError('conflict', message);
}

async function nameCategory(
  { channel, item, where }: Read,
  { categoryId, words }: Decisions,
): Promise<string> {
  const categories = await channel.catalogue.suggestCategories(words || item.name, where);
  return categories.find(({ id }) => id === categoryId)?.path ?? categoryId;
}

/** What the marketplace knows the item by. */
export function skuOf(publicationId: string): string {
  return `SL-${publicationId}`;
}

export function publicationOf(sku: string): string | null {
  return sku.startsWith('SL-') ? sku.slice(3) : null;
}

function digestOf(what: unknown): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('hex');
}
