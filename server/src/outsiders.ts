import type { Config } from './config.ts';
import { NO_OUTSIDERS, type Outsiders } from './lib/security-headers.ts';

/** Whom the pages may load from, as this server is set up: nobody, unless payments or analytics are. */
export function findOutsiders({ billing, analyticsId }: Config): Outsiders {
  const paddle = billing.kind === 'paddle' ? paddleOrigins(billing.environment) : NO_OUTSIDERS;
  const analytics = analyticsId ? analyticsOrigins(analyticsId) : NO_OUTSIDERS;
  return {
    scripts: [...paddle.scripts, ...analytics.scripts],
    styles: paddle.styles,
    images: analytics.images,
    connections: analytics.connections,
    checkouts: paddle.checkouts,
  };
}

/**
 * What Paddle.js 2.8 asks for in its own source (https://cdn.paddle.com/paddle/v2/paddle.js): itself, one
 * style sheet, and a frame that does the rest under Paddle's own policy. In the real environment it also
 * fetches Paddle Retain from public.profitwell.com, which follows visitors: that stays shut.
 */
function paddleOrigins(environment: 'sandbox' | 'production'): Outsiders {
  const prefix = environment === 'sandbox' ? 'sandbox-' : '';
  return {
    ...NO_OUTSIDERS,
    // The script comes from one place for both environments.
    scripts: ['https://cdn.paddle.com'],
    // Its overlay sets style attributes on the page that it lies over.
    styles: ["'unsafe-inline'", `https://${prefix}cdn.paddle.com`],
    checkouts: [`https://${prefix}buy.paddle.com`],
  };
}

/** Google's as https://developers.google.com/tag-platform/security/guides/csp has them for Analytics 4 without signals. */
function analyticsOrigins(id: string): Outsiders {
  if (!id.startsWith('G-')) {
    return { ...NO_OUTSIDERS, scripts: ['https://plausible.io'], connections: ['https://plausible.io'] };
  }
  const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return {
    ...NO_OUTSIDERS,
    scripts: ['https://www.googletagmanager.com'],
    images: google,
    connections: [...google, 'https://*.analytics.google.com'],
  };
}
