// The whole browser suite through two instances: `npm run test:two`, with whatever Playwright takes behind `--`.
// It succeeds when Playwright says so twice: by its exit, and by a report in which tests have passed and none failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrowserReport } from '../scripts/browser-report.mjs';
import { startPostgres } from '../server/src/test/postgres-cluster.ts';

const cluster = await startPostgres(['fsync=off']);
if (!cluster) {
  process.stderr.write('Two instances need PostgreSQL, which is not on this machine or does not start.\n');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'smart-listings-two-'));
try {
  process.exitCode = await runSuite(cluster.url, join(folder, 'report.json'));
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function runSuite(databases: string, reportPath: string): Promise<number> {
  const parameters = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  const suite = spawn('playwright', parameters, {
    stdio: 'inherit',
    env: { ...process.env, E2E_POSTGRES_URL: databases, PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath },
  });
  // Whoever ends this ends the suite; the databases go after it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => suite.kill(signal));
  const [code, signal] = await once(suite, 'exit');
  if (code !== 0) {
    if (signal) process.stderr.write(`The suite was ended by ${signal}.\n`);
    return code ?? 1;
  }
  const report = readBrowserReport(reportPath);
  if (report && report.passed > 0 && report.failed.length === 0) return 0;
  process.stderr.write(
    'The suite ended as if all were well, and its report does not say so: it has failed.\n',
  );
  return 1;
}
