// Photos that were dropped and are not made small yet, as they came: a page that is closed meanwhile loses none.
import { z } from 'zod';
import { type BrowserDatabase, inStore } from '../../lib/browser-database.ts';

const incomingSchema = z.object({
  /** The photo's, from the start: taken in twice, it is one. */
  id: z.string(),
  /** Of all that ever waited, in the order of coming. */
  place: z.number(),
  /** The place of the first that came with it. */
  pile: z.number().default(0),
  /** The id of its item's row, where the seller has said which are of one item; '' otherwise. */
  row: z.string().default(''),
  file: z.instanceof(File),
});
/** `tries`: how often a page began to make it small and ended before it was. */
export type Incoming = z.infer<typeof incomingSchema> & { tries: number };

export interface IncomingStore {
  /** In the order of coming. */
  load: () => Promise<Incoming[]>;
  save: (one: Incoming) => Promise<unknown>;
  noteTries: (id: string, tries: number) => Promise<unknown>;
  forget: (id: string) => Promise<unknown>;
}

/** A database of its own: a page of the version before this opens the tray's as it knows it. */
const INCOMING: BrowserDatabase = {
  name: 'smart-listings-tray-incoming',
  version: 2,
  // Apart from the files: a number that changes would have its file written once more.
  stores: { files: 'id', tries: null },
};
const read = (store: 'files' | 'tries') => ({ store, mode: 'readonly' }) as const;
const write = (store: 'files' | 'tries') => ({ store, mode: 'readwrite' }) as const;

export const deviceIncoming: IncomingStore = {
  load: async () => {
    const found = await inStore(INCOMING, read('files'), (store) => store.getAll());
    const list = z.array(z.unknown()).safeParse(found).data ?? [];
    const files = list.flatMap((one) => incomingSchema.safeParse(one).data ?? []);
    const tries = async (id: string) =>
      z.number().safeParse(await inStore(INCOMING, read('tries'), (store) => store.get(id))).data ?? 0;
    const all = await Promise.all(files.map(async (one) => ({ ...one, tries: await tries(one.id) })));
    return all.sort((one, other) => one.place - other.place);
  },
  save: ({ tries: _, ...one }) => inStore(INCOMING, write('files'), (store) => store.put(one)),
  noteTries: (id, tries) => inStore(INCOMING, write('tries'), (store) => store.put(tries, id)),
  forget: async (id) => {
    await inStore(INCOMING, write('files'), (store) => store.delete(id));
    await inStore(INCOMING, write('tries'), (store) => store.delete(id));
  },
};
