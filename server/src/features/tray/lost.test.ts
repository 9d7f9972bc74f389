// Writers of a tray that are outrun, killed or lost: each item is written and counted once all the same.
import { LIMITS } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { GOOD_ANSWER } from '../../test/builders.ts';
import { DATABASES, signUp, signUpPro } from '../../test/create-database-app.ts';
import { buildTrayItem, expectStates } from '../../test/hand-over.ts';
import { openTray, openTrayWithProvider } from '../../test/open-tray.ts';
import { type Act, answer } from '../../test/stand-in.ts';
import { sweepTrays } from './operations/run.ts';
import { writeRow } from './operations/write-row.ts';

describe.each(DATABASES)('a writer of the tray that is lost, on %s', (kind) => {
  /** A row whose writer waits for `act` of the provider while another one has written it. */
  async function openOutrun(act: Act) {
    const { test, handOver, countUsed, standIn } = await openTrayWithProvider(kind);
    standIn.play(act, answer(JSON.stringify(GOOD_ANSWER)));
    const session = await signUpPro(test);
    await handOver([buildTrayItem('Makita drill')], session);
    const [claim] = await test.context.queue.claim('tray-row', 1);
    if (!claim) throw new Error('Nothing waits.');
    const { signal } = new AbortController();
    const older = writeRow(test.context, claim, signal);
    await expect.poll(() => standIn.requests.length, { timeout: 20_000 }).toBe(1);
    await writeRow(test.context, claim, signal);
    const expectWritten = async () => {
      await expectStates(test, session, ['written']);
      expect(await countUsed()).toEqual([1]);
    };
    return { standIn, older, expectWritten };
  }

  it('leaves what another worker has written when an older one fails', async () => {
    const { standIn, older, expectWritten } = await openOutrun({ kind: 'hang' });
    await standIn.close();
    await older;
    await expectWritten();
  });

  it('leaves it when an older one is asked for a pause', async () => {
    const written = Promise.withResolvers<void>();
    const pause = { kind: 'status', status: 429, headers: { 'retry-after': '3' } } as const;
    const { older, expectWritten } = await openOutrun({ ...pause, when: written.promise });
    written.resolve();
    await older;
    await expectWritten();
  });

  it('takes one unit of the hour of an item whose writers are lost in the middle', async () => {
    const { test, handOver, standIn } = await openTrayWithProvider(kind, {
      env: { ANON_GENERATIONS_PER_HOUR: '2' },
    });
    standIn.play({ kind: 'hang' });
    const session = await signUpPro(test);
    await handOver([buildTrayItem('A drill'), buildTrayItem('A lamp')], session);
    const [drill, lamp] = await test.context.queue.claim('tray-row', 2);
    if (!drill || !lamp) throw new Error('Nothing waits.');
    for (let lost = 1; lost <= 3; lost += 1) {
      const killed = new AbortController();
      const writing = writeRow(test.context, drill, killed.signal);
      await expect.poll(() => standIn.requests.length, { timeout: 20_000 }).toBe(lost);
      killed.abort();
      await expect(writing).rejects.toThrow();
    }
    standIn.play(answer(JSON.stringify(GOOD_ANSWER)));
    for (const claim of [drill, lamp]) await writeRow(test.context, claim, new AbortController().signal);
    await expectStates(test, session, ['written', 'written']);
  });

  it('finds what was lost behind many that wait', { timeout: 60_000 }, async () => {
    let now = new Date();
    const { test, handOver } = await openTray(kind, { clock: () => now });
    const many = await signUp(test, 'ben@example.com');
    for (let count = 0; count < LIMITS.trayRows; count += LIMITS.trayItemsAtOnce) {
      const items = Array.from({ length: LIMITS.trayItemsAtOnce }, () => buildTrayItem('Mug'));
      await handOver(items, many);
    }
    now = new Date(now.getTime() + 1_000);
    const item = buildTrayItem('Red mug');
    await handOver([item], await signUp(test));
    const read = () =>
      test.db.selectFrom('tray_row').select('jobId').where('id', '=', item.id).executeTakeFirstOrThrow();
    const lost = await read();
    await test.context.queue.drop('tray-row', [lost.jobId]);
    now = new Date(now.getTime() + 11 * 60_000);
    await sweepTrays(test.context);
    const { jobId } = await read();
    expect((await test.context.queue.progress('tray-row', [jobId])).get(jobId)).toBe('waiting');
  });

  it('sends anew once what the queue has lost, however many look after it', async () => {
    let now = new Date();
    const { test, handOver } = await openTray(kind, { clock: () => now });
    await handOver([buildTrayItem('Red mug')], await signUp(test));
    const { jobId } = await test.db.selectFrom('tray_row').select('jobId').executeTakeFirstOrThrow();
    await test.context.queue.drop('tray-row', [jobId]);
    now = new Date(now.getTime() + 11 * 60_000);
    await Promise.all([sweepTrays(test.context), sweepTrays(test.context), sweepTrays(test.context)]);
    expect(await test.context.queue.claim('tray-row', 5)).toHaveLength(1);
  });

  it('sends anew what the queue has lost, and forgets what nobody comes back for', async () => {
    let now = new Date();
    const { test, work, handOver } = await openTray(kind, { clock: () => now });
    const session = await signUp(test);
    await handOver([buildTrayItem('Red mug')], session);
    const { jobId } = await test.db.selectFrom('tray_row').select('jobId').executeTakeFirstOrThrow();
    await test.context.queue.drop('tray-row', [jobId]);
    now = new Date(now.getTime() + 11 * 60_000);
    await sweepTrays(test.context);
    work();
    await expectStates(test, session, ['written']);
    now = new Date(now.getTime() + 8 * 24 * 3_600_000);
    await sweepTrays(test.context);
    expect(await test.db.selectFrom('tray_row').select('id').execute()).toEqual([]);
  });
});
