import { sql } from 'kysely';
import { readJsonColumn, writeJsonColumn } from '../db/columns.ts';
import type { Db } from '../db/database.ts';
import { type Claim, type JobState, KEEP_ENDED_SECONDS, LOST_AFTER_SECONDS } from './job.ts';
import { createListeners } from './listeners.ts';
import type { Queue } from './queue.ts';

/** One small table: an SQLite file has one instance, whose statements run one after the other. */
export function createSqliteQueue(db: Db, clock: () => Date): Queue {
  const listeners = createListeners();
  const ago = (seconds: number) => new Date(clock().getTime() - seconds * 1_000).toISOString();
  const now = () => clock().toISOString();

  /** Changes a job that is in hand. @returns whether it still was */
  const change = async (
    { kind, claim }: { kind: string; claim: Claim },
    values: { state: JobState; dueAt?: string; endedAt?: string; reason?: string },
  ): Promise<boolean> => {
    const changed = await held(db.updateTable('queue_job').set(values), kind, claim)
      .returning('id')
      .executeTakeFirst();
    return changed !== undefined;
  };

  return {
    onSent: listeners.onSent,
    // The file has this one instance: whoever held a job before is gone.
    open: async () => {
      await db.updateTable('queue_job').set({ state: 'waiting' }).where('state', '=', 'running').execute();
    },
    close: async () => {},

    async send(kind, jobs, trx = db) {
      const sent: string[] = [];
      for (const { id, data, batch, group, place, afterMs = 0 } of jobs) {
        const row = await trx
          .insertInto('queue_job')
          .values({
            ...{ kind, id, batch, place, attempt: 0 },
            ...{ data: writeJsonColumn(data), groupId: group.id, groupAtOnce: group.atOnce },
            ...{ state: 'waiting', dueAt: ago(-afterMs / 1_000), beatAt: null, endedAt: null, reason: null },
          })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (row) sent.push(row.id);
      }
      if (sent.length > 0) listeners.tell(kind);
      return sent;
    },

    async claim(kind, most) {
      const claims: Claim[] = [];
      while (claims.length < most) {
        const claim = await claimOne(db, kind, { now: now(), lostBefore: ago(LOST_AFTER_SECONDS) });
        if (!claim) break;
        claims.push(claim);
      }
      return claims;
    },

    async beat(kind, claims) {
      const beatAt = now();
      const kept: string[] = [];
      for (const claim of claims) {
        const row = await held(db.updateTable('queue_job').set({ beatAt }), kind, claim)
          .returning('id')
          .executeTakeFirst();
        if (row) kept.push(row.id);
      }
      return kept;
    },

    finish: (kind, claim) => change({ kind, claim }, { state: 'finished', endedAt: now() }),
    fail: (kind, claim, reason) => change({ kind, claim }, { state: 'failed', endedAt: now(), reason }),
    retry: (kind, claim, afterMs) =>
      change(
        { kind, claim },
        { state: 'waiting', dueAt: new Date(clock().getTime() + afterMs).toISOString() },
      ),

    async drop(kind, ids, trx = db) {
      if (ids.length > 0)
        await trx.deleteFrom('queue_job').where('kind', '=', kind).where('id', 'in', ids).execute();
    },

    async progress(kind, ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('queue_job')
        .select(['id', 'state'])
        .where('kind', '=', kind)
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map(({ id, state }) => [id, state]));
    },

    async forget(kind, batch) {
      await db.deleteFrom('queue_job').where('kind', '=', kind).where('batch', '=', batch).execute();
    },

    async sweep() {
      await db.deleteFrom('queue_job').where('endedAt', '<', ago(KEEP_ENDED_SECONDS)).execute();
    },
  };
}

/** The statement, for the try that `claim` names and no other. */
function held<T extends { where(column: 'kind' | 'id' | 'state' | 'attempt', op: '=', value: unknown): T }>(
  statement: T,
  kind: string,
  { id, attempt }: Claim,
): T {
  return statement
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempt', '=', attempt);
}

/** In one statement: what is due or was left, of a group that has room. */
async function claimOne(
  db: Db,
  kind: string,
  { now, lostBefore }: { now: string; lostBefore: string },
): Promise<Claim | undefined> {
  const { rows } = await sql<{ id: string; data: string; attempt: number }>`
    update queue_job set state = 'running', attempt = attempt + 1, beatAt = ${now}
    where rowid = (
      select job.rowid from queue_job as job
      where job.kind = ${kind}
        and ((job.state = 'waiting' and job.dueAt <= ${now}) or (job.state = 'running' and job.beatAt < ${lostBefore}))
        and job.groupAtOnce > (
          select count(*) from queue_job as other
          where other.kind = job.kind and other.groupId = job.groupId
            and other.state = 'running' and other.beatAt >= ${lostBefore}
        )
      order by job.place, job.dueAt
      limit 1
    )
    returning id, data, attempt`.execute(db);
  const [row] = rows;
  return row && { id: row.id, data: readJsonColumn<Claim['data']>(row.data), attempt: row.attempt };
}
