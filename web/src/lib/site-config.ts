import { queryOptions } from '@tanstack/react-query';
import { getJson } from './api.ts';

/** What the browser may know of this server; asked once. Its reader loads while the answer is on its way. */
export const siteConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async ({ signal }) => {
    const [body, { readSiteConfig }] = await Promise.all([
      getJson('/api/config', signal),
      import('./read-site-config.ts'),
    ]);
    return readSiteConfig(body);
  },
  staleTime: Number.POSITIVE_INFINITY,
});
