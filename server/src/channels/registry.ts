import type { ChannelCode } from '@smart-listings/contract';
import type { Config, Secrets } from '../config.ts';
import type { Market } from '../market/market.ts';
import type { Channel } from './channel.ts';
import { createEbayChannel } from './ebay/ebay-channel.ts';

export type Channels = ReadonlyMap<ChannelCode, Channel>;

/** The marketplaces that sellers can connect on this server, by its keys. */
export function createChannels(
  config: Config,
  secrets: Secrets,
  { clock, market }: { clock: () => Date; market: Market | null },
): Channels {
  const { ebaySelling } = config;
  const ebay =
    ebaySelling &&
    secrets.ebay &&
    market &&
    createEbayChannel({ ...ebaySelling, ...secrets.ebay, catalogue: market, clock });
  return new Map([ebay].flatMap((channel) => (channel ? [[channel.code, channel]] : [])));
}
