// How soon words stand on the page while a model writes: the first part of a listing that a streamed answer gives away,
// against the time that the provider takes for all of it. The provider is a server on loopback that streams at the
// pace of hosted models.
import { buildRequest, GOOD_ANSWER } from '../server/src/test/builders.ts';
import { createTestApp } from '../server/src/test/create-test-app.ts';
import { PROVIDERS } from '../server/src/test/providers.ts';
import { answer, startStandIn } from '../server/src/test/stand-in.ts';
import { checkBudget } from './budget.ts';
import { median } from './cpu-time.ts';

const ROUNDS = 5;
const BUDGET_PERCENT = 10;
/** About sixty tokens a second; what a model takes before its first one is its own, and is counted by neither. */
const PACE = { firstMs: 0, everyMs: 16, charactersEach: 4 };
/** A short listing: of a longer one the first words are a smaller share. */
const TEXT = JSON.stringify(GOOD_ANSWER);

for (const { name, format, env } of PROVIDERS) {
  const standIn = await startStandIn(format);
  const test = createTestApp(env(standIn.url));
  standIn.play(answer(TEXT, { pace: PACE }));
  const shares = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) shares.push(await measure());
  } finally {
    await standIn.close();
  }
  checkBudget(`first words of a listing by ${name}, of the whole answer's time`, median(shares) * 100, {
    atMost: BUDGET_PERCENT,
    unit: ' %',
  });

  async function measure(): Promise<number> {
    const startedAt = performance.now();
    const response = await test.post('/api/gemini/generateListing', buildRequest(), {
      accept: 'text/event-stream',
    });
    const decoder = new TextDecoder();
    let first: number | undefined;
    let read = '';
    for await (const bytes of response.body ?? []) {
      read += decoder.decode(bytes, { stream: true });
      if (read.includes('event: partial')) first ??= performance.now() - startedAt;
    }
    if (first === undefined || !read.includes('event: result')) throw new Error(read.slice(-500));
    return first / (performance.now() - startedAt);
  }
}
