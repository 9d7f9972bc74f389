import { setImmediate } from 'node:timers/promises';
import type { AppContext } from '../../../context.ts';
import { forgetWords } from '../queries.ts';

/**
 * Empties the search of an account that is about to be deleted, a stretch at a time: a hundred thousand
 * listings have a million words, and one statement for them all would keep every other request waiting.
 */
export async function forgetSearch({ db }: AppContext, userId: string): Promise<void> {
  // SQLite answers within the same turn of the event loop: without this, nobody else would get one.
  while ((await forgetWords(db, userId)) > 0) await setImmediate();
}
