import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * A folder with all that lead to it. Node's own `recursive` tries for ever where the system says that there is no
 * such place, as it does below /proc.
 * @throws Error with the system's code
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let place = resolve(path); !existsSync(place); place = dirname(place)) missing.push(place);
  for (const place of missing.toReversed()) {
    try {
      mkdirSync(place);
    } catch (error) {
      // Another instance was quicker.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
