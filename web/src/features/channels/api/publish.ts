import {
  type ChannelCode,
  type ChannelDecisions,
  type ChannelPreview,
  channelFormSchema,
  type Publication,
  previewSchema,
  publicationSchema,
} from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../lib/api.ts';

/** A listing, and where it is sold. */
export interface Place {
  listingId: string;
  code: ChannelCode;
}

const pathOf = ({ listingId, code }: Place) => `/api/listings/${listingId}/channels/${code}`;

/** Asked anew whenever it is opened: policies are changed at the marketplace. `words` look for another category. */
export const channelFormQuery = (place: Place, words = '') =>
  queryOptions({
    queryKey: ['channel-form', place.code, place.listingId, words],
    queryFn: async ({ signal }) =>
      channelFormSchema.parse(await getJson(`${pathOf(place)}?${new URLSearchParams({ words })}`, signal)),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export async function previewPublication(place: Place, decisions: ChannelDecisions): Promise<ChannelPreview> {
  return previewSchema.parse(await sendJson('POST', `${pathOf(place)}/preview`, decisions));
}

export async function publishListing(place: Place, digest: string): Promise<Publication> {
  return publicationSchema.parse(await sendJson('POST', `${pathOf(place)}/publish`, { digest }));
}

export async function askAgain(place: Place): Promise<Publication> {
  return publicationSchema.parse(await sendJson('POST', `${pathOf(place)}/check`, {}));
}

export async function endPublication(place: Place): Promise<Publication> {
  return publicationSchema.parse(await sendJson('POST', `${pathOf(place)}/end`, {}));
}
