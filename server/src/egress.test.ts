// Where this code opens connections to others: docs/security.md lists the places, and each address is the operator's.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('.', import.meta.url));

const PLACES: Record<string, RegExp> = {
  'storage/s3-store.ts': /fetch\(signed, \{[^}]*redirect: 'manual'/,
  'channels/service-call.ts': /fetch\(url, \{[^}]*redirect: 'error'/,
  'market/ebay-sender.ts': /fetch\(`\$\{options\.baseUrl\}\$\{path\}`, \{[^}]*redirect: 'error'/,
  // Called by the registry's clients, at their addresses.
  'ai/bounded-fetch.ts': /await fetch\(input, init\)/,
  'ai/registry.ts': /baseURL/,
  // Loopback alone.
  'ai/local-models.ts': /http:\/\/127\.0\.0\.1:11434[\s\S]*redirect: 'error'/,
  'billing/paddle.ts': /baseUrl/,
  'lib/mailer.ts': /createTransport\(\{ url: smtpUrl/,
  'db/dialect.ts': /connectionString: config\.url/,
  'db/topic-exchange.ts': /connectionString/,
  'backup/postgres-copy.ts': /connectionString: url/,
};

const OPENS = [
  /\b(?:boundedF|f)etch\(/,
  /from '(?:node:)?(?:https?|http2|net|tls|dgram|undici)'/,
  /new (?:pg\.(?:Pool|Client)|WebSocket|EventSource)\b/,
  /\b(?:createTransport|createGoogle|createAnthropic|createOpenAICompatible|new Paddle)\b/,
];

it('connects to the places that are known, at the addresses of the environment', () => {
  const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(SOURCE, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('test/'));
  const text = (path: string) => readFileSync(join(SOURCE, path), 'utf8');
  const found = files.filter((path) => OPENS.some((shape) => shape.test(text(path))));
  expect(found.filter((path) => !NO_CONNECTION.includes(path)).toSorted()).toEqual(
    Object.keys(PLACES).toSorted(),
  );
  for (const [path, shape] of Object.entries(PLACES)) expect(text(path), path).toMatch(shape);
});

/** Only asks what an address is, hears connections, or hands a request on within the process. */
const NO_CONNECTION = [
  'features/listings/operations/upload.ts',
  'features/mcp/serve.ts',
  'lib/client-address.ts',
];
