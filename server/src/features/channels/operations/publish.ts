import type { Publication } from '@smart-listings/contract';
import { type Access, type Found, type Sold, TokenRefused } from '../../../channels/channel.ts';
import type { AppContext } from '../../../context.ts';
import { readJsonColumn } from '../../../db/columns.ts';
import { AppError, notFound } from '../../../lib/app-error.ts';
import { toHundredths } from '../../../lib/money.ts';
import { getListing } from '../../listings/operations/get.ts';
import { followMarketplace, forgetOrder, requireUnsold } from '../../listings/operations/work.ts';
import { presentPublication } from '../present.ts';
import * as queries from '../publication-queries.ts';
import { withShop } from './access.ts';
import { alone } from './alone.ts';
import { photosOf } from './photos.ts';
import { type Staged, skuOf } from './prepare.ts';
import type { Place } from './read-listing.ts';

/**
 * What the seller has seen goes live, or changes what is live; pressed again, it is the same listing.
 * @throws AppError conflict when something else would go out than was seen
 */
export async function publish(context: AppContext, place: Place, digest: string): Promise<Publication> {
  await context.channelLimit.take(place.userId);
  return alone(context, await requirePublication(context, place), async (row) => {
    const { channel, userId, listingId } = place;
    const staged = row.staged === null ? null : readJsonColumn<Staged>(row.staged);
    const { revision } = await getListing(context, { userId, id: listingId });
    if (!staged || staged.preview.digest !== digest || row.stagedRevision !== revision)
      throw new AppError('conflict', 'The listing has changed since you saw it: look at the preview again.');
    // A batch may have waited for hours.
    await requireUnsold(context, { userId, id: listingId });
    return withShop(context, place, row, async (access) => {
      const found = await channel.find(access, whereIs(row));
      const put = () => channel.put(access, staged.draft, { found, photos: photosOf(context, row) });
      if (staged.seen !== null) {
        if (!found?.isLive)
          throw new AppError(
            'conflict',
            `It is no longer live on ${channel.name}: look at the preview again.`,
          );
        if (found.fingerprint !== staged.seen)
          throw new AppError(
            'conflict',
            `It was changed on ${channel.name} since: look at the preview again.`,
          );
        await put();
      }
      const offerId = found?.offerId ?? (await put());
      const known = { ...row, offerId };
      // Kept before it is live: what was made anew here would be looked for by the old number for ever, and of a press
      // whose answer is lost nobody would know.
      await queries.updatePublication(context.db, row.id, { offerId, isPressed: 1 });
      const remoteId =
        found?.isLive && found.remoteId ? found.remoteId : await channel.publish(access, offerId);
      const live = await markLive(context, place, known, { remoteId, price: staged.preview.price });
      await rememberWhatStands(context, place, known, access);
      return live;
    });
  });
}

/** Nobody can buy it there any more. @throws AppError */
export async function endPublication(context: AppContext, place: Place): Promise<Publication> {
  await context.channelLimit.take(place.userId);
  return alone(context, await requirePublication(context, place), (row) =>
    withShop(context, place, row, async (access) => {
      const found = await place.channel.find(access, whereIs(row));
      if (found?.isLive) await place.channel.end(access, found.offerId);
      return markEnded(context, place, row);
    }),
  );
}

/** What the marketplace says of it now. @throws AppError */
export async function checkPublication(context: AppContext, place: Place): Promise<Publication> {
  await context.channelLimit.take(place.userId);
  const row = await requirePublication(context, place);
  const found = await withShop(context, place, row, (access) => place.channel.find(access, whereIs(row)));
  if (await queries.findUntouched(context.db, row)) return settle(context, place, row, found);
  return presentPublication(place.channel, await requirePublication(context, place));
}

/** Brings what we know of it in line with what is there, which nobody was at since `row` was read. */
export async function settle(
  context: AppContext,
  place: Place,
  row: queries.PublicationRow,
  found: Found | null,
): Promise<Publication> {
  if (row.state === 'sold') return presentPublication(place.channel, row);
  if (found?.isLive && found.remoteId) {
    const price = row.price ?? toHundredths(found.price);
    if (row.state !== 'live') await markLive(context, place, row, { remoteId: found.remoteId, price: null });
    const { fingerprint } = row.fingerprint === null ? found : row;
    const isChanged = found.fingerprint === fingerprint ? 0 : 1;
    const changes = { price, remotePrice: toHundredths(found.price), fingerprint, isChanged, isPressed: 0 };
    await queries.updatePublication(context.db, row.id, changes);
    return presentPublication(place.channel, {
      ...row,
      state: 'live',
      remoteId: found.remoteId,
      ...changes,
    });
  }
  if (row.state === 'live') return markEnded(context, place, row);
  // Of a press that is in hand, nobody knows yet whether its answer will come.
  const isInHand = row.busyUntil > context.clock().toISOString();
  if (row.isPressed === 1 && !isInHand) await queries.updatePublication(context.db, row.id, { isPressed: 0 });
  return presentPublication(place.channel, row);
}

export async function markSold(
  context: AppContext,
  place: Place,
  row: queries.PublicationRow,
  { price, at, order }: Pick<Sold, 'price' | 'at' | 'order'>,
): Promise<void> {
  if (row.state === 'sold') return;
  const sale = { price, soldOn: at.slice(0, 10), platform: place.channel.name, fees: null };
  await followMarketplace(context, { userId: row.userId, id: row.listingId }, { state: 'sold', sale, order });
  const changedAt = context.clock().toISOString();
  await queries.updatePublication(context.db, row.id, {
    state: 'sold',
    staged: null,
    isPressed: 0,
    changedAt,
  });
}

/** Nothing came of the order by which it was sold: it may be put up again. */
export async function takeSaleBack(
  context: AppContext,
  place: Place,
  row: queries.PublicationRow,
  { order, at }: Pick<Sold, 'order' | 'at'>,
): Promise<void> {
  await forgetOrder(
    context,
    { userId: row.userId, id: row.listingId },
    {
      ...{ platform: place.channel.name, order, soldOn: at.slice(0, 10) },
      async alongside(trx) {
        const changedAt = context.clock().toISOString();
        if (row.state === 'sold') await queries.updatePublication(trx, row.id, { state: 'ended', changedAt });
      },
    },
  );
}

async function markLive(
  context: AppContext,
  { userId, listingId, channel }: Place,
  row: queries.PublicationRow,
  { remoteId, price }: { remoteId: string; price: number | null },
): Promise<Publication> {
  const inHundredths = price === null ? row.price : toHundredths(price);
  const changes = {
    state: 'live' as const,
    ...{ remoteId, price: inHundredths, remotePrice: null, fingerprint: null, isChanged: 0 },
    isPressed: 0,
    changedAt: context.clock().toISOString(),
  };
  // The list first: whoever is killed between the two is put right by the next look.
  await followMarketplace(context, { userId, id: listingId }, { state: 'listed' });
  await queries.updatePublication(context.db, row.id, changes);
  return presentPublication(channel, { ...row, ...changes });
}

/** How it stands there now is what later changes are told by; a failure leaves that to the next look. */
async function rememberWhatStands(
  { db }: AppContext,
  { channel }: Place,
  row: queries.PublicationRow,
  access: Access,
): Promise<void> {
  try {
    const { fingerprint } = (await channel.find(access, whereIs(row))) ?? { fingerprint: null };
    await queries.updatePublication(db, row.id, { fingerprint });
  } catch (error) {
    if (!(error instanceof AppError) && !(error instanceof TokenRefused)) throw error;
  }
}

/** What the marketplace is asked for it by. */
export function whereIs({ id, offerId }: queries.PublicationRow) {
  return { sku: skuOf(id), offerId };
}

async function markEnded(
  context: AppContext,
  { userId, listingId, channel }: Place,
  row: queries.PublicationRow,
): Promise<Publication> {
  const changedAt = context.clock().toISOString();
  const changes = { state: 'ended', staged: null, isPressed: 0, changedAt } as const;
  if (row.state === 'live')
    await followMarketplace(context, { userId, id: listingId }, { state: 'withdrawn' });
  await queries.updatePublication(context.db, row.id, changes);
  return presentPublication(channel, { ...row, ...changes });
}

async function requirePublication(
  { db }: AppContext,
  { userId, listingId, channel }: Place,
): Promise<queries.PublicationRow> {
  const row = await queries.findPublication(db, { userId, listingId, channel: channel.code });
  if (!row) throw notFound('listing on its way');
  return row;
}
