import { z } from 'zod';

/** What stands beside a backup, written last: without it there is none. */
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int()),
  /** null: the photos lie in a bucket, which has to be kept by itself. */
  photos: z.object({ files: z.number().int(), bytes: z.number().int() }).nullable(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The names of what a backup's folder holds. */
export const PARTS = {
  manifest: 'manifest.json',
  sqlite: 'database.sqlite',
  postgres: 'database.dump',
  photos: 'photos',
} as const;

/** @throws Error when it is no manifest that this version can read */
export function parseManifest(text: string): Manifest {
  const result = manifestSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new Error('its manifest.json is not one that this version can read');
  return result.data;
}

/** Tables whose rows are not as many in `found` as in `wanted`, in words. */
export function compareRows(wanted: Manifest['rows'], found: Manifest['rows']): string[] {
  return [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
    .filter((table) => wanted[table] !== found[table])
    .map((table) => `${table}: ${found[table] ?? 'none'} instead of ${wanted[table] ?? 'none'}`);
}
