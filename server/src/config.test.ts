import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const ENV_EXAMPLE = new URL('../../.env.example', import.meta.url);
const PADDLE = {
  PADDLE_API_KEY: 'pdl_live_apikey_secret',
  PADDLE_CLIENT_TOKEN: 'live_token',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_secret',
  PADDLE_PRICE_ID: 'pri_1',
};

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_URL: 'https://listings.example.com',
  AUTH_SECRET: '4f9c1d7be0a25836c7d1e94b2f60a8539bd2',
};
const SECRETS = [...readFileSync(ENV_EXAMPLE, 'utf8').matchAll(/^#?([A-Z_]+_(?:KEY|SECRET|TOKEN))=/gm)].map(
  ([, name = '']) => name,
);

describe('parseConfig', () => {
  it('needs nothing', () => {
    const { config, secrets } = parseConfig({});
    expect(config).toMatchObject({ port: 3000, host: null, ai: { kind: 'builtin' }, trustedProxies: 0 });
    expect(secrets.aiKey).toBeNull();
  });

  it('takes a blank value for none', () => {
    expect(parseConfig({ PORT: ' ', GEMINI_API_KEY: '' }).config).toMatchObject({
      port: 3000,
      ai: { kind: 'builtin' },
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['APP_URL', 'example.com'],
    ['GEMINI_BASE_URL', 'ftp://x'],
    ['NODE_ENV', 'prod'],
    ['LOG_LEVEL', 'loud'],
    ['SUPPORT_EMAIL', 'me'],
    ['AI_PROVIDER', 'gpt'],
    ['AI_TIMEOUT_MS', '-1'],
    ['TRUST_PROXY', 'maybe'],
    ['ANON_GENERATIONS_PER_HOUR', '0'],
    ['VISITOR_PROCESSOR_SECONDS', '0'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['STORAGE_URL', 'https://bucket.s3.amazonaws.com'],
    ['STORAGE_URL', 's3://'],
    ['STORAGE_URL', 's3://key:secret@bucket'],
    ['STORAGE_URL', 's3://bucket?endpoint=s3.example.com'],
    ['STORAGE_URL', 's3://bucket?style=path'],
    ['AUTH_SECRET', 'short'],
    ['OWNER_EMAILS', 'anna@example.com, bob'],
    ['SMTP_URL', 'mail.example.com'],
    ['BILLING', 'stripe'],
    ['PADDLE_PRICE_ID', 'pro'],
    ['PADDLE_ENVIRONMENT', 'live'],
    ['AI_INPUT_PRICE', 'cheap'],
    ['ANALYTICS_ID', 'UA'],
  ])('stops at %s=%s with one line that names it', (name, value) => {
    const read = () => parseConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} takes [^\\n]+\\.$`));
  });

  it.each([
    [{ GEMINI_API_KEY: 'g' }, { kind: 'gemini', model: 'gemini-flash-latest', baseUrl: null }],
    [{ OPENAI_API_KEY: 'o', GEMINI_API_KEY: 'g' }, { kind: 'gemini' }],
    [{ OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'a' }, { kind: 'openai' }],
    [{ ANTHROPIC_API_KEY: 'a' }, { kind: 'anthropic' }],
    [{ ANTHROPIC_API_KEY: 'a', GEMINI_API_KEY: 'g', AI_PROVIDER: 'anthropic' }, { kind: 'anthropic' }],
    [{ GEMINI_API_KEY: 'g', AI_PROVIDER: 'builtin' }, { kind: 'builtin' }],
    [
      { OPENAI_BASE_URL: 'http://localhost:11434/v1/', OPENAI_MODEL: 'llama' },
      { kind: 'openai', baseUrl: 'http://localhost:11434/v1', model: 'llama' },
    ],
  ])('chooses who writes from %j', (env, ai) => {
    expect(parseConfig(env).config.ai).toMatchObject(ai);
  });

  it.each([
    [{ AI_PROVIDER: 'gemini' }, /GEMINI_API_KEY/],
    [{ GEMINI_BASE_URL: 'http://localhost:1' }, /GEMINI_API_KEY/],
    [{ ANTHROPIC_MODEL: 'claude' }, /ANTHROPIC_API_KEY/],
    [{ OPENAI_BASE_URL: 'http://localhost:11434/v1' }, /OPENAI_MODEL/],
    [{ STORAGE_URL: 's3://bucket' }, /AWS_ACCESS_KEY_ID/],
    [{ STORAGE_URL: 's3://bucket', AWS_ACCESS_KEY_ID: 'id' }, /AWS_SECRET_ACCESS_KEY/],
    [{ ETSY_KEYSTRING: 'key' }, /ETSY_SHARED_SECRET/],
    [{ ETSY_SHARED_SECRET: 'secret' }, /ETSY_KEYSTRING/],
    [{ ETSY_BASE_URL: 'http://localhost:1' }, /ETSY_KEYSTRING/],
    [{ EBAY_CLIENT_ID: 'id' }, /EBAY_CLIENT_SECRET/],
    [{ EBAY_CLIENT_SECRET: 'secret' }, /EBAY_CLIENT_ID/],
    [{ EBAY_BASE_URL: 'http://localhost:1' }, /EBAY_CLIENT_ID/],
    [{ EBAY_RU_NAME: 'Anna_Smith-AnnaSmit-Listin-abcde' }, /EBAY_CLIENT_ID/],
    [{ EBAY_ENVIRONMENT: 'sandbox' }, /EBAY_CLIENT_ID/],
    [{ EBAY_CLIENT_ID: 'id', EBAY_CLIENT_SECRET: 's', EBAY_AUTH_URL: 'http://localhost:1' }, /EBAY_RU_NAME/],
    [{ EBAY_CLIENT_ID: 'id', EBAY_CLIENT_SECRET: 's', EBAY_DEV_ID: 'dev' }, /EBAY_RU_NAME/],
    [{ BILLING: 'paddle' }, /PADDLE_API_KEY/],
    [{ PADDLE_API_KEY: 'key' }, /PADDLE_CLIENT_TOKEN/],
    [{ ...PADDLE, PADDLE_WEBHOOK_SECRET: '' }, /PADDLE_WEBHOOK_SECRET/],
    [{ ...PADDLE, PADDLE_PRICE_ID: '' }, /PADDLE_PRICE_ID/],
    [{ ...PADDLE, PADDLE_CLIENT_TOKEN: 'test_token' }, /PADDLE_CLIENT_TOKEN/],
    [{ ...PADDLE, PADDLE_API_KEY: 'pdl_sdbx_apikey_1' }, /PADDLE_API_KEY/],
    [{ AI_INPUT_PRICE: '0.3' }, /AI_OUTPUT_PRICE/],
  ])('refuses the half-set group %j', (env, names) => {
    expect(() => parseConfig(env)).toThrow(names);
  });

  it('refuses production without a secret of its own for sessions', () => {
    expect(() => parseConfig({ NODE_ENV: 'production' })).toThrow(/^AUTH_SECRET takes/);
  });

  it('refuses production without the address that visitors see', () => {
    const read = () => parseConfig({ ...PRODUCTION, APP_URL: '' });
    expect(read).toThrow(/^APP_URL takes [^\n]+; production needs it\.$/);
  });

  it('knows every secret that the example of an environment names', () => {
    expect(SECRETS).toEqual(
      expect.arrayContaining(['AUTH_SECRET', 'METRICS_TOKEN', 'AWS_SECRET_ACCESS_KEY']),
    );
    expect(SECRETS.length).toBeGreaterThan(9);
  });

  it.each([
    ...SECRETS.map((name) => [name, 'replace-me-with-32-random-characters-or-more']),
    ...SECRETS.map((name) => [name, '0123456789abcdefghijklmnopqrstuvwxyz']),
    ['AUTH_SECRET', 'x'.repeat(40)],
    ['AUTH_SECRET', 'correct-horse-battery-staple-'.repeat(2)],
    ['AUTH_SECRET', '<32 random characters or more, please>'],
    ['METRICS_TOKEN', '1234567812345678'],
    ['AWS_SECRET_ACCESS_KEY', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'],
    ['PADDLE_WEBHOOK_SECRET', 'minioadmin'],
    ['DATABASE_URL', 'postgres://smart_listings:password@db.internal:5432/smart_listings'],
    ['DATABASE_URL', 'postgres://postgres:postgres@db.internal/smart_listings'],
    ['SMTP_URL', 'smtps://user:p%61ssword@mail.internal:465'],
    ['SMTP_URL', 'smtp://user:11111111@mail.internal:587'],
  ])('refuses production on %s=%s, in one line that names it and not the value', (name, value) => {
    const read = () => parseConfig({ ...PRODUCTION, [name]: value });
    expect(read).toThrow(new RegExp(`^${name} takes a (?:secret|password) [^\\n]+\\.$`));
    expect(read).not.toThrow(value);
    if (name !== 'AUTH_SECRET')
      expect(() => parseConfig({ ...PRODUCTION, NODE_ENV: 'test', [name]: value })).not.toThrow(
        /of its own|nobody guesses/,
      );
  });

  it.each([
    ['AUTH_SECRET', 'dGhlIHF1aWNrIGJyb3duIGZveCBqdW1wcyBvdmVy'],
    ['AUTH_SECRET', 'five random words make: amber ferry quilt'],
    ['METRICS_TOKEN', '9f8e2c4b7a1d6053'],
    ['DATABASE_URL', 'postgres://smart_listings@localhost/smart_listings'],
    ['DATABASE_URL', 'postgres://smart_listings:nine%20Lives7@db.example.com/smart_listings'],
    ['SMTP_URL', 'smtps://user:hX3-pq0vT@mail.example.com:465'],
  ])('starts in production on %s=%s', (name, value) => {
    expect(() => parseConfig({ ...PRODUCTION, [name]: value })).not.toThrow();
  });

  it('chooses where data and mail go', () => {
    expect(parseConfig({ DATA_DIR: '/data' })).toMatchObject({
      config: {
        database: 'sqlite',
        storage: { kind: 'folder', folder: '/data/photos' },
        mail: { kind: 'outbox' },
      },
      secrets: { database: { kind: 'sqlite' } },
    });
    const scaled = parseConfig({ DATABASE_URL: 'postgres://u:secret@h/d', SMTP_URL: 'smtp://u:secret@h' });
    expect(scaled).toMatchObject({ config: { database: 'postgres', mail: { kind: 'smtp' } } });
    expect(JSON.stringify(scaled.config)).not.toContain('secret');
  });

  it.each([
    ['s3://bucket', 'https://bucket.s3.us-east-1.amazonaws.com', '', 'us-east-1'],
    ['s3://bucket?region=eu-west-2', 'https://bucket.s3.eu-west-2.amazonaws.com', '', 'eu-west-2'],
    ['s3://bucket/a/b?endpoint=http://minio:9000/&region=x', 'http://minio:9000/bucket', 'a/b/', 'x'],
  ])('finds the bucket of %s', (url, baseUrl, prefix, region) => {
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'very-secret' };
    const { config, secrets } = parseConfig({ STORAGE_URL: url, ...keys });
    expect(config.storage).toEqual({ kind: 's3', baseUrl, prefix, region });
    expect(secrets.storageKeys).toMatchObject({ accessKeyId: 'id', secretAccessKey: 'very-secret' });
    expect(JSON.stringify(config)).not.toContain('very-secret');
  });

  it.each([
    [{}, 'sandbox'],
    [PRODUCTION, 'off'],
    [{ ...PRODUCTION, BILLING: 'sandbox' }, 'sandbox'],
    [{ ...PRODUCTION, ...PADDLE }, 'paddle'],
    [{ BILLING: 'off', ...PADDLE }, 'off'],
  ])('chooses how Pro is paid for from %j', (env, kind) => {
    const { config, secrets } = parseConfig(env);
    expect(config.billing.kind).toBe(kind);
    expect(secrets.billing !== null).toBe(kind === 'paddle');
    expect(JSON.stringify(config)).not.toContain('secret');
  });

  it('takes Etsy’s keys together, and keeps them out of what may be logged', () => {
    const env = { ETSY_KEYSTRING: 'very-secret-key', ETSY_SHARED_SECRET: 'very-secret' };
    const { config, secrets } = parseConfig(env);
    expect(config.etsySelling).toEqual({
      ...{ baseUrl: 'https://openapi.etsy.com', authUrl: 'https://www.etsy.com', callsPerSecond: 5 },
    });
    expect(secrets.etsy).toEqual({ keystring: 'very-secret-key', sharedSecret: 'very-secret' });
    expect(JSON.stringify(config)).not.toContain('very-secret');
    expect(parseConfig({}).config.etsySelling).toBeNull();
  });

  it('takes eBay’s keys together, and keeps them out of what may be logged', () => {
    const env = { EBAY_CLIENT_ID: 'very-secret-id', EBAY_CLIENT_SECRET: 'very-secret' };
    const { config, secrets } = parseConfig(env);
    expect(config.ebay).toEqual({ baseUrl: 'https://api.ebay.com' });
    expect(secrets.ebay).toEqual({ clientId: 'very-secret-id', clientSecret: 'very-secret' });
    expect(JSON.stringify(config)).not.toContain('very-secret');
    expect(config.ebaySelling).toBeNull();
    expect(parseConfig({}).config.ebay).toBeNull();
    const sandbox = { ...env, EBAY_RU_NAME: 'Anna-Listin-abc', EBAY_ENVIRONMENT: 'sandbox' };
    expect(parseConfig(sandbox).config.ebaySelling).toEqual({
      baseUrl: 'https://api.sandbox.ebay.com',
      authUrl: 'https://auth.sandbox.ebay.com',
      mediaUrl: 'https://apim.sandbox.ebay.com',
      ruName: 'Anna-Listin-abc',
      devId: null,
    });
  });

  it('keeps the key out of what may be logged', () => {
    const { config, secrets } = parseConfig({ GEMINI_API_KEY: 'very-secret' });
    expect(JSON.stringify(config)).not.toContain('very-secret');
    expect(secrets.aiKey).toBe('very-secret');
  });

  it('counts for both writers what the operator sets, and lets the built-in one write far more by default', () => {
    expect(parseConfig({ ANON_GENERATIONS_PER_HOUR: '5' }).config.generationsPerHour).toEqual({
      ai: 5,
      builtin: 5,
    });
    const { ai, builtin } = parseConfig({}).config.generationsPerHour;
    expect(builtin).toBeGreaterThan(ai);
  });
});
