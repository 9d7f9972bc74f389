// Every bench in turn, or one with its options: `npm run bench -- load --seconds=20`. Each prints its own figures;
// in the end stands one table of all budgets, and the exit tells whether they hold. `npm run bench -- --write-docs`
// also puts the table into docs/performance.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const document = join(folder, '..', 'docs', 'performance.md');
const TABLE = /(<!-- table -->\n)[\s\S]*?(\n<!-- end of the table -->)/;
// Parts of benches, and what writes a document instead of measuring.
const NOT_BENCHES = new Set([
  'budget.ts',
  'checked-texts.ts',
  'cpu-time.ts',
  'drawn-labels.ts',
  'drawn-things.ts',
  'random.ts',
  'example-forms.ts',
  'open-texts.ts',
  'fit-prices.ts',
  'real-prices.ts',
  'same-items.ts',
  'step-pairs.ts',
  'load-accounts.ts',
  'load-clients.ts',
  'load-provider.ts',
  'many-listings.ts',
  'peak-memory.ts',
  'examples.ts',
  'tell-cpu.ts',
  'tell-health.ts',
  'tray-page.ts',
]);

const writesDocs = process.argv.includes('--write-docs');
const [only, ...options] = process.argv.slice(2).filter((word) => word !== '--write-docs');
const benches = readdirSync(folder).filter((name) => name.endsWith('.ts') && !NOT_BENCHES.has(name));
const results = mkdtempSync(join(tmpdir(), 'smart-listings-bench-'));
const outcomesPath = join(results, 'outcomes');
writeFileSync(outcomesPath, '');
const loadBefore = loadavg()[0];

const failed = (only ? [`${only}.ts`] : benches).filter((name) => {
  process.stdout.write(`\n== ${name}\n`);
  const env = { ...process.env, BENCH_OUTCOMES: outcomesPath };
  return (
    spawnSync(process.execPath, [join(folder, name), ...options], { stdio: 'inherit', env }).status !== 0
  );
});

const outcomes = readFileSync(outcomesPath, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
rmSync(results, { recursive: true, force: true });
const table = printTable(outcomes);
const machine = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}; load of the machine before the run: ${loadBefore.toFixed(1)}`;
process.stdout.write(`\n${table}\n\n${machine}\n`);
if (writesDocs) {
  const text = readFileSync(document, 'utf8');
  writeFileSync(
    document,
    text.replace(TABLE, (_, before, after) => `${before}\n${machine}.\n\n${table}\n${after}`),
  );
}
process.stdout.write(failed.length === 0 ? '\nAll budgets hold.\n' : `\nMissed: ${failed.join(', ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** In Markdown, with columns that also line up in a terminal. */
function printTable(lines) {
  const rows = [
    ['what', 'measured', 'budget', 'ratio', 'holds'],
    ...lines.map(({ what, measured, budget, ratio, holds }) => [
      what,
      measured,
      budget,
      ratio === null ? '' : ratio.toFixed(2),
      holds ? 'yes' : '**missed**',
    ]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const print = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = rows.map(print);
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n');
}
