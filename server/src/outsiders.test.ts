import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { pageSecurityHeaders } from './lib/security-headers.ts';
import { findOutsiders } from './outsiders.ts';

const PADDLE = {
  PADDLE_API_KEY: 'key',
  PADDLE_CLIENT_TOKEN: 'token',
  PADDLE_WEBHOOK_SECRET: 'secret',
  PADDLE_PRICE_ID: 'pri_1',
};

/** What the pages of a server may load, with this environment. */
function policyOf(env: Record<string, string>) {
  const headers = pageSecurityHeaders({ outsiders: findOutsiders(parseConfig(env).config) });
  const directives = (headers['Content-Security-Policy'] ?? '').split('; ').map((line) => {
    const [name = '', ...sources] = line.split(' ');
    return [name, sources.filter((source) => source.startsWith('https:'))] as const;
  });
  return {
    outside: Object.fromEntries(directives.filter(([, sources]) => sources.length > 0)),
    payment: /payment=\(([^)]*)\)/.exec(headers['Permissions-Policy'] ?? '')?.[1],
    openers: headers['Cross-Origin-Opener-Policy'],
  };
}

describe('whom pages may load from', () => {
  it.each([{ BILLING: 'auto' }, { BILLING: 'off' }, { BILLING: 'sandbox' }])('is nobody with %j', (env) => {
    expect(policyOf(env)).toEqual({ outside: {}, payment: '', openers: 'same-origin' });
  });

  it('is Paddle where it takes the money, whose frame may use wallets and windows', () => {
    expect(policyOf(PADDLE)).toEqual({
      outside: {
        'script-src': ['https://cdn.paddle.com'],
        'style-src': ['https://cdn.paddle.com'],
        'frame-src': ['https://buy.paddle.com'],
      },
      payment: 'self "https://buy.paddle.com"',
      openers: 'same-origin-allow-popups',
    });
  });

  it('is Paddle’s sandbox where no money moves', () => {
    expect(policyOf({ ...PADDLE, PADDLE_ENVIRONMENT: 'sandbox' }).outside).toEqual({
      'script-src': ['https://cdn.paddle.com'],
      'style-src': ['https://sandbox-cdn.paddle.com'],
      'frame-src': ['https://sandbox-buy.paddle.com'],
    });
  });

  it('is Google for a measurement of Google Analytics', () => {
    const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
    expect(policyOf({ ANALYTICS_ID: 'G-ABC123' }).outside).toEqual({
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': google,
      'connect-src': [...google, 'https://*.analytics.google.com'],
    });
  });

  it('is Plausible for a domain', () => {
    expect(policyOf({ ANALYTICS_ID: 'listings.example' }).outside).toEqual({
      'script-src': ['https://plausible.io'],
      'connect-src': ['https://plausible.io'],
    });
  });
});
