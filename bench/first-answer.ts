// Whether the writer is warm before the first request: the processor time of the first listing of a server that has
// just started, and that of the later ones. Each server is a process of its own; the page has been fetched from it
// before, as every visitor does.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../server/src/test/start-server.ts';
import { checkBudget } from './budget.ts';
import { median } from './cpu-time.ts';
import { exampleForms } from './example-forms.ts';

const SERVERS = 5;
const LATER = 20;
const BUDGET_MS = 50;

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
console.log(`others at work on the machine: load ${loadavg()[0]?.toFixed(1)} while it was measured`);
checkBudget('the first listing of a server: processor time', median(rounds.map(({ first }) => first)), {
  atMost: BUDGET_MS,
  unit: ' ms',
});

async function measure(dataDir: string): Promise<{ first: number; later: number }> {
  const server = await startServer(
    { DATA_DIR: dataDir },
    { preload: new URL('tell-cpu.ts', import.meta.url) },
  );
  try {
    await (await fetch(server.origin)).text();
    const first = await timeListing(server, 0);
    const later = [];
    for (let index = 1; index <= LATER; index += 1) later.push(await timeListing(server, index));
    return { first, later: median(later) };
  } finally {
    await server.stop();
  }
}

/** Milliseconds of the server's processor time. */
async function timeListing(server: RunningServer, index: number): Promise<number> {
  const formData = exampleForms[index % exampleForms.length];
  // A text that was not written before: its item's name is another one each time.
  const body = JSON.stringify({ formData: { ...formData, itemName: `${formData?.itemName} ${index}` } });
  const before = await cpuSecondsOf(server);
  const response = await fetch(`${server.origin}/api/gemini/generateListing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await response.text();
  if (!response.ok) throw new Error(`generateListing answered ${response.status}.`);
  return ((await cpuSecondsOf(server)) - before) * 1000;
}

async function cpuSecondsOf({ child }: RunningServer): Promise<number> {
  child.send('how much?');
  const [seconds] = await once(child, 'message');
  return seconds;
}
