import {
  type Channel,
  connectChannelResponseSchema,
  disconnectChannelResponseSchema,
  listChannelsResponseSchema,
} from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../lib/api.ts';

export const channelsQuery = queryOptions({
  queryKey: ['account', 'channels'],
  queryFn: async ({ signal }): Promise<Channel[]> =>
    listChannelsResponseSchema.parse(await getJson('/api/channels', signal)).channels,
});

/** @returns the marketplace's page on which the seller allows it */
export async function connectChannel(code: string): Promise<string> {
  return connectChannelResponseSchema.parse(await sendJson('POST', `/api/channels/${code}/connect`)).url;
}

/** @returns whether the marketplace ended the permission too */
export async function disconnectChannel(code: string): Promise<boolean> {
  return disconnectChannelResponseSchema.parse(await sendJson('DELETE', `/api/channels/${code}`)).isRevoked;
}
