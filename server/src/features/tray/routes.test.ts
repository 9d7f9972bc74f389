import { randomUUID } from 'node:crypto';
import { LIMITS } from '@smart-listings/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { GOOD_ANSWER } from '../../test/builders.ts';
import { DATABASES, signUp, signUpPro } from '../../test/create-database-app.ts';
import { buildTrayItem, expectStates, readTray } from '../../test/hand-over.ts';
import { openTray, openTrayWithProvider } from '../../test/open-tray.ts';
import { answer } from '../../test/stand-in.ts';
import { sweepTrays } from './operations/run.ts';
import { writeRow } from './operations/write-row.ts';

const PATH = '/api/tray';

describe.each(DATABASES)('the tray on the server, on %s', (kind) => {
  it('writes what was handed over and counts each once, however often it is handed over', async () => {
    const { test, work, handOver, countUsed } = await openTray(kind);
    const session = await signUp(test);
    const items = [buildTrayItem('Red mug', { price: 12.5 }), buildTrayItem('Blue lamp')];
    await handOver(items, session);
    await handOver(items, session);
    work();
    const tray = await expectStates(test, session, ['written', 'written']);
    await handOver(items, session);
    expect(tray.rows.map(({ id, price }) => [id, price])).toEqual(items.map(({ id, price }) => [id, price]));
    expect(tray.rows[0]?.text).toMatchObject({
      engine: 'builtin',
      listing: { title: expect.stringMatching(/red mug/i) },
      receipt: expect.stringMatching(/./),
    });
    expect((await readTray(test, session, tray.version)).rows).toEqual([]);
    expect(await countUsed()).toEqual([2]);
  });

  it('writes of a free plan the first that it holds, and the others once it holds more', async () => {
    const { test, work, handOver, countUsed } = await openTray(kind);
    const session = await signUp(test);
    const items = Array.from({ length: 7 }, (_, at) => buildTrayItem(`Mug ${at + 1}`));
    work();
    await handOver(items, session);
    const held = [...Array(LIMITS.freeGenerationsPerMonth).fill('written'), 'stopped', 'stopped'];
    const { halt } = await expectStates(test, session, held);
    expect(halt).toEqual({ message: "You've reached your monthly generation limit.", until: null });
    await test.db.updateTable('user').set({ planType: 'premium' }).execute();
    expect((await readTray(test, session)).halt).toBeNull();
    await test.post(`${PATH}/resume`, {}, session);
    await expectStates(test, session, Array(7).fill('written'));
    expect([(await readTray(test, session)).halt, await countUsed()]).toEqual([null, [7]]);
  });

  it('begins nothing after a stop, and goes on afterwards', async () => {
    const { test, work, handOver } = await openTray(kind);
    const session = await signUp(test);
    await handOver([buildTrayItem('Red mug'), buildTrayItem('Blue lamp')], session);
    await test.post(`${PATH}/stop`, {}, session);
    work();
    await expectStates(test, session, ['stopped', 'stopped']);
    await test.post(`${PATH}/resume`, {}, session);
    await expectStates(test, session, ['written', 'written']);
  });

  it('says of a provider that is down, and lets the built-in writer write; nothing is counted twice', async () => {
    const { test, work, handOver, countUsed, standIn } = await openTrayWithProvider(kind);
    standIn.play({ kind: 'status', status: 401 });
    const session = await signUpPro(test);
    const item = buildTrayItem('Red mug');
    work();
    await handOver([item], session);
    const { rows } = await expectStates(test, session, ['failed']);
    expect(rows[0]).toMatchObject({ hasFallback: true, fault: expect.stringMatching(/AI server/) });
    expect(await countUsed()).toEqual([0]);
    const request = { ...item.request, writer: 'builtin' as const };
    await handOver([{ ...item, attempt: randomUUID(), request }], session);
    await expectStates(test, session, ['written']);
    expect(await countUsed()).toEqual([1]);
  });

  it('tries again what may pass', async () => {
    const { test, work, handOver, countUsed, standIn } = await openTrayWithProvider(kind);
    standIn.play({ kind: 'status', status: 503 }, answer(JSON.stringify(GOOD_ANSWER)));
    const session = await signUpPro(test);
    work();
    await handOver([buildTrayItem('Makita drill')], session);
    await expectStates(test, session, ['written']);
    expect([standIn.requests.length, await countUsed()]).toEqual([2, [1]]);
  });

  it('rests a price on what the account has sold', async () => {
    const { test, work, handOver, countUsed } = await openTray(kind);
    const session = await signUp(test);
    const sale = { title: 'Makita DHP482 combi drill', currency: 'GBP', soldOn: '2026-01-02', fees: null };
    const sales = [70, 72, 75, 78, 80].map((price) => ({ ...sale, price, key: String(price) }));
    await test.post('/api/sales/imports', { platform: 'eBay', fileName: 'a.csv', sales }, session);
    work();
    await handOver([buildTrayItem('Makita DHP482 combi drill')], session);
    const { rows } = await expectStates(test, session, ['written']);
    expect(rows[0]?.text?.listing).toMatchObject({ pricingSource: 'competition' });
    expect(await countUsed()).toEqual([1]);
  });

  it('pauses everything for as long as a provider asks for, or until the seller does not wait', async () => {
    const { test, work, handOver, standIn } = await openTrayWithProvider(kind);
    standIn.play({ kind: 'status', status: 429, headers: { 'retry-after': '600' } });
    const session = await signUpPro(test);
    work();
    await handOver(
      ['A drill', 'Another drill', 'A third drill'].map((name) => buildTrayItem(name)),
      session,
    );
    await expect
      .poll(async () => (await readTray(test, session)).halt?.until, { timeout: 20_000 })
      .toBeTruthy();
    await expectStates(test, session, ['waiting', 'waiting', 'waiting']);
    const asked = standIn.requests.length;
    expect(asked).toBeLessThanOrEqual(3);
    standIn.play(answer(JSON.stringify(GOOD_ANSWER)));
    await test.post(`${PATH}/resume`, {}, session);
    await expectStates(test, session, ['written', 'written', 'written']);
    expect(standIn.requests.length).toBe(asked + 3);
  });

  it('has one job an item, however often it is stopped, resumed and handed over', async () => {
    const { test, handOver } = await openTray(kind);
    const session = await signUp(test);
    const items = [buildTrayItem('Red mug'), buildTrayItem('Blue lamp')];
    await handOver(items, session);
    for (let count = 0; count < 3; count += 1) {
      await test.post(`${PATH}/resume`, {}, session);
      await test.post(`${PATH}/stop`, {}, session);
      await test.post(`${PATH}/resume`, {}, session);
      await handOver([buildTrayItem('Red mug', { id: items[0]?.id ?? '' })], session);
    }
    const jobs = kind === 'postgres' ? sql`queue.job where name` : sql`queue_job where kind`;
    const { rows } = await sql`select * from ${jobs} = 'tray-row'`.execute(test.db);
    expect(rows).toHaveLength(2);
  });

  it('gives the unit back of what was counted, stopped and never come back for', async () => {
    let now = new Date();
    const { test, work, handOver, countUsed, standIn } = await openTrayWithProvider(kind, {
      clock: () => now,
    });
    standIn.play({ kind: 'status', status: 429, headers: { 'retry-after': '600' } });
    const session = await signUpPro(test);
    work();
    await handOver([buildTrayItem('A drill')], session);
    await expect
      .poll(async () => (await readTray(test, session)).halt?.until, { timeout: 20_000 })
      .toBeTruthy();
    await test.post(`${PATH}/stop`, {}, session);
    expect(await countUsed()).toEqual([1]);
    now = new Date(now.getTime() + 8 * 24 * 3_600_000);
    await sweepTrays(test.context);
    expect([(await readTray(test, session)).ids, await countUsed()]).toEqual([[], [0]]);
  });

  it('ends an item that cannot be read any more, uncounted', async () => {
    const { test, work, handOver, countUsed } = await openTray(kind);
    const session = await signUp(test);
    await handOver([buildTrayItem('Red mug')], session);
    const { request } = await test.db.selectFrom('tray_row').select('request').executeTakeFirstOrThrow();
    // As an older version may have kept it.
    const older = JSON.stringify({ ...JSON.parse(request), formData: 7 });
    await test.db.updateTable('tray_row').set({ request: older }).execute();
    work();
    await expect
      .poll(() => test.db.selectFrom('tray_row').select('state').execute(), { timeout: 20_000 })
      .toEqual([{ state: 'failed' }]);
    expect(await countUsed()).toEqual([0]);
  });

  it('pauses longer each time that a provider asks for it again', async () => {
    const { test, handOver, standIn } = await openTrayWithProvider(kind);
    standIn.play({ kind: 'status', status: 429, headers: { 'retry-after': '3' } });
    const session = await signUpPro(test);
    await handOver([buildTrayItem('A drill')], session);
    const [claim] = await test.context.queue.claim('tray-row', 1);
    if (!claim) throw new Error('Nothing waits.');
    const { signal } = new AbortController();
    expect(await writeRow(test.context, claim, signal)).toEqual({ retryAfterMs: 3_000 });
    await test.db.updateTable('tray').set({ haltUntil: null }).execute();
    expect(await writeRow(test.context, { ...claim, attempt: 9 }, signal)).toEqual({ retryAfterMs: 256_000 });
  });

  it('shows and gives to nobody else what an account has handed over', async () => {
    const { test, handOver } = await openTray(kind);
    const session = await signUp(test);
    const item = buildTrayItem('Red mug');
    await handOver([item], session);
    const stranger = await signUp(test, 'ben@example.com');
    await test.post(`${PATH}/forget`, { items: [item] }, stranger);
    await test.post(`${PATH}/stop`, {}, stranger);
    // The same id is another item there.
    await handOver([buildTrayItem('Ben’s lamp', { id: item.id })], stranger);
    expect((await readTray(test, session)).rows).toMatchObject([
      { id: item.id, state: 'waiting', request: { formData: { itemName: 'Red mug' } } },
    ]);
  });

  it('forgets what its owner wants no more, and counts it no more when it was not begun', async () => {
    const { test, work, handOver, countUsed } = await openTray(kind);
    const session = await signUp(test);
    const items = [buildTrayItem('Red mug'), buildTrayItem('Blue lamp')];
    await handOver(items, session);
    await test.post(`${PATH}/forget`, { items: items.slice(0, 1) }, session);
    work();
    const tray = await expectStates(test, session, ['written']);
    expect(tray.ids).toEqual([items[1]?.id]);
    expect(await countUsed()).toEqual([1]);
  });

  it('takes no more items than a tray holds', async () => {
    const { test, handOver } = await openTray(kind);
    const session = await signUp(test);
    const fifty = () => Array.from({ length: LIMITS.trayItemsAtOnce }, (_, at) => buildTrayItem(`Mug ${at}`));
    for (let count = 0; count < LIMITS.trayRows; count += LIMITS.trayItemsAtOnce) {
      expect((await handOver(fifty(), session)).status).toBe(200);
    }
    expect((await handOver([buildTrayItem('One more')], session)).status).toBe(400);
    expect((await handOver([...fifty(), buildTrayItem('Too many')], session)).status).toBe(400);
    expect((await readTray(test, session)).ids).toHaveLength(LIMITS.trayRows);
  });

  it('tells the pages of the account of every change, and takes all of it along with the account', async () => {
    const { test, work, handOver } = await openTray(kind);
    const session = await signUp(test);
    const userId = (await test.db.selectFrom('user').select('id').executeTakeFirstOrThrow()).id;
    const told: (string | null)[] = [];
    test.context.trayChanges.subscribe(userId, (version) => void told.push(version));
    await handOver([buildTrayItem('Red mug')], session);
    work();
    const { version } = await expectStates(test, session, ['written']);
    expect(told.at(-1)).toBe(String(version));
    await test.db.deleteFrom('user').where('id', '=', userId).execute();
    const left = await Promise.all(
      (['tray', 'tray_row'] as const).map((table) => test.db.selectFrom(table).selectAll().execute()),
    );
    expect(left).toEqual([[], []]);
  });
});
