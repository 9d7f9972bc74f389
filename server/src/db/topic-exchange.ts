import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import type { DatabaseConfig } from '../config.ts';
import { createTopics, type LocalTopics, type Topics } from '../lib/topics.ts';
import type { Db } from './database.ts';

const CHANNEL = 'smart_listings_topics';
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

const noticeSchema = z.object({
  from: z.string(),
  name: z.string(),
  topic: z.string(),
  message: z.string(),
});
type Notice = z.infer<typeof noticeSchema>;

/** Topics that the instances on one database share. */
export interface TopicExchange {
  /** `name` keeps the topics of one purpose apart from those of another. */
  open(name: string, mostListeners: number): Topics;
}

interface Surroundings {
  db: Db;
  /** Ends the connection that listens. */
  stopping: AbortSignal;
  /** Does it after the answer, and logs what fails. */
  run(name: string, work: () => Promise<void>): void;
}

/**
 * What one instance publishes, the others hear: over LISTEN and NOTIFY on PostgreSQL. An SQLite file has one
 * instance only, so there it stays in the process.
 */
export function createTopicExchange(config: DatabaseConfig, surroundings: Surroundings): TopicExchange {
  if (config.kind === 'sqlite') return { open: (_name, mostListeners) => createTopics(mostListeners) };
  const { db, stopping, run } = surroundings;
  const instance = randomUUID();
  const localByName = new Map<string, LocalTopics>();
  let listening = false;

  function hear({ from, name, topic, message }: Notice): void {
    if (from !== instance) localByName.get(name)?.publish(topic, message);
  }

  function startListening(): void {
    if (listening) return;
    listening = true;
    void keepListening(config.kind === 'postgres' ? config.url : '', {
      stopping,
      hear,
      // Whatever was said while nobody listened is lost: each looks for itself.
      onConnected: () => {
        for (const topics of localByName.values()) topics.announceGap();
      },
    });
  }

  return {
    open(name, mostListeners) {
      const local = createTopics(mostListeners);
      localByName.set(name, local);
      return {
        publish(topic, message) {
          local.publish(topic, message);
          const notice: Notice = { from: instance, name, topic, message };
          run('a change could not be told to the other instances', async () => {
            await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`.execute(db);
          });
        },
        subscribe(topic, listen) {
          startListening();
          return local.subscribe(topic, listen);
        },
      };
    },
  };
}

interface Ears {
  stopping: AbortSignal;
  hear(notice: Notice): void;
  onConnected(): void;
}

/** Holds a connection of its own that listens, and opens another whenever it is lost. */
async function keepListening(url: string, ears: Ears): Promise<void> {
  let delayMs = FIRST_RETRY_MS;
  while (!ears.stopping.aborted) {
    const lost = await listenOnce(url, ears).catch(() => null);
    delayMs = lost ? FIRST_RETRY_MS : Math.min(delayMs * 2, LONGEST_RETRY_MS);
    await pause(delayMs, ears.stopping);
  }
}

/** Settles when the connection has ended; rejects when there never was one. */
async function listenOnce(url: string, { stopping, hear, onConnected }: Ears): Promise<'lost'> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  const ended = new Promise<void>((resolve) => {
    client.on('end', resolve);
    client.on('error', () => resolve());
  });
  client.on('notification', ({ payload }) => {
    const notice = noticeSchema.safeParse(readJson(payload ?? ''));
    if (notice.success) hear(notice.data);
  });
  const leave = () => void client.end().catch(() => {});
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    onConnected();
    stopping.addEventListener('abort', leave, { once: true });
    await ended;
    return 'lost';
  } finally {
    stopping.removeEventListener('abort', leave);
    leave();
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pause(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    timer.unref();
    stopping.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
