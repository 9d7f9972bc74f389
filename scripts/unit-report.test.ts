import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import UnitReport from './unit-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'smart-listings-unit-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

type Module = Parameters<UnitReport['onTestRunEnd']>[0][number];

function file(name: string, { tests = [], errors = [], suites = [] }: Record<string, object[]>): Module {
  const children = { allTests: () => tests, allSuites: () => suites };
  return { relativeModuleId: name, errors: () => errors, children } as unknown as Module;
}

function ended(fullName: string, state: string, { flaky = false, errors = [{ message: '' }] } = {}) {
  return { fullName, result: () => ({ state, errors }), diagnostic: () => ({ flaky }) };
}

test('a report names what failed, files and suites among it, and what needed a second try', () => {
  const path = join(folder, 'report.json');
  vi.stubEnv('UNIT_REPORT', path);
  new UnitReport().onTestRunEnd(
    [
      file('a.test.ts', {
        tests: [
          ended('adds', 'passed'),
          ended('waits', 'passed', { flaky: true }),
          ended('divides', 'failed', { errors: [{ message: 'by\nzero' }] }),
          ended('dreams', 'skipped'),
        ],
        suites: [{ fullName: 'the whole', errors: () => [{ message: 'no database' }] }],
      }),
      file('b.test.ts', { errors: [{ message: 'does not parse' }] }),
    ],
    [{ message: 'a promise that nobody heard' }],
  );
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    passed: 2,
    skipped: 1,
    failed: [
      'outside a test: a promise that nobody heard',
      'a.test.ts the whole: no database',
      'a.test.ts divides: by zero',
      'b.test.ts: does not parse',
    ],
    late: ['a.test.ts waits'],
  });
});
