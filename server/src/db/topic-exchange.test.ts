import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../config.ts';
import type { Topics } from '../lib/topics.ts';
import { createPlace, DATABASES } from '../test/create-database-app.ts';
import { type Db, openDatabase } from './database.ts';
import { createTopicExchange } from './topic-exchange.ts';

const PATIENCE = { timeout: 30_000 };

describe.skipIf(!DATABASES.includes('postgres'))('topics of several instances on PostgreSQL', () => {
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  });

  async function createInstances(count: number) {
    const place = await createPlace('postgres');
    endings.push(place.remove);
    return Array.from({ length: count }, () => createInstance(place.env));
  }

  function createInstance(env: Record<string, string>) {
    const { database } = parseConfig({ NODE_ENV: 'test', ...env }).secrets;
    const db = openDatabase(database);
    const stopping = new AbortController();
    const work: Promise<void>[] = [];
    endings.push(async () => {
      stopping.abort();
      await Promise.allSettled(work);
      await db.destroy();
    });
    const run = (_name: string, job: () => Promise<void>) => void work.push(job());
    const exchange = createTopicExchange(database, { db, stopping: stopping.signal, run });
    return { db, topics: exchange.open('listings', 10), plans: exchange.open('plans', 10) };
  }

  /** Everything that is heard from now on; null is a gap. */
  function listenTo(topics: Topics, topic: string) {
    const heard: (string | null)[] = [];
    topics.subscribe(topic, (message) => heard.push(message));
    return heard;
  }

  it('carries what one publishes to the others, each name and topic apart', async () => {
    const [here, there] = await createInstances(2);
    if (!here || !there) throw new Error('There are two.');
    const heard = listenTo(there.topics, 'anna');
    const others = [listenTo(there.topics, 'ben'), listenTo(there.plans, 'anna')];
    await vi.waitFor(() => expect(heard).toContain(null), PATIENCE);
    here.topics.publish('anna', '7');
    await vi.waitFor(() => expect(heard).toContain('7'), PATIENCE);
    expect(others.flat().filter((message) => message !== null)).toEqual([]);
  });

  it('tells the listeners of the same instance once', async () => {
    const [here] = await createInstances(1);
    if (!here) throw new Error('There is one.');
    const heard = listenTo(here.topics, 'anna');
    await vi.waitFor(() => expect(heard).toContain(null), PATIENCE);
    here.topics.publish('anna', '1');
    here.topics.publish('anna', '2');
    const probe = listenTo(here.topics, 'probe');
    await notifyFromElsewhere(here.db, { name: 'listings', topic: 'probe', message: 'after' });
    await vi.waitFor(() => expect(probe).toContain('after'), PATIENCE);
    expect(heard.filter((message) => message !== null)).toEqual(['1', '2']);
  });

  it('listens again when its connection is cut, and says that something may have been missed', async () => {
    const [here, there] = await createInstances(2);
    if (!here || !there) throw new Error('There are two.');
    const heard = listenTo(there.topics, 'anna');
    await vi.waitFor(() => expect(heard).toEqual([null]), PATIENCE);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like 'listen %'`.execute(
      here.db,
    );
    await vi.waitFor(() => expect(heard).toEqual([null, null]), PATIENCE);
    here.topics.publish('anna', '8');
    await vi.waitFor(() => expect(heard).toContain('8'), PATIENCE);
  });

  it('is not disturbed by what is no message of ours', async () => {
    const [here] = await createInstances(1);
    if (!here) throw new Error('There is one.');
    const heard = listenTo(here.topics, 'anna');
    await vi.waitFor(() => expect(heard).toContain(null), PATIENCE);
    await sql`select pg_notify('smart_listings_topics', 'no json')`.execute(here.db);
    await notifyFromElsewhere(here.db, { name: 'listings', topic: 'anna', message: '9' });
    await vi.waitFor(() => expect(heard).toContain('9'), PATIENCE);
  });
});

async function notifyFromElsewhere(db: Db, notice: { name: string; topic: string; message: string }) {
  const payload = JSON.stringify({ from: randomUUID(), ...notice });
  await sql`select pg_notify('smart_listings_topics', ${payload})`.execute(db);
}
