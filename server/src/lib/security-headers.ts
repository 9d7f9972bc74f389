/** Headers of every answer: nothing is sniffed, framed, or told to other sites. */
const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
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

/** For pages: scripts of our own origin, and the inline ones whose hashes are given ('sha256-…'). */
export function pageSecurityHeaders(
  scriptHashes: readonly string[],
  outsiders: Outsiders = NO_OUTSIDERS,
): Record<string, string> {
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  const sources = (...more: readonly string[]) => ["'self'", ...more].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${sources(...hashes, ...outsiders.scripts)}`,
    // Component libraries set style attributes and add style elements at run time.
    `style-src ${sources("'unsafe-inline'", ...outsiders.styles)}`,
    `img-src ${sources('data:', 'blob:', ...outsiders.images)}`,
    "font-src 'self' data:",
    `connect-src ${sources(...outsiders.connections)}`,
    `frame-src ${sources(...outsiders.checkouts)}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
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

/** Two years, as the preload lists ask; only ever sent over https. */
export const STRICT_TRANSPORT = { name: 'Strict-Transport-Security', value: 'max-age=63072000' } as const;
