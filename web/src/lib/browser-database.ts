/** Every one that a page keeps: what each is for stands in the privacy policy, or that would not compile. */
export type DatabaseName =
  | 'smart-listings-account'
  | 'smart-listings-photos'
  | 'smart-listings-later'
  | 'smart-listings-originals'
  | 'smart-listings-tray'
  | 'smart-listings-tray-incoming';

/** A database of this browser with all its stores; raise `version` with every new one. */
export interface BrowserDatabase {
  name: DatabaseName;
  version: number;
  /** Each with the path of its key inside the values, or null for keys of their own. */
  stores: Readonly<Record<string, string | null>>;
}

interface Work {
  store: string;
  mode: IDBTransactionMode;
}

/**
 * Runs `work` in one transaction and gives what its request found, once all of it is written. Requests made
 * in the handlers of others belong to the same transaction.
 * @throws when the browser has no room or does not allow it
 */
export async function inStore(
  place: BrowserDatabase,
  { store, mode }: Work,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await openDatabase(place);
  try {
    const transaction = database.transaction(store, mode);
    const request = work(transaction.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function openDatabase({ name, version, stores }: BrowserDatabase): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(stores)) {
        if (request.result.objectStoreNames.contains(store)) continue;
        request.result.createObjectStore(store, keyPath === null ? {} : { keyPath });
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
