import type { Manifest } from './manifest.ts';

/** '1,204 rows and 35 photos of 2026-11-21 10:00 UTC'. */
export function describeBackup({ rows, photos, madeAt }: Manifest): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const files = photos ? `${photos.files} files of photos` : 'no photos (they lie in a bucket)';
  const when = madeAt.slice(0, 16).replace('T', ' ');
  return `${total.toLocaleString('en')} rows and ${files}, as of ${when} UTC`;
}
