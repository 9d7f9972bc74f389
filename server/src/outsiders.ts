import type { Config } from './config.ts';
import { NO_OUTSIDERS, type Outsiders } from './lib/security-headers.ts';

/** Whom the pages may load from, as this server is set up: nobody, unless payments or analytics are. */
export function findOutsiders({ billing, analyticsId }: Config): Outsiders {
  const paddle = billing.kind === 'paddle' ? paddleOrigins(billing.environment) : NO_OUTSIDERS;
  const analytics = analyticsId ? analyticsOrigins(analyticsId) : NO_OUTSIDERS;
  return {
    scripts: [...paddle.scripts, ...analytics.scripts],
    styles: paddle.styles,
    connections: [...paddle.connections, ...analytics.connections],
    frames: paddle.frames,
    payments: paddle.payments,
  };
}

function paddleOrigins(environment: 'sandbox' | 'production'): Outsiders {
  const prefix = environment === 'sandbox' ? 'sandbox-' : '';
  const cdn = environment === 'sandbox' ? 'https://sandbox-cdn.paddle.com' : 'https://cdn.paddle.com';
  const buy = `https://${prefix}buy.paddle.com`;
  return {
    // The script itself comes from one place for both environments.
    scripts: ['https://cdn.paddle.com'],
    styles: [...new Set(['https://cdn.paddle.com', cdn])],
    connections: [`https://${prefix}checkout-service.paddle.com`, `https://${prefix}api.paddle.com`],
    frames: [buy],
    payments: [buy],
  };
}

function analyticsOrigins(id: string): Outsiders {
  if (!id.startsWith('G-')) {
    return { ...NO_OUTSIDERS, scripts: ['https://plausible.io'], connections: ['https://plausible.io'] };
  }
  return {
    ...NO_OUTSIDERS,
    scripts: ['https://www.googletagmanager.com'],
    connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
  };
}
