// How a bench holds a figure against its budget: one line for people, one for the table of `npm run bench`, and an
// exit that tells.
import { appendFileSync } from 'node:fs';

export interface Outcome {
  /** What was measured, in a few words. */
  what: string;
  measured: string;
  budget: string;
  /** The measure as a share of its budget; null where the budget is nought. */
  ratio: number | null;
  holds: boolean;
}

type Limit = { atMost: number } | { atLeast: number };

/** @param unit what stands behind a number: ' ms', ' %', ' kB' */
export function checkBudget(
  what: string,
  value: number,
  { unit = '', ...limit }: Limit & { unit?: string },
): void {
  const isMost = 'atMost' in limit;
  const bound = isMost ? limit.atMost : limit.atLeast;
  const outcome: Outcome = {
    what,
    measured: `${write(value)}${unit}`,
    budget: `${isMost ? 'at most' : 'at least'} ${write(bound)}${unit}`,
    ratio: bound === 0 ? null : value / bound,
    holds: isMost ? value <= bound : value >= bound,
  };
  console.log(
    `${outcome.holds ? 'holds' : 'MISSED'}: ${what}: ${outcome.measured} (budget: ${outcome.budget})`,
  );
  // Where `npm run bench` collects them.
  if (process.env.BENCH_OUTCOMES) appendFileSync(process.env.BENCH_OUTCOMES, `${JSON.stringify(outcome)}\n`);
  if (!outcome.holds) process.exitCode = 1;
}

/** As many figures as a bench can mean. */
function write(value: number): string {
  return Number(value.toPrecision(value >= 100 ? 4 : 3)).toLocaleString('en-GB');
}
