import {
  type ChannelDecisions,
  type ChannelPreview,
  channelFormSchema,
  type Publication,
  previewSchema,
  publicationSchema,
} from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../lib/api.ts';

const pathOf = (listingId: string) => `/api/listings/${listingId}/channels/ebay`;

/** Asked anew whenever it is opened: policies are changed at the marketplace. */
export const channelFormQuery = (listingId: string) =>
  queryOptions({
    queryKey: ['channel-form', listingId],
    queryFn: async ({ signal }) => channelFormSchema.parse(await getJson(pathOf(listingId), signal)),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export async function previewPublication(
  listingId: string,
  decisions: ChannelDecisions,
): Promise<ChannelPreview> {
  return previewSchema.parse(await sendJson('POST', `${pathOf(listingId)}/preview`, decisions));
}

export async function publishListing(listingId: string, digest: string): Promise<Publication> {
  return publicationSchema.parse(await sendJson('POST', `${pathOf(listingId)}/publish`, { digest }));
}

export async function askAgain(listingId: string): Promise<Publication> {
  return publicationSchema.parse(await sendJson('POST', `${pathOf(listingId)}/check`, {}));
}

export async function endPublication(listingId: string): Promise<Publication> {
  return publicationSchema.parse(await sendJson('POST', `${pathOf(listingId)}/end`, {}));
}
