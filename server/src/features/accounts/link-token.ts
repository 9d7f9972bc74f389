import { createHash, randomBytes } from 'node:crypto';

/** What a mailed link carries, and what is kept of it: who reads the table cannot follow the link. */
export function createLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashLinkToken(token) };
}

export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
