import { listingsChangedSchema } from '@smart-listings/contract';
import { followEvents } from '../../../lib/follow-events.ts';

/**
 * Calls `onChange` whenever the account's listings may have changed: the server says so at every
 * connection and after every change, so what happened while there was none is caught up with.
 * @returns ends it
 */
export function followListings(onChange: () => void): () => void {
  let version: string | null = null;
  return followEvents('/api/listings/stream', 'changed', (data) => {
    const now = readVersion(data);
    if (now === version) return;
    version = now;
    onChange();
  });
}

function readVersion(data: string): string | null {
  try {
    const result = listingsChangedSchema.safeParse(JSON.parse(data));
    return result.success ? result.data.version : null;
  } catch {
    return null;
  }
}
