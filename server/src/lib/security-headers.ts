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

/** For pages: scripts of our own origin, and the inline ones whose hashes are given ('sha256-…'). */
export function pageSecurityHeaders(scriptHashes: readonly string[]): Record<string, string> {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Component libraries set style attributes and add style elements at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    ...COMMON_HEADERS,
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Two years, as the preload lists ask; only ever sent over https. */
export const STRICT_TRANSPORT = { name: 'Strict-Transport-Security', value: 'max-age=63072000' } as const;
