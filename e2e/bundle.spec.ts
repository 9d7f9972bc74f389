import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './test.ts';

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

test('every part of the code can come first', async ({ page, product }) => {
  const parts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  expect(parts.length).toBeGreaterThan(50);
  await page.route('**/nothing', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Nothing</title><div id="root"></div>',
    }),
  );
  for (const part of parts) {
    // Parts that lead to one another run in the order in which the first of them was asked for.
    await page.goto(`${product.url}/nothing`);
    const fault = await page.evaluate(
      (name) =>
        import(`/assets/${name}`).then(
          () => '',
          (error: Error) => error.message,
        ),
      part,
    );
    expect.soft(fault, part).toBe('');
  }
});
