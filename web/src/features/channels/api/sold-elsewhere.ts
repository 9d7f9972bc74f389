import { listSoldElsewhereResponseSchema, type SoldElsewhere } from '@smart-listings/contract';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';

export const soldElsewhereQuery = queryOptions({
  queryKey: ['sold-elsewhere'],
  queryFn: async ({ signal }): Promise<SoldElsewhere[]> =>
    listSoldElsewhereResponseSchema.parse(await getJson('/api/channels/sold-elsewhere', signal)).items,
});
