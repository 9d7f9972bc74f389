// Type-checks every workspace; all of them are reported before the exit.
import { spawnSync } from 'node:child_process';

const workspaces = ['contract', 'engine', 'server', 'web', 'e2e', 'bench'];
const failed = workspaces.filter((name) => {
  const result = spawnSync('tsc', ['-p', name], { stdio: 'inherit', shell: process.platform === 'win32' });
  return result.status !== 0;
});
if (failed.length > 0) {
  process.stderr.write(`Type errors in: ${failed.join(', ')}\n`);
  process.exit(1);
}
