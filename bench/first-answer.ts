// Whether the writer is warm before the first request: the first listing of a server that has just started, against
// the later ones of the same server. Each server is a process of its own; the page has been fetched from it before, as
// every visitor does.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../server/src/test/start-server.ts';
import { checkBudget } from './budget.ts';
import { median } from './cpu-time.ts';
import { exampleForms } from './example-forms.ts';

const SERVERS = 5;
const LATER = 20;
/** A server whose writer has not been warmed up takes seventy-five times as long for its first listing. */
const BUDGET = 20;

const folder = mkdtempSync(join(tmpdir(), 'smart-listings-first-'));
const rounds = [];
try {
  for (let round = 0; round < SERVERS; round += 1) rounds.push(await measure(join(folder, `${round}`)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const { first, later } of rounds) {
  console.log(`first listing ${first.toFixed(1)} ms, later ones ${later.toFixed(1)} ms`);
}
const ratio = median(rounds.map(({ first, later }) => first / later));
checkBudget('the first listing of a server against its later ones', ratio, {
  atMost: BUDGET,
  unit: ' times',
});

async function measure(dataDir: string): Promise<{ first: number; later: number }> {
  const { origin, stop } = await startServer({ DATA_DIR: dataDir });
  try {
    await (await fetch(origin)).text();
    const first = await timeListing(origin, 0);
    const later = [];
    for (let index = 1; index <= LATER; index += 1) later.push(await timeListing(origin, index));
    return { first, later: median(later) };
  } finally {
    await stop();
  }
}

async function timeListing(origin: string, index: number): Promise<number> {
  const formData = exampleForms[index % exampleForms.length];
  // A text that was not written before: its item's name is another one each time.
  const body = JSON.stringify({ formData: { ...formData, itemName: `${formData?.itemName} ${index}` } });
  const started = performance.now();
  const response = await fetch(`${origin}/api/gemini/generateListing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await response.text();
  if (!response.ok) throw new Error(`generateListing answered ${response.status}.`);
  return performance.now() - started;
}
