import type { Db } from '../../db/database.ts';
import type { Store } from '../../storage/store.ts';
import { thumbnailPath } from './paths.ts';
import { claimPhoto, deletePhoto, listDue, markConfirmed } from './queries.ts';

export interface PhotoSweeper {
  /**
   * Deletes the photos that nobody has any more: never saved and a day old, of listings that were deleted
   * for good, of accounts that are gone. Servers may sweep at the same time.
   * @returns how many it deleted
   * @throws StorageError at the first that cannot be deleted; the next sweeps go on
   */
  sweep(): Promise<number>;
}

const AT_ONCE = 100;
/** Longer than a deletion can take with all its retries. */
const BEGIN_AGAIN_AFTER_MS = 15 * 60_000;

export function createPhotoSweeper({
  db,
  store,
  clock,
}: {
  db: Db;
  store: Store;
  clock: () => Date;
}): PhotoSweeper {
  return {
    async sweep() {
      await markConfirmed(db);
      const now = clock();
      const begunBefore = new Date(now.getTime() - BEGIN_AGAIN_AFTER_MS).toISOString();
      const deadlines = { now: now.toISOString(), begunBefore };
      let deleted = 0;
      for (;;) {
        const due = await listDue(db, deadlines, AT_ONCE);
        if (due.length === 0) return deleted;
        for (const { id, path } of due) {
          if (!(await claimPhoto(db, id, deadlines))) continue;
          await removeFiles(store, path);
          await deletePhoto(db, id);
          deleted += 1;
        }
      }
    },
  };
}

export async function removeFiles(store: Store, path: string): Promise<void> {
  await store.remove(path);
  await store.remove(thumbnailPath(path));
}
