// The home page's JavaScript before the first interaction, in kB gzip, against the budget.
// Counts what web/dist/index.html loads by itself: its scripts and module preloads.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { checkBudget } from './budget.ts';

const BUDGET_KB = 130;
const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'web', 'dist');

if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no build of the web app: run `npm run build` first.');
  process.exit(1);
}

const html = readFileSync(join(dist, 'index.html'), 'utf8');
const files = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.js)"/g)].map(
  (match) => match[1] ?? '',
);
let total = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].reduce(
  (sum, match) => sum + Buffer.byteLength(match[1] ?? ''),
  0,
);
for (const file of new Set(files)) {
  const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  total += size;
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${file}`);
}
const share = Math.round(total / (BUDGET_KB * 10));
console.log(
  `${(total / 1000).toFixed(1).padStart(7)} kB  in all: ${share} % of the budget of ${BUDGET_KB} kB gzip`,
);
checkBudget('JavaScript of the home page before the first interaction, gzip', total / 1000, {
  atMost: BUDGET_KB,
  unit: ' kB',
});
