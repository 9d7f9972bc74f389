import { type Me, STORAGE_KEYS } from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { readJson, writeJson } from '../../../lib/storage.ts';
import { readMe } from '../read-me.ts';

/**
 * Who is signed in, as the server knows it: plan, usage and limits with it. Without a connection, as it said
 * last: that unlocks nothing, but what is saved then waits for the right account.
 */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<Me> => readMe(await askOrRecall(signal)),
  staleTime: 60_000,
  refetchOnWindowFocus: true,
  networkMode: 'always',
  refetchOnReconnect: 'always',
});

async function askOrRecall(signal: AbortSignal): Promise<unknown> {
  try {
    const body = await getJson('/api/me', signal);
    writeJson('local', STORAGE_KEYS.me, body);
    return body;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'network') return readJson('local', STORAGE_KEYS.me);
    throw error;
  }
}
