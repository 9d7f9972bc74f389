import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import { listPhotosAfter } from '../queries.ts';
import { readPhoto } from './keep.ts';

const AT_ONCE = 100;

/** Every photo of the account, one in memory at a time. */
export async function* handOutPhotos(
  context: AppContext,
  userId: string,
): AsyncGenerator<{ path: string; bytes: Uint8Array }> {
  for (let after = ''; ; ) {
    const rows = await listPhotosAfter(context.db, userId, { after, limit: AT_ONCE });
    const last = rows.at(-1);
    if (!last) return;
    for (const { path } of rows) {
      const bytes = await readPhoto(context, path).catch(skipMissing);
      if (bytes) yield { path, bytes };
    }
    after = last.id;
  }
}

/** Deleted since the list was read: no reason to withhold the rest. */
function skipMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not-found') return null;
  throw error;
}
