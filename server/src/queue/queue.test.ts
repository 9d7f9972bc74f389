import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { createShutdown } from '../lib/shutdown.ts';
import { createPlace, DATABASES } from '../test/create-database-app.ts';
import type { Claim, Job } from './job.ts';
import { createQueue } from './open-queue.ts';
import { runWorker, type Work } from './worker.ts';

const KIND = 'tray-row';

describe.each(DATABASES)('the queue on %s', (kind) => {
  /** As many instances as wanted, each with connections of its own to the same database. */
  async function open(instances = 1) {
    const place = await createPlace(kind, { migrated: true });
    const { database } = parseConfig(place.env).secrets;
    const all = Array.from({ length: instances }, () => {
      const db = openDatabase(database);
      return { db, queue: createQueue(database, { db, clock: () => new Date() }) };
    });
    onTestFinished(async () => {
      for (const { db, queue } of all) {
        await queue.close();
        await db.destroy();
      }
      await place.remove();
    });
    await Promise.all(all.map(({ queue }) => queue.open()));
    return { ...first(all), all };
  }

  it('takes a job once, however often it is sent', async () => {
    const { queue } = await open();
    const job = buildJob();
    expect([await queue.send(KIND, [job]), await queue.send(KIND, [job])]).toEqual([[job.id], []]);
    expect(await queue.claim(KIND, 5)).toEqual([{ id: job.id, data: job.data, attempt: 1 }]);
    expect(await queue.claim(KIND, 5)).toEqual([]);
  });

  it('keeps a job only if the transaction commits that sends it', async () => {
    const { queue, db } = await open();
    const sent = db.transaction().execute(async (trx) => {
      await queue.send(KIND, [buildJob()], trx);
      throw new Error('changed its mind');
    });
    await expect(sent).rejects.toThrow('changed its mind');
    await db.transaction().execute((trx) => queue.send(KIND, [buildJob({ place: 7 })], trx));
    expect(await queue.claim(KIND, 5)).toHaveLength(1);
  });

  it('gives a batch out in its order, and of a group no more at once than it may have', async () => {
    const { queue } = await open();
    const group = { id: 'anna', atOnce: 2 };
    const jobs = [3, 1, 2].map((place) => buildJob({ group, place, data: { row: `${place}` } }));
    const other = buildJob({ group: { id: 'ben', atOnce: 1 }, place: 4, data: { row: 'other' } });
    await queue.send(KIND, [...jobs, other]);
    const rowsOf = (claims: Claim[]) => claims.map(({ data }) => data.row);
    const claims = await queue.claim(KIND, 5);
    expect(rowsOf(claims)).toEqual(['1', '2', 'other']);
    await queue.finish(KIND, first(claims));
    expect(rowsOf(await queue.claim(KIND, 5))).toEqual(['3']);
  });

  it('gives out what is to wait when its time has come', async () => {
    const { queue } = await open();
    const later = buildJob({ afterMs: 1_500 });
    await queue.send(KIND, [later]);
    expect(await queue.claim(KIND, 5)).toEqual([]);
    await expect.poll(() => queue.claim(KIND, 5), { timeout: 10_000 }).toMatchObject([{ id: later.id }]);
  });

  it('knows how each stands', async () => {
    const { queue } = await open();
    const jobs = [1, 2, 3, 4].map((place) => buildJob({ place }));
    await queue.send(KIND, [...jobs, buildJob({ place: 5 })]);
    const [finished, failed, running] = await queue.claim(KIND, 3);
    if (!finished || !failed || !running) throw new Error('They were not given out.');
    await queue.finish(KIND, finished);
    await queue.fail(KIND, failed, 'nothing can be said');
    const ids = jobs.map(({ id }) => id);
    const states = await queue.progress(KIND, [...ids, randomUUID()]);
    expect(ids.map((id) => states.get(id))).toEqual(['finished', 'failed', 'running', 'waiting']);
    expect(states.size).toBe(4);
  });

  it('tries again, but not before the time', async () => {
    const { queue } = await open();
    await queue.send(KIND, [buildJob()]);
    expect(await queue.retry(KIND, first(await queue.claim(KIND, 1)), 700)).toBe(true);
    expect(await queue.claim(KIND, 1)).toEqual([]);
    await expect.poll(() => queue.claim(KIND, 1), { timeout: 10_000 }).toMatchObject([{ attempt: 2 }]);
  });

  it('lets nobody end a try that is over', async () => {
    const { queue } = await open();
    await queue.send(KIND, [buildJob()]);
    const stale = first(await queue.claim(KIND, 1));
    await queue.retry(KIND, stale, 0);
    const claim = first(await queue.claim(KIND, 1));
    expect(await queue.beat(KIND, [stale])).toEqual([]);
    expect([await queue.finish(KIND, stale), await queue.retry(KIND, stale, 0)]).toEqual([false, false]);
    expect(await queue.beat(KIND, [claim])).toEqual([claim.id]);
    expect([await queue.finish(KIND, claim), await queue.finish(KIND, claim)]).toEqual([true, false]);
  });

  it('drops what waits and tells whoever works, if the transaction commits', async () => {
    const { queue, db } = await open();
    const ids = await queue.send(
      KIND,
      [1, 2, 3].map((place) => buildJob({ place })),
    );
    const claims = await queue.claim(KIND, 1);
    const dropped = ids.slice(0, 2);
    const given = db.transaction().execute(async (trx) => {
      await queue.drop(KIND, dropped, trx);
      throw new Error('changed its mind');
    });
    await expect(given).rejects.toThrow('changed its mind');
    expect(await queue.beat(KIND, claims)).toHaveLength(1);
    await db.transaction().execute((trx) => queue.drop(KIND, dropped, trx));
    expect(await queue.beat(KIND, claims)).toEqual([]);
    expect(await queue.claim(KIND, 5)).toMatchObject([{ id: ids[2] }]);
    expect([...(await queue.progress(KIND, ids)).values()]).toEqual(['running']);
  });

  it('forgets a batch, whatever became of its jobs', async () => {
    const { queue } = await open();
    const another = buildJob({ batch: 'another', place: 3 });
    const ids = await queue.send(KIND, [buildJob({ place: 1 }), buildJob({ place: 2 }), another]);
    await queue.claim(KIND, 2);
    await queue.forget(KIND, 'batch');
    expect([...(await queue.progress(KIND, ids))]).toEqual([[another.id, 'waiting']]);
  });

  it('shares the work of several instances, each job once', async () => {
    const { all, queue } = await open(3);
    const jobs = Array.from({ length: 60 }, (_, place) =>
      buildJob({ place, group: { id: 'all', atOnce: 9 } }),
    );
    const done: string[] = [];
    const byInstance = all.map(() => 0);
    const shutdown = createShutdown();
    const everyone = Promise.withResolvers<void>();
    const working = all.map((instance, index) =>
      runWorker(
        instance.queue,
        buildWork(async ({ id }) => {
          done.push(id);
          byInstance[index] = (byInstance[index] ?? 0) + 1;
          // However quick one is: nobody goes on until each has taken one.
          if (byInstance.every((count) => count > 0)) everyone.resolve();
          await everyone.promise;
          return 'finished';
        }),
        shutdown,
      ),
    );
    await queue.send(KIND, jobs);
    await expect.poll(() => done.length, { timeout: 30_000 }).toBe(60);
    shutdown.stop();
    await Promise.all(working);
    expect(new Set(done).size).toBe(60);
    expect(Math.min(...byInstance)).toBeGreaterThan(0);
    const states = await queue.progress(
      KIND,
      jobs.map(({ id }) => id),
    );
    expect([states.size, new Set(states.values())]).toEqual([60, new Set(['finished'])]);
  });

  it('leaves the job of a worker that is gone to another within 30 s, and that of a living one to it', {
    timeout: 60_000,
  }, async () => {
    const { queue } = await open();
    const shutdown = createShutdown();
    await queue.send(KIND, [buildJob()]);
    const left = first(await queue.claim(KIND, 1));
    const begun: Claim[] = [];
    const work = buildWork(async (claim, signal) => {
      begun.push(claim);
      if (claim.id !== left.id) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return 'finished';
    });
    const living = buildJob();
    await queue.send(KIND, [living]);
    const since = performance.now();
    const working = runWorker(queue, work, shutdown);
    const states = () => queue.progress(KIND, [left.id, living.id]);
    await expect
      .poll(async () => (await states()).get(left.id), { timeout: 40_000, interval: 500 })
      .toBe('finished');
    expect(performance.now() - since).toBeLessThan(30_000);
    expect((await states()).get(living.id)).toBe('running');
    expect(begun.map(({ id, attempt }) => [id, attempt])).toEqual([
      [living.id, 1],
      [left.id, 2],
    ]);
    expect(await queue.finish(KIND, left)).toBe(false);
    shutdown.stop();
    shutdown.giveUp();
    await working;
  });

  it('gives back at the end of a process what is not done by then', async () => {
    const { queue } = await open();
    const shutdown = createShutdown();
    let begun = 0;
    const working = runWorker(
      queue,
      buildWork(async (_, signal) => {
        begun += 1;
        await new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
        return 'finished';
      }),
      shutdown,
    );
    await queue.send(KIND, [buildJob(), buildJob({ group: { id: 'ben', atOnce: 1 } })]);
    await expect.poll(() => begun, { timeout: 10_000 }).toBe(2);
    shutdown.stop();
    shutdown.giveUp();
    await working;
    expect(await queue.claim(KIND, 5)).toHaveLength(2);
  });

  it('tells the handler when its job is dropped', { timeout: 30_000 }, async () => {
    const { queue } = await open();
    const shutdown = createShutdown();
    let heard = false;
    const working = runWorker(
      queue,
      buildWork(async (_, signal) => {
        signal.addEventListener('abort', () => {
          heard = true;
        });
        await expect.poll(() => signal.aborted, { timeout: 20_000 }).toBe(true);
        return 'finished';
      }),
      shutdown,
    );
    const [id = ''] = await queue.send(KIND, [buildJob()]);
    await expect.poll(async () => (await queue.progress(KIND, [id])).get(id)).toBe('running');
    await queue.drop(KIND, [id]);
    await expect.poll(() => heard, { timeout: 20_000 }).toBe(true);
    shutdown.stop();
    await working;
    expect((await queue.progress(KIND, [id])).size).toBe(0);
  });

  it('tries again what threw, later and later, and says why', async () => {
    const { queue } = await open();
    const shutdown = createShutdown();
    const errors: unknown[] = [];
    const work = buildWork(async ({ attempt }) => {
      if (attempt === 1) throw new Error('the first time');
      return { failed: 'for good' };
    });
    const working = runWorker(queue, { ...work, onError: (error) => errors.push(error) }, shutdown);
    const [id = ''] = await queue.send(KIND, [buildJob()]);
    await expect
      .poll(async () => (await queue.progress(KIND, [id])).get(id), { timeout: 15_000 })
      .toBe('failed');
    expect(errors).toEqual([new Error('the first time')]);
    shutdown.stop();
    await working;
  });
});

function buildJob(changes: Partial<Job> = {}): Job {
  const id = randomUUID();
  const group = { id: 'anna', atOnce: 10 };
  return { id, data: { row: id }, batch: 'batch', group, place: 0, ...changes };
}

function buildWork(handle: Work['handle']): Work {
  const unexpected = (error: unknown) => {
    throw error;
  };
  return { kind: KIND, atOnce: 3, handle, giveUp: async () => {}, onError: unexpected };
}

function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('There is none.');
  return one;
}
