import { afterEach, describe, expect, it } from 'vitest';
import { createShutdown } from '../../lib/shutdown.ts';
import { createTopics } from '../../lib/topics.ts';
import { buildSave } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';

const PATH = '/api/listings/stream';
type Session = { cookie: string };

describe.each(DATABASES)('the stream of changes on %s', (kind) => {
  const open: DatabaseApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  async function createApp(overrides = {}): Promise<DatabaseApp> {
    const test = await createDatabaseApp(kind, {}, overrides);
    open.push(test);
    return test;
  }

  /** Reads one version after the other. */
  async function follow(test: DatabaseApp, session: Session) {
    const response = await test.get(PATH, session);
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let text = '';
    return {
      response,
      next: async (): Promise<string | null> => {
        for (;;) {
          const found = /event: changed\ndata: \{"version":"(\d+)"\}\n\n/.exec(text);
          if (found) {
            text = text.slice(found.index + found[0].length);
            return found[1] ?? '';
          }
          const chunk = await reader?.read();
          if (!chunk || chunk.done) return null;
          text += decoder.decode(chunk.value);
        }
      },
      leave: async () => reader?.cancel(),
    };
  }

  it('tells every open page of a save, an edit, a deletion and its taking back', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const pages = await Promise.all([follow(test, session), follow(test, session)]);
    const versions = await Promise.all(pages.map((page) => page.next()));
    expect(versions).toEqual(['0', '0']);
    const saved = await test.post('/api/listings', buildSave(), session);
    const { id } = (await saved.json()) as { id: string };
    const changes = [
      () => test.patch(`/api/listings/${id}`, { revision: 1, title: 'Saw' }, session),
      () => test.delete(`/api/listings/${id}`, session),
      () => test.post('/api/listings/restore', { ids: [id] }, session),
      () => test.post('/api/refreshPricing', { listingId: id }, session),
    ];
    for (const [n, change] of [null, ...changes].entries()) {
      await change?.();
      expect(await Promise.all(pages.map((page) => page.next()))).toEqual([`${n + 1}`, `${n + 1}`]);
    }
    await Promise.all(pages.map((page) => page.leave()));
  });

  it('tells a page that comes back whether it missed something', async () => {
    const test = await createApp();
    const session = await signUp(test);
    const first = await follow(test, session);
    const before = await first.next();
    await first.leave();
    await test.post('/api/listings', buildSave(), session);
    const second = await follow(test, session);
    expect(await second.next()).not.toBe(before);
    await second.leave();
  });

  it('tells nobody else', async () => {
    const test = await createApp();
    const [anna, ben] = [await signUp(test), await signUp(test, 'ben@example.com')];
    const page = await follow(test, ben);
    await page.next();
    await test.post('/api/listings', buildSave(), anna);
    await test.post('/api/listings', buildSave(), ben);
    expect(await page.next()).toBe('1');
    await page.leave();
  });

  it('ends when the server stops', async () => {
    const shutdown = createShutdown();
    const test = await createApp({ shutdown });
    const page = await follow(test, await signUp(test));
    await page.next();
    shutdown.stop();
    expect(await page.next()).toBeNull();
  });

  it('has room for so many pages of one account, and for the next when one is left', async () => {
    const test = await createApp({ listingChanges: createTopics(2) });
    const session = await signUp(test);
    const [one, two] = [await follow(test, session), await follow(test, session)];
    expect((await test.get(PATH, session)).status).toBe(429);
    await one.leave();
    const three = await follow(test, session);
    expect(three.response.status).toBe(200);
    await Promise.all([two.leave(), three.leave()]);
  });
});
