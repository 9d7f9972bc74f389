import { useQuery } from '@tanstack/react-query';
import type { SiteConfig } from './read-site-config.ts';
import { siteConfigQuery } from './site-config.ts';
import { useIsAlive } from './use-is-alive.ts';

/** What the server says of itself; null in the built pages, and until it has answered. */
export function useSiteConfig(): SiteConfig | null {
  const { data } = useQuery(siteConfigQuery);
  const isAlive = useIsAlive();
  return isAlive ? (data ?? null) : null;
}
