// The whole browser suite through two instances: `npm run test:two`, with whatever Playwright takes behind `--`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../server/src/test/postgres-cluster.ts';

const cluster = await startPostgres(['fsync=off']);
if (!cluster) {
  process.stderr.write('Two instances need PostgreSQL, whose programs are not on this machine.\n');
  process.exit(1);
}
try {
  const parameters = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  const suite = spawn('playwright', parameters, {
    stdio: 'inherit',
    env: { ...process.env, E2E_POSTGRES_URL: cluster.url },
  });
  const [code] = await once(suite, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await cluster.stop();
}
