// Builds the web app when its sources are newer than the last build; `npm start` runs it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampPath = join(root, 'web', 'dist', '.built-from');
const wanted = fingerprint(['contract', 'engine', 'web', 'package-lock.json']);

if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) process.exit(0);

process.stdout.write('Building the web app …\n');
const result = spawnSync('npm', ['run', 'build', '--silent', '--workspace', 'web'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (result.status !== 0) {
  process.stderr.write('The web app could not be built (see above).\n');
  process.exit(1);
}
writeFileSync(stampPath, wanted);

/** A hash over names and contents, so that a checkout of another branch counts as a change. */
function fingerprint(places) {
  const hash = createHash('sha256');
  for (const path of places.flatMap((place) => listFiles(join(root, place)))) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (path.endsWith('package-lock.json')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]));
}
