import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const PADDLE = {
  PADDLE_API_KEY: 'pdl_live_apikey_secret',
  PADDLE_CLIENT_TOKEN: 'live_token',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_secret',
  PADDLE_PRICE_ID: 'pri_1',
};

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
    [{ EBAY_CLIENT_ID: 'id' }, /EBAY_CLIENT_SECRET/],
    [{ EBAY_CLIENT_SECRET: 'secret' }, /EBAY_CLIENT_ID/],
    [{ EBAY_BASE_URL: 'http://localhost:1' }, /EBAY_CLIENT_ID/],
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
    [{ NODE_ENV: 'production' }, 'off'],
    [{ NODE_ENV: 'production', BILLING: 'sandbox' }, 'sandbox'],
    [{ NODE_ENV: 'production', ...PADDLE }, 'paddle'],
    [{ BILLING: 'off', ...PADDLE }, 'off'],
  ])('chooses how Pro is paid for from %j', (env, kind) => {
    const { config, secrets } = parseConfig({ AUTH_SECRET: 'x'.repeat(32), ...env });
    expect(config.billing.kind).toBe(kind);
    expect(secrets.billing !== null).toBe(kind === 'paddle');
    expect(JSON.stringify(config)).not.toContain('secret');
  });

  it('takes eBay’s keys together, and keeps them out of what may be logged', () => {
    const env = { EBAY_CLIENT_ID: 'very-secret-id', EBAY_CLIENT_SECRET: 'very-secret' };
    const { config, secrets } = parseConfig(env);
    expect(config.ebay).toEqual({ baseUrl: 'https://api.ebay.com' });
    expect(secrets.ebay).toEqual({ clientId: 'very-secret-id', clientSecret: 'very-secret' });
    expect(JSON.stringify(config)).not.toContain('very-secret');
    expect(parseConfig({}).config.ebay).toBeNull();
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
