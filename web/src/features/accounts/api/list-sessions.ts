import { listSessionsResponseSchema, type Session } from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }): Promise<Session[]> =>
    listSessionsResponseSchema.parse(await getJson('/api/account/sessions', signal)).sessions,
});
