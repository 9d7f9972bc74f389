import type { Context } from 'hono';

/** Where the pages of a request's sender are: the configured address, else the one that was connected to. */
export function pageOrigin(c: Context, appUrl: string | null): string {
  return new URL(appUrl ?? c.req.url).origin;
}
