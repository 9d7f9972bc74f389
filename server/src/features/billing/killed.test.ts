// The real server, killed with SIGKILL while Paddle tells it what was bought, again and again on one database: what
// it has answered is applied, whole and once; what it has not is applied when Paddle tells it again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billingLinkSchema, type Me, meSchema } from '@smart-listings/contract';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../../config.ts';
import { type Db, openDatabase } from '../../db/database.ts';
import { createPlace, DATABASES } from '../../test/create-database-app.ts';
import { deliver, notification, refund, startPaddle, subscription } from '../../test/stand-in-paddle.ts';
import { type RunningServer, signUpAt, startServer } from '../../test/start-server.ts';
import { deriveBought } from './operations/membership.ts';
import { listEvents } from './queries.ts';

const KILLS = { sqlite: 6, postgres: 4 };
const BUYERS = 6;
/** How many calls of the webhook are under way at once. */
const SENDERS = 6;
const UPDATES_EACH = 20;
const END = '2126-12-21T10:00:00.1Z';

it.each(DATABASES)(
  'applies every webhook once that it is told under kills, on %s',
  async (kind) => {
    const paddle = await startPaddle();
    onTestFinished(paddle.close);
    const place = await createPlace(kind);
    onTestFinished(place.remove);
    const folder = mkdtempSync(join(tmpdir(), 'smart-listings-billing-killed-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = { DATA_DIR: folder, ...place.env, ...paddle.env, AUTH_SECRET: 'x'.repeat(32) };
    const db = openDatabase(parseConfig(env).secrets.database);
    onTestFinished(() => db.destroy());
    const start = async () => {
      const server = await startServer(env);
      onTestFinished(server.kill);
      return server;
    };

    const first = await start();
    const buyers: Buyer[] = [];
    for (let n = 0; n < BUYERS; n += 1) buyers.push(await buy(first, n));
    await first.kill();
    const told: Told = { waiting: shuffle(buyers.flatMap(({ events }) => events)), answered: [] };
    const all = told.waiting.length;
    for (let round = 1; round <= KILLS[kind]; round += 1) {
      // After another number of answers each time, so that the kill finds the others at another place.
      const kill = { afterAnswers: 1 + ((round * 5) % 7) };
      await tellUntilKilled(await start(), told, kill);
      await check(db, told.answered);
    }
    expect(told.answered.length).toBeGreaterThan(KILLS[kind]);
    expect(told.waiting.length).toBeGreaterThan(0);

    const last = await start();
    // What was answered is told again as well: Paddle may not have heard it.
    for (const event of [...told.waiting, ...told.answered]) expect(await tell(last, event)).toBe(true);
    await check(db, [...told.waiting, ...told.answered]);
    expect(await db.selectFrom('billing_event').select('id').execute()).toHaveLength(all);
    for (const { cookie, outcome } of buyers) {
      const response = await fetch(`${last.origin}/api/me`, { headers: { cookie } });
      const me = meSchema.parse(await response.json());
      expect({ planType: me.user?.planType, membership: me.membership }).toEqual(outcome);
    }
  },
  300_000,
);

interface Event {
  id: string;
  body: object;
}

interface Told {
  /** Not answered so far: told again, as Paddle does. */
  waiting: Event[];
  answered: Event[];
}

interface Buyer {
  cookie: string;
  events: Event[];
  /** What all of the events come to, in whatever order they are told. */
  outcome: Pick<Me, 'membership'> & { planType: string };
}

/** An account that has paid, what Paddle has to tell of it, and what that comes to: one of three ends. */
async function buy(server: RunningServer, n: number): Promise<Buyer> {
  const cookie = await signUpAt(server, `buyer-${n}@example.com`);
  const response = await fetch(`${server.origin}/api/createCheckout`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{}',
  });
  const { url } = billingLinkSchema.parse(await response.json());
  const id = `sub_${n}`;
  const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, '0')}:00:00Z`;
  const event = (type: string, name: string, data: object): Event => ({
    id: `evt_${n}_${name}`,
    body: notification(type, `evt_${n}_${name}`, data),
  });
  const bought = { transaction_id: new URL(url).searchParams.get('_ptxn') };
  const events = [
    event('subscription.created', 'created', subscription({ id, ...bought })),
    ...Array.from({ length: UPDATES_EACH }, (_, hour) =>
      event('subscription.updated', `update-${hour}`, subscription({ id, updated_at: at(hour) })),
    ),
  ];
  const scheduled = { action: 'cancel', effective_at: END, resume_at: null };
  const ends = [
    {
      events: [],
      outcome: {
        planType: 'premium',
        membership: { state: 'renewing', renewsAt: '2126-12-21T10:00:00.100Z', cancelsAt: null },
      },
    },
    {
      events: [
        event(
          'subscription.updated',
          'cancelled',
          subscription({ id, updated_at: at(22), next_billed_at: null, scheduled_change: scheduled }),
        ),
      ],
      outcome: {
        planType: 'premium',
        membership: { state: 'ending', renewsAt: null, cancelsAt: '2126-12-21T10:00:00.100Z' },
      },
    },
    {
      events: [
        event(
          'adjustment.updated',
          'refunded',
          refund({ id: `adj_${n}`, subscription_id: id, updated_at: at(23) }),
        ),
      ],
      outcome: { planType: 'free', membership: { state: 'none', renewsAt: null, cancelsAt: null } },
    },
  ] as const;
  const end = ends[n % ends.length] ?? ends[0];
  return { cookie, events: [...events, ...end.events], outcome: end.outcome };
}

/** @returns whether it was answered */
async function tell({ origin }: RunningServer, event: Event): Promise<boolean> {
  const { body, headers } = deliver(event.body);
  const response = await fetch(`${origin}/api/billing/webhook`, { method: 'POST', headers, body }).catch(
    () => null,
  );
  const text = await response?.text().catch(() => null);
  if (!response || typeof text !== 'string') return false;
  expect(response.status, text).toBe(200);
  return true;
}

async function tellUntilKilled(
  server: RunningServer,
  told: Told,
  { afterAnswers }: { afterAnswers: number },
): Promise<void> {
  let answers = 0;
  const queue = [...told.waiting];
  const sendOn = async () => {
    for (let event = queue.shift(); event; event = queue.shift()) {
      if (!(await tell(server, event))) return;
      told.answered.push(event);
      answers += 1;
      if (answers === afterAnswers) await server.kill();
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sendOn));
  await server.kill();
  told.waiting = told.waiting.filter((event) => !told.answered.includes(event));
}

/** In one snapshot: a transaction that was under way at the kill may end while we look. */
async function check(db: Db, answered: readonly Event[]): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const rows = await trx.selectFrom('billing_event').select('id').execute();
      const kept = new Set(rows.map(({ id }) => id));
      expect(answered.filter(({ id }) => !kept.has(id))).toEqual([]);
      // No event without the plan that it makes, no plan without its events.
      const users = await trx
        .selectFrom('user')
        .select(['id', 'planState', 'planUntil', 'planRenewsAt'])
        .execute();
      for (const { id, planState: state, planUntil: until, planRenewsAt: renewsAt } of users) {
        expect({ state, until, renewsAt }).toEqual(deriveBought(await listEvents(trx, id, ['paddle'])));
      }
    });
}

/** The same order in every run, and not that in which it happened. */
function shuffle<T>(values: readonly T[]): T[] {
  return values
    .map((value, index) => ({ value, key: (index * 37) % 131 }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ value }) => value);
}
