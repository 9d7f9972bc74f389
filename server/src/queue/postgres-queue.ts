import { sql } from 'kysely';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Db } from '../db/database.ts';
import { hearFailure } from '../db/heard-failures.ts';
import {
  type Claim,
  type Job,
  type JobState,
  KEEP_ENDED_SECONDS,
  LOST_AFTER_SECONDS,
  QUEUE_KINDS,
} from './job.ts';
import { createListeners } from './listeners.ts';
import type { Queue } from './queue.ts';

/** Besides the pool of everything else: beats must not wait behind pages. */
const CONNECTIONS = 3;
const CONNECT_WITHIN_MS = 30_000;
/** How often jobs are looked for whose worker is gone: one instance does it for all. */
const LOOK_FOR_LOST_SECONDS = 5;
/** Who tries again, and how often, is the worker's to say. */
const NEVER_ENOUGH = 100_000;
/** Longer than any worker may hold a job; beats end it much sooner. */
const LONGEST_SECONDS = 3_600;

type Data = Claim['data'];
type Library = typeof import('pg-boss');
interface Opened {
  boss: PgBoss;
  library: Library;
}

/** pg-boss in a schema of its own beside our tables; loaded when it is needed, which on SQLite is never. */
export function createPostgresQueue(url: string, db: Db): Queue {
  const listeners = createListeners();
  let opening: Promise<Opened> | null = null;
  const opened = () => {
    opening ??= open(url, db).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const tried = ({ id, attempt }: Claim) => ({ id, retryCount: attempt - 1 });

  return {
    onSent: listeners.onSent,
    open: async () => void (await opened()),
    close: async () => {
      const running = await opening?.catch(() => null);
      await running?.boss.stop({ graceful: false });
    },

    async send(kind, jobs, trx) {
      if (jobs.length === 0) return [];
      const { boss, library } = await opened();
      const within = trx && { db: library.fromKysely(trx) };
      const sent = await boss.insert(kind, jobs.map(describe), { returnId: true, ...within });
      if (sent && sent.length > 0) listeners.tell(kind);
      return sent ?? [];
    },

    async claim(kind, most) {
      const { boss } = await opened();
      const claims: Claim[] = [];
      // One by one: of several the library takes any of a group that has room for some, not the first.
      while (claims.length < most) {
        const [job] = await boss.fetch<Data>(kind, { batchSize: 1, groupConcurrency: AT_ONCE });
        if (!job) break;
        claims.push({ id: job.id, data: job.data, attempt: job.retryCount + 1 });
      }
      return claims;
    },

    async beat(kind, claims) {
      if (claims.length === 0) return [];
      const { boss } = await opened();
      // One by one: of several at once the answer is a number and not which.
      const kept = await Promise.all(
        claims.map(async (claim) => (countOf(await boss.touch(kind, tried(claim))) > 0 ? [claim.id] : [])),
      );
      return kept.flat();
    },

    async finish(kind, claim) {
      const { boss } = await opened();
      return countOf(await boss.complete(kind, tried(claim))) > 0;
    },

    async retry(kind, claim, afterMs) {
      const { boss, library } = await opened();
      return db.transaction().execute(async (trx) => {
        const within = { db: library.fromKysely(trx) };
        if (countOf(await boss.fail(kind, tried(claim), null, within)) === 0) return false;
        await boss.update(kind, undefined, { id: claim.id, startAfter: afterMs / 1_000, ...within });
        return true;
      });
    },

    // Of the library's own failures each is tried again.
    async fail(kind, claim, reason) {
      const { boss } = await opened();
      return countOf(await boss.complete(kind, tried(claim), { failed: reason })) > 0;
    },

    async drop(kind, ids, trx) {
      if (ids.length === 0) return;
      const { boss, library } = await opened();
      await boss.deleteJob(kind, [...ids], trx && { db: library.fromKysely(trx) });
    },

    // The library finds one by its id, or walks through all that it keeps: many by their ids are asked for here.
    async progress(kind, ids) {
      if (ids.length === 0) return new Map();
      await opened();
      const { rows } = await sql<Pick<JobWithMetadata, 'id' | 'state' | 'output'>>`
        select id, state, output from queue.job where name = ${kind} and id = any(${ids}::uuid[])`.execute(
        db,
      );
      return new Map(rows.map((job) => [job.id, stateOf(job)]));
    },

    async forget(kind, batch) {
      const { boss } = await opened();
      const jobs = await boss.findJobs<object>(kind, { key: batch, limit: NEVER_ENOUGH });
      const ids = jobs.map(({ id }) => id);
      if (ids.length > 0) await boss.deleteJob(kind, ids);
    },

    // The library does so itself.
    sweep: async () => {},
  };
}

const MOST_AT_ONCE = 10;
/** A group's tier says how many of it run at once. */
const AT_ONCE = {
  default: 1,
  tiers: Object.fromEntries(Array.from({ length: MOST_AT_ONCE }, (_, index) => [`${index + 1}`, index + 1])),
};

/** How many jobs a call of the library has changed; its types leave it out. */
function countOf(response: object): number {
  return 'affected' in response ? Number(response.affected) : 0;
}

function describe({ id, data, batch, group, place, afterMs = 0 }: Job) {
  const tier = `${Math.min(group.atOnce, MOST_AT_ONCE)}`;
  const later = afterMs > 0 && { startAfter: afterMs / 1_000 };
  return { id, data, singletonKey: batch, group: { id: group.id, tier }, priority: -place, ...later };
}

async function open(url: string, db: Db): Promise<Opened> {
  const library = await import('pg-boss');
  const schema = 'queue';
  const boss = new library.PgBoss({
    ...{ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_WITHIN_MS, schema },
    // A role that may not create schemas finds the one that was made for it.
    createSchema: !(await hasSchema(db, schema)),
    ...{ superviseIntervalSeconds: LOOK_FOR_LOST_SECONDS, monitorIntervalSeconds: LOOK_FOR_LOST_SECONDS },
    ...{ schedule: false, registerInstance: false, monitorVacuum: false },
    openTelemetry: { enabled: false },
  });
  // Unheard, the event would end the process; what was asked for fails by itself.
  boss.on('error', hearFailure);
  await boss.start();
  const options = {
    retryLimit: NEVER_ENOUGH,
    retryDelay: 0,
    expireInSeconds: LONGEST_SECONDS,
    deleteAfterSeconds: KEEP_ENDED_SECONDS,
    heartbeatSeconds: LOST_AFTER_SECONDS,
  };
  for (const kind of QUEUE_KINDS) {
    await boss.createQueue(kind, options);
    await boss.updateQueue(kind, options);
  }
  return { boss, library };
}

async function hasSchema(db: Db, name: string): Promise<boolean> {
  const schemas = await db.introspection.getSchemas();
  return schemas.some((schema) => schema.name === name);
}

const STATES = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'finished',
  cancelled: 'failed',
  failed: 'failed',
} as const satisfies Record<JobWithMetadata['state'], JobState>;

function stateOf({ state, output }: Pick<JobWithMetadata, 'state' | 'output'>): JobState {
  return state === 'completed' && output && 'failed' in output ? 'failed' : STATES[state];
}
