import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { COUNT_KINDS, type DailyCount } from '../../lib/daily-counts.ts';

export interface Range {
  /** Days in UTC, both included. */
  from: string;
  to: string;
}

export async function addDailyCounts(db: Db, counts: readonly DailyCount[]): Promise<void> {
  // Always in the same order: two instances that write at once wait for each other instead of for ever.
  const ordered = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db.transaction().execute(async (trx) => {
    for (const row of ordered) {
      await trx
        .insertInto('daily_count')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind', 'name'])
            .doUpdateSet({ count: sql<number>`${sql.ref('daily_count.count')} + ${row.count}` }),
        )
        .execute();
    }
  });
}

function keyOf({ day, kind, name }: DailyCount): string {
  return `${day} ${kind} ${name}`;
}

export async function listDailyCounts(db: Db, { from, to }: Range): Promise<DailyCount[]> {
  const rows = await db
    .selectFrom('daily_count')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return rows.flatMap(({ day, kind, name, count }) => {
    const known = COUNT_KINDS.find((one) => one === kind);
    return known ? { day, kind: known, name, count: Number(count) } : [];
  });
}

/** When the accounts of the range were made. */
export async function listSignUpDays(db: Db, { from, to }: Range): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('createdAt')
    .where('createdAt', '>=', new Date(`${from}T00:00:00.000Z`))
    .where('createdAt', '<=', new Date(`${to}T23:59:59.999Z`))
    .execute();
  return rows.map(({ createdAt }) => new Date(createdAt).toISOString().slice(0, 10));
}

export async function countUsers(
  db: Db,
  now: Date,
): Promise<{ total: number; verified: number; pro: number; ending: number }> {
  const rows = await db
    .selectFrom('user')
    .select(({ fn }) => ['emailVerified', 'planType', 'planState', 'planUntil', fn.countAll().as('count')])
    .groupBy(['emailVerified', 'planType', 'planState', 'planUntil'])
    .execute();
  const count = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((sum, row) => sum + Number(row.count), 0);
  const isPro = ({ planType, planUntil }: (typeof rows)[number]) =>
    planType === 'premium' && (planUntil === null || now < new Date(planUntil));
  return {
    total: count(() => true),
    verified: count(({ emailVerified }) => Boolean(emailVerified)),
    pro: count(isPro),
    ending: count((row) => isPro(row) && row.planState === 'ending'),
  };
}
