// What opens a seller's account at a marketplace: renewed in time, told to nobody, worth nothing without the secret.
import { listChannelsResponseSchema, type SavedListing } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { createDatabaseApp, DATABASES, signUp, waitForLink } from '../../test/create-database-app.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { dump } from '../../test/dump.ts';
import { openShop } from '../../test/open-shop.ts';
import { readCookies } from '../../test/read-cookies.ts';
import { readZip } from '../../test/read-zip.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';

const SECRETS = ['4f9c1d7be0a25836c7d1e94b2f60a8539bd2', 'b8e25f07c94d1a6370fe5c2d9b8146a7e3c0'] as const;
const CASES = SELLING_SERVICES.flatMap((service) => DATABASES.map((kind) => ({ service, kind })));

describe.each(CASES)('the connection to $service.name, on $kind', ({ service, kind }) => {
  const { code, name, calls, revokes } = service;

  async function open(env: Record<string, string> = {}) {
    let now = new Date('2026-11-21T12:00:00Z');
    const clock = () => now;
    const shop = await openShop(service, kind, { clock, env });
    const { test, session } = shop;
    const later = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    const path = ({ id }: SavedListing) => `/api/listings/${id}/channels/${code}`;
    const readChannel = async () => {
      const answer = await (await test.get('/api/channels', session)).json();
      return listChannelsResponseSchema.parse(answer).channels[0];
    };
    const stateOf = async () => (await readChannel())?.state;
    return { ...shop, clock, later, path, readChannel, stateOf };
  }

  it('renews tokens before they end and when they are refused, and asks to connect when the seller forbids it', async () => {
    const { there, test, session, connect, save, later, path, stateOf } = await open();
    const listing = await save();
    later(7_300_000);
    expect((await test.get(path(listing), session)).status).toBe(200);
    expect(there.tokens.refreshes).toBe(1);
    there.endTokens();
    expect((await test.get(path(listing), session)).status).toBe(200);
    there.forbid();
    const answer = await test.get(path(listing), session);
    expect([answer.status, await answer.json()]).toMatchObject([409, { error: { code: 'conflict' } }]);
    expect(await stateOf()).toBe('refused');
    await connect();
    expect((await test.get(path(listing), session)).status).toBe(200);
  });

  it('renews once for all that ask at the same time, though what renews opens only once', async () => {
    const { there, test, session, save, path, stateOf } = await open();
    const listing = await save();
    there.endTokens();
    const answers = await Promise.all([1, 2, 3].map(() => test.get(path(listing), session)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stateOf()).toBe('connected');
  });

  it('tells no token anywhere, names the connection in the download, and goes with the account', async () => {
    const { there, test, session, save, preview, ask, path, readChannel } = await open();
    const listing = await save();
    await ask(listing, 'publish', { digest: (await preview(listing)).digest });
    there.play(calls.choices, { kind: 'status', status: 500 });
    const heard = [
      await (await test.get(path(listing), session)).text(),
      await (await test.get('/api/channels', session)).text(),
      test.logged(),
    ];
    const page = (await readChannel())?.permissions.page;
    const zip = readZip(Buffer.from(await (await test.get('/api/account/data.zip', session)).arrayBuffer()));
    heard.push(...[...zip.values()].map(String));
    // All that a backup holds.
    heard.push(await dump(test.db));
    expect(there.tokens.issued.length).toBeGreaterThan(0);
    expect(heard.join('\n')).not.toMatch(/canary|#code|PRD-secret/);
    expect(zip.get('channels.json')?.toString()).toContain(`"channel": "${code}"`);
    const body = { password: 'correct horse' };
    expect((await test.post('/api/account/delete', body, session)).status).toBe(200);
    for (const table of ['channel_connection', 'channel_login', 'publication'] as const)
      expect(await test.db.selectFrom(table).selectAll().execute()).toEqual([]);
    // Where nothing of ours can end the permission, the last mail says where its owner can.
    const [words, told] =
      revokes === null
        ? [/is deleted; the permission itself[^:]+:\n\n(\S+)\n$/, page]
        : [/is deleted, and (\S+) has ended the permission\.\n$/, name];
    expect(await waitForLink(test, words)).toBe(told);
    expect(there.isAllowed()).toBe(revokes === null);
  });

  it('opens nothing with another secret: the seller connects anew', async () => {
    const { test, session, save, path, stateOf } = await open();
    const listing = await save();
    await test.db
      .updateTable('channel_connection')
      .set({ keyId: 'another', tokens: 'another.AAAA' })
      .execute();
    expect(await stateOf()).toBe('refused');
    expect((await test.get(path(listing), session)).status).toBe(409);
  });

  it('opens with the secret before, and is sealed with the new one from the next renewal on', async () => {
    const { test, env, save, clock, later, path } = await open({ AUTH_SECRET: SECRETS[0] });
    const listing = await save();
    const restart = (secrets: Record<string, string>) =>
      createTestApp(
        { ...test.env, ...env, ...secrets },
        { db: test.db, passwords: test.context.passwords, clock },
      );
    const enter = async (app: TestApp) => {
      const body = { email: 'anna@example.com', password: 'correct horse' };
      return { cookie: readCookies(await app.post('/api/auth/sign-in/email', body)) };
    };
    const readKey = () => test.db.selectFrom('channel_connection').select('keyId').executeTakeFirstOrThrow();
    const before = await readKey();
    const both = restart({ AUTH_SECRET: SECRETS[1], AUTH_SECRET_BEFORE: SECRETS[0] });
    const session = await enter(both);
    const channels = listChannelsResponseSchema.parse(
      await (await both.get('/api/channels', session)).json(),
    );
    expect(channels.channels[0]?.state).toBe('connected');
    expect((await both.get(path(listing), session)).status).toBe(200);
    expect(await readKey()).toEqual(before);
    later(7_300_000);
    expect((await both.get(path(listing), session)).status).toBe(200);
    expect(await readKey()).toEqual({ keyId: both.context.channelSeal.keyId });
    const after = restart({ AUTH_SECRET: SECRETS[1] });
    expect((await after.get(path(listing), await enter(after))).status).toBe(200);
  });
});

it('has nothing to connect without keys', async () => {
  const test = await createDatabaseApp('sqlite');
  const session = await signUp(test);
  expect(await (await test.get('/api/channels', session)).json()).toEqual({ channels: [] });
  expect(await (await test.get('/api/config')).json()).toMatchObject({ channels: [] });
  expect((await test.post('/api/channels/ebay/connect', {}, session)).status).toBe(404);
  await test.close();
});
