// Every bench in turn, or one with its options: `npm run bench -- load --seconds=20`. Each prints its own
// figures; the exit tells whether all budgets held.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
// Parts of benches, and what writes a document instead of measuring.
const NOT_BENCHES = new Set([
  'cpu-time.ts',
  'drawn-labels.ts',
  'example-forms.ts',
  'sample-forms.ts',
  'load-accounts.ts',
  'load-clients.ts',
  'many-listings.ts',
  'examples.ts',
  'tell-cpu.ts',
  'tell-health.ts',
]);

const [only, ...options] = process.argv.slice(2);
const benches = readdirSync(folder).filter((name) => name.endsWith('.ts') && !NOT_BENCHES.has(name));
const missed = (only ? [`${only}.ts`] : benches).filter((name) => {
  process.stdout.write(`\n== ${name}\n`);
  return spawnSync(process.execPath, [join(folder, name), ...options], { stdio: 'inherit' }).status !== 0;
});

process.stdout.write(missed.length === 0 ? '\nAll budgets hold.\n' : `\nMissed: ${missed.join(', ')}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
