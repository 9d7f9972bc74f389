import { getFile } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** Downloads the listings as CSV: those of `ids`, or all of the account. */
export async function exportListings(ids: readonly string[] | 'all', branding: boolean): Promise<void> {
  const query = new URLSearchParams({ branding: String(branding) });
  if (ids !== 'all') query.set('ids', ids.join(','));
  const { file, name } = await getFile(`/api/listings/export.csv?${query}`);
  saveFile(file, name ?? 'smart-listings-export.csv');
}
