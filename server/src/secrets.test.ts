// Every secret of the environment is set to a word of its own, the server is driven into every failure that
// has to do with it, and none of the words is anywhere: no log, no answer, no header, no metric.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parseConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { buildRequest } from './test/builders.ts';
import { drawPhoto } from './test/hostile-files.ts';
import { signUpAt, startServer } from './test/start-server.ts';

/** An address where nobody listens: whatever is sent there fails at once. */
const NOWHERE = 'http://127.0.0.1:9';

const SECRETS = {
  AUTH_SECRET: 'canary-auth-0123456789abcdef0123456789',
  AUTH_SECRET_BEFORE: 'canary-before-0123456789abcdef0123456789',
  METRICS_TOKEN: 'canary-metrics-0123456789',
  AWS_ACCESS_KEY_ID: 'canary-aws-id',
  AWS_SECRET_ACCESS_KEY: 'canary-aws-key',
  AWS_SESSION_TOKEN: 'canary-aws-session',
  SMTP_URL: 'smtp://canary-smtp-user:canary-smtp-password@127.0.0.1:9',
  GEMINI_API_KEY: 'canary-gemini',
  OPENAI_API_KEY: 'canary-openai',
  ANTHROPIC_API_KEY: 'canary-anthropic',
  EBAY_CLIENT_ID: 'canary-ebay-id',
  EBAY_CLIENT_SECRET: 'canary-ebay-secret',
  ETSY_KEYSTRING: 'canary-etsy-keystring',
  ETSY_SHARED_SECRET: 'canary-etsy-secret',
  PADDLE_API_KEY: 'canary-paddle-key',
  PADDLE_WEBHOOK_SECRET: 'canary-paddle-webhook',
};

/** Named like secrets, and public all the same. */
const PUBLIC = ['PADDLE_CLIENT_TOKEN'];

const PLACES = {
  STORAGE_URL: `s3://photos?endpoint=${encodeURIComponent(NOWHERE)}&region=eu-test-1`,
  GEMINI_BASE_URL: NOWHERE,
  OPENAI_BASE_URL: NOWHERE,
  OPENAI_MODEL: 'none',
  ANTHROPIC_BASE_URL: NOWHERE,
  EBAY_BASE_URL: NOWHERE,
  EBAY_AUTH_URL: NOWHERE,
  EBAY_MEDIA_URL: NOWHERE,
  EBAY_RU_NAME: 'public-redirect-name',
  ETSY_BASE_URL: NOWHERE,
  ETSY_AUTH_URL: NOWHERE,
  PADDLE_BASE_URL: NOWHERE,
  PADDLE_CLIENT_TOKEN: 'public-token',
  PADDLE_PRICE_ID: 'pri_1',
};

it('knows of every secret that the environment can hold', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const names = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  const secret = names.filter((name) => /KEY|SECRET|TOKEN|PASSWORD|CLIENT_ID|SMTP_URL/.test(name));
  expect(secret.toSorted()).toEqual([...Object.keys(SECRETS), ...PUBLIC].toSorted());
});

/** A server with all of the secrets, and everything that it says to anybody. */
async function startWithSecrets(provider: string) {
  const folder = mkdtempSync(join(tmpdir(), 'smart-listings-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...SECRETS, ...PLACES, AI_PROVIDER: provider, DATA_DIR: folder, LOG_LEVEL: 'trace' };
  const server = await startServer(env);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  let heard = '';
  const ask = async (path: string, init: RequestInit = {}): Promise<number> => {
    const response = await fetch(server.origin + path, { redirect: 'manual', ...init });
    heard += `${JSON.stringify([...response.headers])}\n${await response.text()}\n`;
    return response.status;
  };
  const cookie = await signUpAt(server);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { env, server, cookie, ask, post, heard: () => heard };
}

it.each(['openai', 'anthropic'])('tells none of them when %s is away', async (provider) => {
  const { server, post, heard } = await startWithSecrets(provider);
  expect(await post('/api/gemini/generateListing', buildRequest())).toBe(502);
  await server.stop();
  expect(server.output() + heard()).not.toContain('canary');
});

it('tells none of them when everything else is away', async () => {
  const { env, server, cookie, ask, post, heard } = await startWithSecrets('gemini');
  const photo = new Uint8Array(await drawPhoto().jpeg().toBuffer());
  const upload = { method: 'POST', headers: { cookie, 'content-type': 'image/jpeg' }, body: photo };
  const image = { base64: Buffer.from(photo).toString('base64') };
  const away = await Promise.all([
    post('/api/gemini/generateListing', buildRequest()),
    ask('/api/photos', upload),
    post('/api/createCheckout', {}),
  ]);
  expect(Math.min(...away)).toBeGreaterThanOrEqual(500);

  const db = openDatabase(parseConfig(env).secrets.database);
  await db.updateTable('user').set({ planType: 'premium' }).execute();
  // And a table, so that something fails that nobody foresaw.
  await db.schema.dropTable('template').execute();
  await db.destroy();
  const item = { platform: 'eBay', itemName: 'Makita drill', currency: 'GBP (£)' };
  const wanted = { name: 'A program', scope: 'write', password: 'correct horse' };
  const made = await fetch(`${server.origin}/api/account/keys`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  const { secret } = (await made.json()) as { secret: string };
  const key = { authorization: `Bearer ${secret}` };
  const bearer = { headers: { authorization: `Bearer ${SECRETS.METRICS_TOKEN}` } };
  const [analysis, webhook, templates, metrics] = await Promise.all([
    post('/api/gemini/analyzeCompetition', item),
    post('/api/billing/webhook', { event_type: 'x' }, { 'paddle-signature': 'ts=1;h1=00' }),
    ask('/api/templates', { headers: { cookie } }),
    ask('/metrics', bearer),
    // What a marketplace sends along with a seller opens the seller's account there.
    ...['ebay', 'etsy'].map((code) =>
      ask(`/api/channels/${code}/back?state=canary-state&code=canary-code`, { headers: { cookie } }),
    ),
    // A key says nowhere what it is: where it opens, fails, is misspelt, or is no use.
    ask('/api/listings', { headers: key }),
    ask('/api/templates', { headers: key }),
    ask('/api/listings', { headers: { authorization: `Bearer ${secret}x` } }),
    post('/api/gemini/generateListing', buildRequest(), key),
    post('/api/gemini/analyzeImage', { image }),
    post('/api/auth/request-password-reset', { email: 'anna@example.com' }),
    ...['/api/config', '/api/me', '/readyz', '/', '/api/openapi.json', '/api/operator/summary'].map((path) =>
      ask(path, { headers: { cookie } }),
    ),
  ]);
  expect([analysis, webhook, templates, metrics]).toEqual([502, expect.any(Number), 500, 200]);
  await server.stop();

  expect(server.output()).toContain('unexpected error');
  expect(server.output()).toContain('background work failed');
  expect(secret).toMatch(/^slk_/);
  expect(server.output() + heard()).not.toContain(secret);
  expect(server.output() + heard()).not.toContain('canary');
});
