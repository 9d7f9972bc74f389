import type { OperatorDay } from '@smart-listings/contract';

/** One figure by day. */
export interface Series {
  title: string;
  /** null: not known for that day. */
  read: (day: OperatorDay) => number | null;
  format: (value: number) => string;
}

const count = new Intl.NumberFormat('en-GB');
const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

export function formatCount(value: number): string {
  return count.format(value);
}

function formatTokens(value: number): string {
  return value < 10_000 ? formatCount(value) : compact.format(value);
}

/** Small sums are the rule: cents of cents are shown until there are dollars. */
function formatCost(value: number): string {
  return `$${value.toFixed(value > 0 && value < 1 ? 4 : 2)}`;
}

/** Everything that is counted, in the order of the page. */
export const SERIES: readonly Series[] = [
  { title: 'Page views', read: (day) => day.pageViews, format: formatCount },
  { title: 'Sign-ups', read: (day) => day.signUps, format: formatCount },
  { title: 'Generations', read: (day) => day.generations, format: formatCount },
  { title: 'Failed generations', read: (day) => day.failures, format: formatCount },
  { title: 'AI calls', read: (day) => day.aiCalls, format: formatCount },
  { title: 'Tokens read', read: (day) => day.inputTokens, format: formatTokens },
  { title: 'Tokens written', read: (day) => day.outputTokens, format: formatTokens },
  { title: 'AI cost', read: (day) => day.aiCost, format: formatCost },
];

/** The sum over the days; null when no day has a figure. */
export function totalOf({ read }: Series, days: readonly OperatorDay[]): number | null {
  const values = days.map(read).filter((value) => value !== null);
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null;
}

/** A round number at or above the highest value, so that an axis ends where one can read it: 1, 1.5, 2, 3 … 10, 15 … */
export function axisEnd(highest: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= highest) ?? 10;
  return step * power;
}
