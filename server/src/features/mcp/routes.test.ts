// A real client, over HTTP, against the app behind a socket.
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { LIMITS } from '@smart-listings/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXAMPLES } from '../../api-examples.ts';
import { createHttpServer } from '../../lib/http-server.ts';
import { createToldLimit } from '../../lib/rate-limit.ts';
import { buildSave } from '../../test/builders.ts';
import { createDatabaseApp, DATABASES, type DatabaseApp, signUp } from '../../test/create-database-app.ts';
import { makeKey } from '../../test/make-key.ts';

const READING = ['check_listing', 'list_listings', 'price_help'];
const WRITING = ['generate_listing', 'save_listing'];
const HELLO = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const NEXT = {
  _meta: {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'an assistant', version: '2' },
    'io.modelcontextprotocol/clientCapabilities': {},
  },
};
const TAKES = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

describe.each(DATABASES)('the MCP server on %s', (kind) => {
  let test: DatabaseApp;
  let session: { cookie: string };
  let closers: (() => unknown)[];

  const open = async (overrides: Parameters<typeof createDatabaseApp>[2] = {}) => {
    test = await createDatabaseApp(kind, {}, overrides);
    session = await signUp(test);
  };
  beforeEach(async () => {
    closers = [];
    await open();
  });
  afterEach(async () => {
    for (const close of closers.toReversed()) await close();
    await test.close();
  });

  async function listen(): Promise<URL> {
    const server = createHttpServer(test.app.fetch);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => server.close(resolve)));
    return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  }

  /** An assistant with that key. */
  async function connect(headers: Record<string, string>, url?: URL) {
    const client = new Client({ name: 'an assistant', version: '1' });
    const transport = new StreamableHTTPClientTransport(url ?? (await listen()), {
      requestInit: { headers },
    });
    closers.push(() => client.close());
    await client.connect(transport);
    return client;
  }

  async function call(client: Client, name: string, input: object = {}) {
    const result = await client.callTool({ name, arguments: { ...input } });
    const [{ text }] = result.content as [{ text: string }];
    return { isError: result.isError, said: JSON.parse(text) };
  }

  it('does a seller’s evening: asks the price, writes, checks, saves, and finds it again', async () => {
    const client = await connect((await makeKey(test, session, 'write')).bearer);
    const { tools } = await client.listTools();
    const price = await call(client, 'price_help', EXAMPLES.price);
    const written = await call(client, 'generate_listing', EXAMPLES.generate);
    const { listing, receipt } = written.said;
    const checked = await call(client, 'check_listing', { ...EXAMPLES.check, listing });
    const origin = { ...EXAMPLES.save.origin, receipt };
    const saved = await call(client, 'save_listing', { ...EXAMPLES.save, listing, origin });
    const found = await call(client, 'list_listings', { search: 'jeans' });

    expect(tools.map(({ name }) => name).toSorted()).toEqual([...READING, ...WRITING].toSorted());
    expect(client.getInstructions()).toContain('questions');
    expect(price.said.kept.payout).toBeLessThanOrEqual(price.said.kept.price);
    expect(checked.said.breaches).toEqual(written.said.breaches);
    expect(found.said.listings).toEqual([saved.said]);
    expect(await (await test.get('/api/me', session)).json()).toMatchObject({
      usage: { generatedCount: 1 },
      savedCount: 1,
    });
  });

  it('shows a key that may only read what it may do, and does no more', async () => {
    const client = await connect((await makeKey(test, session, 'read')).bearer);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(READING);
    expect(await call(client, 'save_listing', buildSave())).toMatchObject({
      isError: true,
      said: { error: { code: 'forbidden' } },
    });
    expect(await (await test.get('/api/listings', session)).json()).toMatchObject({ total: 0 });
  });

  it.each([
    [
      'a form without its platform',
      'generate_listing',
      { formData: {}, currency: 'GBP (£)' },
      'formData.platform',
    ],
    ['a listing without its text', 'check_listing', { formData: EXAMPLES.price.formData }, 'listing'],
    ['a page before the first', 'list_listings', { page: 0 }, 'page'],
  ])('names what is wrong with %s', async (_what, name, input, field) => {
    const client = await connect((await makeKey(test, session, 'write')).bearer);
    const { isError, said } = await call(client, name, input);
    expect([isError, said.error.code]).toEqual([true, 'bad-request']);
    expect(Object.keys(said.error.fields)).toContain(field);
  });

  it('says that there is no such tool', async () => {
    const client = await connect((await makeKey(test, session, 'write')).bearer);
    expect(await call(client, 'publish_listing')).toMatchObject({
      isError: true,
      said: { error: { code: 'not-found' } },
    });
  });

  it('ends with the month, as the page does', async () => {
    const client = await connect((await makeKey(test, session, 'write')).bearer);
    for (let at = 0; at < LIMITS.freeGenerationsPerMonth; at += 1)
      expect((await call(client, 'generate_listing', EXAMPLES.generate)).isError).toBe(false);
    expect(await call(client, 'generate_listing', EXAMPLES.generate)).toMatchObject({
      isError: true,
      said: { error: { code: 'limit-reached' } },
    });
  });

  it('ends with the key', async () => {
    const { id, bearer } = await makeKey(test, session, 'read');
    const client = await connect(bearer);
    await test.delete(`/api/account/keys/${id}`, session);
    await expect(client.listTools()).rejects.toThrow(/revoked/);
  });

  it('ends with what the key may ask in an hour', async () => {
    await test.close();
    await open({ keyLimit: createToldLimit(4, 3600) });
    const client = await connect((await makeKey(test, session, 'read')).bearer);
    const asked = Array.from({ length: 4 }, () => client.listTools());
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(String(refused.map((one) => 'reason' in one && one.reason))).toContain('rate-limited');
  });

  it.each([
    ['without a key', {}],
    ['with a key that nobody made', { authorization: 'Bearer slk_none' }],
  ])('is shut to whoever comes %s', async (_what, headers) => {
    await expect(connect(headers)).rejects.toThrow();
    const { status, headers: said } = await test.post('/mcp', HELLO, { ...TAKES, ...headers });
    expect([status, said.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Bearer realm=/)]);
  });

  it('is shut to a session, which a browser would send by itself', async () => {
    expect((await test.post('/mcp', HELLO, { ...TAKES, ...session })).status).toBe(401);
  });

  it.each(['https://evil.example', 'null'])('is shut to pages of %s', async (origin) => {
    const { bearer } = await makeKey(test, session, 'read');
    expect((await test.post('/mcp', HELLO, { ...TAKES, ...bearer, origin })).status).toBe(403);
  });

  it.each([
    ['no JSON', '{', 400],
    ['a batch, which would count as one call', JSON.stringify([HELLO, HELLO]), 400],
    ['a message that is none', '{"hello":1}', 400],
    ['too much', JSON.stringify({ ...HELLO, params: 'x'.repeat(2 * LIMITS.dataUrlBytes) }), 413],
  ])('refuses %s', async (_what, body, status) => {
    const { bearer } = await makeKey(test, session, 'read');
    expect((await test.post('/mcp', body, { ...TAKES, ...bearer })).status).toBe(status);
  });

  it('answers clients of the protocol’s next generation, and holds no stream open for them', async () => {
    const { bearer } = await makeKey(test, session, 'read');
    const ask = async (method: string) => {
      const body = { jsonrpc: '2.0', id: 1, method, params: { ...NEXT, notifications: {} } };
      const headers = { ...TAKES, ...bearer, 'mcp-protocol-version': '2026-07-28', 'mcp-method': method };
      return (await test.post('/mcp', body, headers)).text();
    };
    expect(await ask('tools/list')).toContain('price_help');
    expect(await ask('subscriptions/listen')).toContain('Subscription limit reached');
  });

  it('notes in the log what the protocol itself could not take, without the words of it', async () => {
    const { bearer } = await makeKey(test, session, 'read');
    const message = { jsonrpc: '2.0', id: 1, method: 7, canary: 'canary-said' };
    const answer = await test.post('/mcp', message, { ...TAKES, ...bearer });
    expect([answer.status, test.logged()]).toEqual([400, expect.stringContaining('a message of MCP failed')]);
    expect(test.logged()).not.toContain('canary');
  });

  it('has no stream of its own', async () => {
    const { bearer } = await makeKey(test, session, 'read');
    const response = await test.get('/mcp', { ...bearer, accept: 'text/event-stream' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
