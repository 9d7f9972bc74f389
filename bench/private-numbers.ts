/**
 * How many numbers of one single device are found where they are written, and how often the texts of real
 * listings hold one by mistake. `npx node bench/private-numbers.ts [--misses]`
 */
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { findPrivateNumbers } from '../engine/src/language/private-numbers.ts';
import { arbitraryPrivate } from '../engine/src/test/arbitrary-private.ts';
import { checkBudget } from './budget.ts';
import { cpuSeconds } from './cpu-time.ts';

const misses = process.argv.includes('--misses');
const SAMPLES = 20_000;
const tally = new Map<string, { asked: number; found: number }>();
for (const { kind, text, number } of fc.sample(arbitraryPrivate, { numRuns: SAMPLES, seed: 1 })) {
  const before = 'As in the photos\n';
  const end = before.length + text.length;
  const isFound = findPrivateNumbers(`${before}${text}\nin a box`).some(
    (one) => one.start <= before.length && one.end >= end,
  );
  const row = tally.get(kind) ?? { asked: 0, found: 0 };
  tally.set(kind, { asked: row.asked + 1, found: row.found + Number(isFound) });
  if (misses && !isFound) console.log(`missed: ${JSON.stringify(text)} (${number})`);
}
for (const [kind, { asked, found }] of tally) console.log(`${kind}: ${found} of ${asked} found`);
const found = [...tally.values()].reduce((sum, row) => sum + row.found, 0);
checkBudget('written numbers found', (100 * found) / SAMPLES, { atLeast: 99, unit: ' %' });

const folder = new URL('../../shared/data/', import.meta.url);
if (existsSync(folder)) {
  const texts = ['texts/open.jsonl', 'items.jsonl'].flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line): string[] => {
        const { title, description } = JSON.parse(line);
        return [title, description].filter((text) => typeof text === 'string' && text !== '');
      }),
  );
  const before = cpuSeconds();
  const held = texts.flatMap((text) =>
    findPrivateNumbers(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`),
  );
  const seconds = cpuSeconds() - before;
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  console.log(`${texts.length} real texts hold ${held.length}; to be read by eye:`);
  for (const one of held) console.log(`  ${JSON.stringify(one)}`);
  console.log(`${((seconds / letters) * 1e6).toFixed(2)} µs a character`);
} else console.log('No real texts to measure with: ../shared/data is absent.');
