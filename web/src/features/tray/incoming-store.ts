// Photos that were dropped and are not made small yet, as they came: a page that is closed meanwhile loses none.
import { z } from 'zod';
import { type BrowserDatabase, inStore } from '../../lib/browser-database.ts';

const incomingSchema = z.object({
  /** The photo's, from the start: taken in twice, it is one. */
  id: z.string(),
  /** Of all that ever waited, in the order of coming. */
  place: z.number(),
  file: z.instanceof(File),
});
export type Incoming = z.infer<typeof incomingSchema>;

export interface IncomingStore {
  /** In the order of coming. */
  load: () => Promise<Incoming[]>;
  save: (one: Incoming) => Promise<unknown>;
  forget: (id: string) => Promise<unknown>;
}

/** A database of its own: a page of the version before this opens the tray's as it knows it. */
const INCOMING: BrowserDatabase = {
  name: 'smart-listings-tray-incoming',
  version: 1,
  stores: { files: 'id' },
};
const WRITE = { store: 'files', mode: 'readwrite' } as const;

export const deviceIncoming: IncomingStore = {
  load: async () => {
    const found = await inStore(INCOMING, { store: 'files', mode: 'readonly' }, (store) => store.getAll());
    const list = z.array(z.unknown()).safeParse(found).data ?? [];
    return list
      .flatMap((one) => incomingSchema.safeParse(one).data ?? [])
      .sort((one, other) => one.place - other.place);
  },
  save: (one) => inStore(INCOMING, WRITE, (store) => store.put(one)),
  forget: (id) => inStore(INCOMING, WRITE, (store) => store.delete(id)),
};
