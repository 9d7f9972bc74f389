import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../server/src/test/postgres-cluster.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'smart-listings-suite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cluster = await startPostgres(['fsync=off']);
await cluster?.stop();

/** @param suite what stands in for Playwright, as a shell script */
async function runTwo(suite: string): Promise<number | null> {
  const program = join(folder, 'playwright');
  writeFileSync(program, `#!/bin/sh\n${suite}\n`);
  chmodSync(program, 0o755);
  const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) };
  const run = spawn(process.execPath, ['e2e/two-instances.ts'], { cwd: ROOT, env, stdio: 'ignore' });
  const [code] = await once(run, 'exit');
  return code;
}

function reporting({ expected = 2, unexpected = 0 }, errors: object[] = []): string {
  const tests = (status: string, count: number) => Array.from({ length: count }, () => ({ status }));
  const specs = [
    { title: 'a journey', tests: [...tests('expected', expected), ...tests('unexpected', unexpected)] },
  ];
  const stats = { expected, unexpected, flaky: 0, skipped: 0 };
  const report = { stats, errors, suites: [{ title: 'some.spec.ts', specs }] };
  return `echo '${JSON.stringify(report)}' > "$PLAYWRIGHT_JSON_OUTPUT_NAME"`;
}

describe.skipIf(!cluster)('the browser suite through two instances', () => {
  it.each([
    ['succeeds when its report says so', reporting({}), 0],
    ['fails as Playwright does', `${reporting({ unexpected: 1 })}; exit 1`, 1],
    ['fails when it broke off without a report, whatever its exit says', 'exit 0', 1],
    ['fails when its report tells of a failure, whatever its exit says', reporting({ unexpected: 1 }), 1],
    ['fails when something round the tests has failed', reporting({}, [{ message: 'No server.' }]), 1],
    ['fails when not one test has run', reporting({ expected: 0 }), 1],
    ['fails when it is killed', 'kill -TERM $$', 1],
  ])('%s', async (_, suite, code) => {
    expect(await runTwo(suite)).toBe(code);
  });
});
