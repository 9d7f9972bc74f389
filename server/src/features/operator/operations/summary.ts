import type { OperatorDay, OperatorQuery, OperatorSummary } from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { CountKind, DailyCount } from '../../../lib/daily-counts.ts';
import type { User } from '../../accounts/operations.ts';
import * as queries from '../queries.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MOST_DAYS = 400;
/** Names of one ranking. */
const MOST_NAMES = 50;
const MILLION = 1_000_000;

/** @throws AppError not-found: to everybody else there is nothing here */
export function requireOwner({ isOwner }: User): void {
  if (!isOwner) throw new AppError('not-found', 'There is nothing at this address.');
}

/** What an owner of the server sees of it. @throws AppError bad-request for days in the wrong order */
export async function summarize(context: AppContext, query: OperatorQuery): Promise<OperatorSummary> {
  const { db, clock, dailyCounts } = context;
  const range = readRange(query, clock());
  await dailyCounts.flush();
  const [counts, signUps, users] = await Promise.all([
    queries.listDailyCounts(db, range),
    queries.listSignUpDays(db, range),
    queries.countUsers(db, clock()),
  ]);
  const ofKinds = (...kinds: CountKind[]) => counts.filter(({ kind }) => kinds.includes(kind));
  const views = ofKinds('page-view');
  const signUpsByDay = Map.groupBy(signUps, (day) => day);
  const byDay = Map.groupBy(counts, ({ day }) => day);
  const hasPrices = context.config.aiPrices !== null || counts.some(({ kind }) => kind === 'ai-cost');
  return {
    users,
    days: listDays(range).map((day) => ({
      ...describeDay(day, byDay.get(day) ?? [], hasPrices),
      signUps: signUpsByDay.get(day)?.length ?? 0,
    })),
    paths: rank(views, ({ name }) => name.split(' ')[0]),
    referrers: rank(views, ({ name }) => name.split(' ')[1]),
    arrivals: rank(views, ({ name }) =>
      name.includes(' ') ? name.split(' ').toReversed().join(' → ') : undefined,
    ),
    engines: rank(ofKinds('generation'), ({ name }) => name),
    failures: rank(
      ofKinds('generation-failure', 'ai-failure', 'server-error'),
      ({ kind, name }) => `${kind}: ${name}`,
    ),
  };
}

function describeDay(
  day: string,
  counts: readonly DailyCount[],
  hasPrices: boolean,
): Omit<OperatorDay, 'signUps'> {
  const sum = (kind: CountKind) => total(counts.filter((count) => count.kind === kind));
  return {
    day,
    pageViews: sum('page-view'),
    generations: sum('generation'),
    failures: sum('generation-failure'),
    aiCalls: sum('ai-call'),
    inputTokens: sum('ai-input-tokens'),
    outputTokens: sum('ai-output-tokens'),
    aiCost: hasPrices ? sum('ai-cost') / MILLION : null,
  };
}

/** What was counted, put together by `nameOf`, the most frequent first; what it gives no name is left out. */
function rank(
  counts: readonly DailyCount[],
  nameOf: (count: DailyCount) => string | undefined,
): { name: string; count: number }[] {
  return [...Map.groupBy(counts, nameOf)]
    .flatMap(([name, same]) => (name === undefined ? [] : { name, count: total(same) }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
    .slice(0, MOST_NAMES);
}

function total(counts: readonly DailyCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

function readRange({ from, to }: OperatorQuery, now: Date): queries.Range {
  const last = to ?? dayOf(now.getTime());
  const first = from ?? dayOf(Date.parse(last) - (DEFAULT_DAYS - 1) * DAY_MS);
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  if (!(days >= 1 && days <= MOST_DAYS)) {
    throw new AppError('bad-request', `Ask for 1 to ${MOST_DAYS} days, the first one first.`);
  }
  return { from: first, to: last };
}

function listDays({ from, to }: queries.Range): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) days.push(dayOf(at));
  return days;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

const COLUMNS = [
  ['day', 'day'],
  ['page_views', 'pageViews'],
  ['sign_ups', 'signUps'],
  ['generations', 'generations'],
  ['failures', 'failures'],
  ['ai_calls', 'aiCalls'],
  ['input_tokens', 'inputTokens'],
  ['output_tokens', 'outputTokens'],
  ['ai_cost_usd', 'aiCost'],
] as const satisfies readonly (readonly [string, keyof OperatorDay])[];

/** The days of a summary for a spreadsheet. */
export function toCsv({ days }: OperatorSummary): string {
  const lines = days.map((day) => COLUMNS.map(([, field]) => day[field] ?? '').join(','));
  return [COLUMNS.map(([name]) => name).join(','), ...lines, ''].join('\r\n');
}
