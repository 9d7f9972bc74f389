import type { ChannelCode } from '@smart-listings/contract';
import { type Config, publicOrigin, type Secrets } from '../config.ts';
import type { Market } from '../market/market.ts';
import type { Channel } from './channel.ts';
import { createEbayChannel } from './ebay/ebay-channel.ts';
import { createEtsyChannel } from './etsy/etsy-channel.ts';

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
  const { etsySelling } = config;
  const etsy =
    etsySelling &&
    secrets.etsy &&
    createEtsyChannel({ ...etsySelling, ...secrets.etsy, origin: publicOrigin(config), clock });
  return new Map([ebay, etsy].flatMap((channel) => (channel ? [[channel.code, channel]] : [])));
}
