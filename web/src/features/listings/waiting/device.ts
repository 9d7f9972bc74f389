// The database of an account's listings on this device, apart from what reads them: every visitor opens it.
import { type BrowserDatabase, inStore } from '../../../lib/browser-database.ts';

export const DEVICE: BrowserDatabase = {
  name: 'smart-listings-account',
  version: 1,
  stores: { waiting: 'id', seen: 'id' },
};

/** With nobody logged in, forgets what any account has seen here. */
export async function forgetAllSeen(): Promise<void> {
  await inStore(DEVICE, { store: 'seen', mode: 'readwrite' }, (store) => store.clear());
}
