import { randomBytes } from 'node:crypto';

/** Headers of every answer: nothing is sniffed, framed, embedded by other sites, or told to them. */
const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For answers that no browser should ever render. */
export const API_SECURITY_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Whom pages may load from beside ourselves: origins such as 'https://cdn.example.com'. */
export interface Outsiders {
  scripts: readonly string[];
  styles: readonly string[];
  images: readonly string[];
  /** Where scripts may send to. */
  connections: readonly string[];
  /** Whose frames may take a payment: through the browser's own wallet, or in a window that they open. */
  checkouts: readonly string[];
}

export const NO_OUTSIDERS: Outsiders = {
  scripts: [],
  styles: [],
  images: [],
  connections: [],
  checkouts: [],
};

interface PageSources {
  /** Inline scripts that may run: 'sha256-…' for pages that are files, 'nonce-…' for pages made per request. */
  inlineScripts?: readonly string[];
  /** The same for <style> elements. */
  inlineStyles?: readonly string[];
  outsiders?: Outsiders;
}

/** For pages: scripts and styles of our own origin, and of inline ones only those that are named. */
export function pageSecurityHeaders({
  inlineScripts = [],
  inlineStyles = [],
  outsiders = NO_OUTSIDERS,
}: PageSources = {}): Record<string, string> {
  const sources = (...more: readonly string[]) => ["'self'", ...more].join(' ');
  const quote = (names: readonly string[]) => names.map((name) => `'${name}'`);
  const policy = [
    "default-src 'self'",
    `script-src ${sources(...quote(inlineScripts), ...outsiders.scripts)}`,
    "script-src-attr 'none'",
    `style-src ${sources(...quote(inlineStyles), ...outsiders.styles)}`,
    `img-src ${sources('data:', 'blob:', ...outsiders.images)}`,
    "font-src 'self' data:",
    `connect-src ${sources(...outsiders.connections)}`,
    `frame-src ${sources(...outsiders.checkouts)}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    ...COMMON_HEADERS,
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': `geolocation=(self), camera=(), microphone=(), payment=(${listPayers(outsiders)}), usb=()`,
    // A checkout's frame asks PayPal in a window of its own, which the stricter value keeps shut.
    'Cross-Origin-Opener-Policy': outsiders.checkouts.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
  };
}

/** A frame may only do what its page may: without ourselves in the list nobody else in it counts. */
function listPayers({ checkouts }: Outsiders): string {
  if (checkouts.length === 0) return '';
  return ['self', ...checkouts.map((origin) => `"${origin}"`)].join(' ');
}

/** Lets the inline parts of one answer run, and of no other. */
export function createNonce(): string {
  return randomBytes(18).toString('base64url');
}

/** Two years, as the preload lists ask; only ever sent over https. */
export const STRICT_TRANSPORT = { name: 'Strict-Transport-Security', value: 'max-age=63072000' } as const;
