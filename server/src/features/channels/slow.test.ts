// Marketplaces that are slow, or never answer: nobody waits for ever, and nothing is there twice.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DATABASES } from '../../test/create-database-app.ts';
import { openShop } from '../../test/open-shop.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';
import { readBack } from './operations/read-back.ts';

const CASES = SELLING_SERVICES.flatMap((service) => DATABASES.map((kind) => ({ service, kind })));
const A_MINUTE_MS = 60_000;

describe.each(CASES)('a slow $service.name, on $kind', ({ service, kind }) => {
  const { calls, decisions } = service;

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** A shop whose marketplace falls silent at a call, until as much time has passed as anybody waits for it. */
  async function openSilent() {
    const waits: { ms: number; over: AbortController }[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const over = new AbortController();
      waits.push({ ms, over });
      return over.signal;
    });
    const shop = await openShop(service, kind);
    const { there } = shop;
    async function silently<T>(call: string, work: () => Promise<T>): Promise<T> {
      const heard = there.calls.length;
      there.play(call, { kind: 'hang' });
      const working = work();
      await expect.poll(() => there.calls.slice(heard).some((one) => new RegExp(call).test(one))).toBe(true);
      for (const { over } of waits) over.abort(new DOMException('The time is up.', 'TimeoutError'));
      return working;
    }
    return { ...shop, waits, silently };
  }

  it('is given up at every call of a preview, and asked again by the next', async () => {
    const { there, save, ask, preview, silently, waits } = await openSilent();
    const listing = await save();
    for (const call of [calls.choices, ...calls.making]) {
      const answer = await silently(call, () => ask(listing, 'preview', decisions));
      expect([call, answer.status]).toEqual([call, 504]);
    }
    await ask(listing, 'publish', { digest: (await preview(listing)).digest });
    expect([there.there().length, there.published.length]).toEqual([1, 1]);
    expect(Math.max(...waits.map(({ ms }) => ms))).toBeLessThanOrEqual(A_MINUTE_MS);
  });

  it('is given up at the press and when it is read back', async () => {
    const { there, test, save, ask, preview, silently } = await openSilent();
    const listing = await save();
    const { digest } = await preview(listing);
    const pressed = await silently(calls.publish, () => ask(listing, 'publish', { digest }));
    expect([pressed.status, (await ask(listing, 'publish', { digest })).status]).toEqual([504, 200]);
    await silently(calls.sales, () => readBack(test.context));
    const [{ failures } = {}] = await test.db.selectFrom('channel_connection').select('failures').execute();
    expect([failures, there.published.length]).toEqual([1, 1]);
  });

  it('keeps a second press away for as long as the first one takes', async () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const { there, test, save, ask, preview } = await openShop(service, kind, { clock: () => now });
    const listing = await save();
    const { digest } = await preview(listing);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const answered = Promise.withResolvers<void>();
    there.play(calls.publish, { kind: 'status', status: 500, when: answered.promise });
    const pressing = ask(listing, 'publish', { digest });
    await expect.poll(() => there.calls.at(-1)).toMatch(new RegExp(calls.publish));
    const heldUntil = async () =>
      (await test.db.selectFrom('publication').select('busyUntil').executeTakeFirstOrThrow()).busyUntil;
    for (let minutes = 0; minutes < 10; minutes += 1) {
      const before = await heldUntil();
      now = new Date(now.getTime() + A_MINUTE_MS);
      vi.advanceTimersByTime(A_MINUTE_MS);
      await expect.poll(heldUntil).not.toBe(before);
    }
    expect((await ask(listing, 'publish', { digest })).status).toBe(409);
    answered.resolve();
    await pressing;
    expect((await ask(listing, 'publish', { digest })).status).toBe(200);
  });
});
