import type { Me } from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { readMe } from '../read-me.ts';

/** Who is signed in, as the server knows it: plan, usage and limits with it. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<Me> => readMe(await getJson('/api/me', signal)),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
});
