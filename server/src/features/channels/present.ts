import type { Publication } from '@smart-listings/contract';
import type { Channel } from '../../channels/channel.ts';
import { fromHundredths } from '../../lib/money.ts';
import type { PublicationRow } from './publication-queries.ts';

/** Where a listing stands at the marketplace, for its owner. */
export function presentPublication(channel: Channel, row: PublicationRow): Publication {
  const { state, site, remoteId, price, remotePrice, isChanged, changedAt } = row;
  const differs = state === 'live' && remotePrice !== null && remotePrice !== price;
  return {
    state,
    url: remoteId === null || state === 'preview' ? null : channel.pageOf(site, remoteId),
    price: fromHundredths(price),
    changedPrice: differs ? fromHundredths(remotePrice) : null,
    isChanged: state === 'live' && (differs || isChanged === 1),
    changedAt,
  };
}
