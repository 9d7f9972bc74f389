import type { ChannelCode } from '@smart-listings/contract';
import type { Config, Secrets } from '../config.ts';
import type { Channel } from './channel.ts';
import { createEbayChannel } from './ebay/ebay-channel.ts';

export type Channels = ReadonlyMap<ChannelCode, Channel>;

/** The marketplaces that sellers can connect on this server, by its keys. */
export function createChannels(config: Config, secrets: Secrets, { clock }: { clock: () => Date }): Channels {
  const { ebaySelling } = config;
  if (!ebaySelling || !secrets.ebay) return new Map();
  const ebay = createEbayChannel({ ...ebaySelling, ...secrets.ebay, clock });
  return new Map([[ebay.code, ebay]]);
}
