import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: fileURLToPath(ROOT),
  encoding: 'utf8',
}).split('\n');

it.each([
  'CONTRIBUTING.md',
  'README.md',
  'docs/engine.md',
  'docs/security.md',
  'docs/operations.md',
  'docs/decisions/019-security-and-operations.md',
  'docs/decisions/045-sentences-are-the-sellers.md',
  'docs/decisions/README.md',
])('%s names tests and files that there are', (document) => {
  const text = readFileSync(new URL(document, ROOT), 'utf8');
  const names = [...text.matchAll(/`([\w.][\w./-]*\.(?:test\.ts|spec\.ts|ts|json|yaml|md))`/g)].map(
    ([, name = '']) => name,
  );
  for (const name of names.filter((one) => !['secret.yaml', 'manifest.json'].includes(one)))
    expect(
      files.filter((path) => path === name || path.endsWith(`/${name}`)),
      name,
    ).not.toEqual([]);
  for (const [, link = ''] of text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g))
    expect(existsSync(new URL(link, new URL(document, ROOT))), link).toBe(true);
});
