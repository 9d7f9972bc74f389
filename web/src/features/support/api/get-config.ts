import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';

interface SupportConfig {
  supportEmail: string | null;
  /** 'builtin', or the provider and model that writes. */
  engine: string | null;
}

/** What the browser may know of this server. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async ({ signal }): Promise<SupportConfig> => readConfig(await getJson('/api/config', signal)),
  staleTime: Number.POSITIVE_INFINITY,
});

function readConfig(body: unknown): SupportConfig {
  if (typeof body !== 'object' || body === null) return { supportEmail: null, engine: null };
  const email = 'supportEmail' in body ? body.supportEmail : null;
  const engine = 'engine' in body ? body.engine : null;
  return {
    supportEmail: typeof email === 'string' && email !== '' ? email : null,
    engine: typeof engine === 'string' ? engine : null,
  };
}
