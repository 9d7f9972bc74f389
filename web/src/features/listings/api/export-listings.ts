import { getFile } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { ExportChoice } from '../components/export-choices.tsx';

/** Downloads the listings as CSV: those of `ids`, or all of the account. */
export async function exportListings(
  ids: readonly string[] | 'all',
  { branding, specifics }: ExportChoice,
): Promise<void> {
  const query = new URLSearchParams({ branding: String(branding) });
  if (specifics) query.set('specifics', 'true');
  if (ids !== 'all') query.set('ids', ids.join(','));
  const { file, name } = await getFile(`/api/listings/export.csv?${query}`);
  saveFile(file, name ?? 'smart-listings-export.csv');
}
