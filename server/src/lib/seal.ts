import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Text that only whoever has the server's secret can read, and only in the place it was sealed for. */
export interface Seal {
  /** Which key seals now: changes with the secret, and tells nothing of it. */
  keyId: string;
  /** Whether what this key sealed can be opened. */
  knows(keyId: string): boolean;
  seal(text: string, place: string): string;
  /** @returns null for what a key sealed that nobody knows any more, or for another place, or what was changed since */
  open(sealed: string, place: string): string | null;
  /** 43 characters that only whoever has the secret can make of `text`; of the same text, the same. */
  derive(text: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with a key derived from the secret (HKDF, SHA-256), one for each `purpose`.
 * @param before the secret before this one: it seals nothing any more, and what it sealed still opens
 */
export function createSeal(secret: string, purpose: string, before: string | null = null): Seal {
  const { keyId, key, derivingKey } = deriveKeys(secret, purpose);
  const keys = new Map([[keyId, key]]);
  if (before !== null) {
    const old = deriveKeys(before, purpose);
    keys.set(old.keyId, old.key);
  }
  return {
    keyId,
    knows: (id) => keys.has(id),
    derive: (text) => createHmac('sha256', derivingKey).update(text).digest('base64url'),
    seal(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${keyId}.${body.toString('base64url')}`;
    },
    open(sealed, place) {
      const [id = '', text = ''] = sealed.split('.');
      const body = Buffer.from(text, 'base64url');
      const opening = keys.get(id);
      if (!opening || body.length < IV_BYTES + TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', opening, body.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(Buffer.from(place)).setAuthTag(body.subarray(-TAG_BYTES));
        const open = decipher.update(body.subarray(IV_BYTES, -TAG_BYTES));
        return Buffer.concat([open, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

function deriveKeys(secret: string, purpose: string) {
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `smart-listings ${purpose} ${what}`, bytes));
  const keyId = derive('id', 6).toString('hex');
  return { keyId, key: derive('key', 32), derivingKey: derive('derived', 32) };
}
