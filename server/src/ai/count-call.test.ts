import { expect, it } from 'vitest';
import { createDailyCounts } from '../lib/daily-counts.ts';
import { costOf, countCall } from './count-call.ts';

const CALL = {
  model: 'gemini/flash',
  outcome: 'ok',
  seconds: 1,
  inputTokens: 1_000,
  outputTokens: 200,
  searches: 0,
};
/** Dollars for a million tokens. */
const PRICES = { input: 0.3, output: 2.5, search: 14 };

/** What a call leaves in the counts of the day. */
async function count(call: typeof CALL, prices: typeof PRICES | null): Promise<Record<string, number>> {
  let written: Record<string, number> = {};
  const counts = createDailyCounts({
    clock: () => new Date('2026-11-21T10:00:00Z'),
    write: async (rows) => {
      written = Object.fromEntries(rows.map((row) => [`${row.kind} ${row.name}`, row.count]));
    },
  });
  countCall(counts, call, costOf(call, prices));
  await counts.flush();
  return written;
}

it('counts calls, tokens and, in millionths of a dollar, what they cost', async () => {
  expect(await count(CALL, PRICES)).toEqual({
    'ai-call gemini/flash': 1,
    'ai-input-tokens gemini/flash': 1_000,
    'ai-output-tokens gemini/flash': 200,
    'ai-cost gemini/flash': 800,
  });
});

it('counts what searches cost: about ten times the text', async () => {
  expect(await count({ ...CALL, searches: 1 }, PRICES)).toMatchObject({ 'ai-cost gemini/flash': 14_800 });
});

it('counts no cost without prices, and no tokens that the provider does not name', async () => {
  expect(await count(CALL, null)).not.toHaveProperty('ai-cost gemini/flash');
  expect(await count({ ...CALL, inputTokens: 0, outputTokens: 0 }, PRICES)).toEqual({
    'ai-call gemini/flash': 1,
  });
});

it.each([
  ['unreachable', 1],
  ['ok', undefined],
  ['left', undefined],
])('takes a call that ended with %s for %s failures', async (outcome, failures) => {
  expect((await count({ ...CALL, outcome }, null))[`ai-failure ${outcome}`]).toBe(failures);
});
