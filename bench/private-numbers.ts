/**
 * How many numbers of one single device are found where they are written, and how often the texts of real
 * listings hold one by mistake. `npx node bench/private-numbers.ts [--misses]`
 */
import fc from 'fast-check';
import { findPrivateNumbers } from '../engine/src/language/private-numbers.ts';
import { arbitraryPrivate } from '../engine/src/test/arbitrary-private.ts';
import { checkBudget } from './budget.ts';
import { cpuSeconds } from './cpu-time.ts';
import { readOpenTexts } from './open-texts.ts';

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

const texts = readOpenTexts().flatMap(({ title, description }) =>
  [title, description].filter((text) => text !== ''),
);
if (texts.length > 0) {
  const before = cpuSeconds();
  const held = texts.flatMap((text) => findPrivateNumbers(text).map(({ kind }) => kind));
  const seconds = cpuSeconds() - before;
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  const kinds = [...new Set(held)].map((kind) => `${kind} ${held.filter((one) => one === kind).length}`);
  console.log(`${texts.length} real texts hold ${held.length}: ${kinds.join(', ')}`);
  console.log(`${((seconds / letters) * 1e6).toFixed(2)} µs a character`);
}
