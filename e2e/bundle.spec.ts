import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const DIST = fileURLToPath(new URL('../web/dist', import.meta.url));

/** Keys as their makers write them, and the names of the variables that hold ours. */
const SECRETS = [
  /pdl_(?:live|sdbx)_apikey_\w+/,
  /pdl_ntfset_\w+/,
  /\b(?:live|test)_[0-9a-f]{27}\b/,
  /\bAIza[\w-]{30,}/,
  /\bsk-[\w-]{20,}/,
  /\bsk_(?:live|test)_\w+/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(?:PADDLE_API_KEY|PADDLE_WEBHOOK_SECRET|GEMINI_API_KEY|OPENAI_API_KEY|ANTHROPIC_API_KEY|EBAY_CLIENT_SECRET|AUTH_SECRET|SMTP_URL)\b/,
];

test('no key of any kind is in what browsers load', () => {
  const entries = readdirSync(DIST, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(?:js|css|html|json|map|webmanifest)$/.test(entry.name),
  );
  expect(files.some(({ name }) => name.endsWith('.js'))).toBe(true);
  for (const { parentPath, name } of files) {
    const text = readFileSync(join(parentPath, name), 'utf8');
    for (const secret of SECRETS)
      expect.soft(secret.exec(text)?.[0], `${name} holds ${secret}`).toBeUndefined();
  }
});
