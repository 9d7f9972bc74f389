import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBrowserReport } from './browser-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'smart-listings-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a report names what failed, within suites in suites, and what needed a second try', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const path = join(folder, 'report.json');
  writeFileSync(
    path,
    JSON.stringify({
      stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
      errors: [{ message: 'The server\ndid not stop.' }],
      suites: [
        {
          title: 'cart.spec.ts',
          specs: [spec('opens', 'expected'), spec('closes', 'flaky')],
          suites: [{ title: 'on a phone', specs: [spec('scrolls', 'unexpected')] }],
        },
      ],
    }),
  );
  expect(readBrowserReport(path)).toEqual({
    passed: 2,
    skipped: 0,
    failed: ['cart.spec.ts on a phone scrolls', 'outside a test: The server did not stop.'],
    late: ['cart.spec.ts closes'],
  });
  expect(readBrowserReport(join(folder, 'none.json'))).toBeNull();
});
