// Brings a fresh clone to the point where npm's scripts can run. Plain JavaScript
// without dependencies, because it runs on the machine's own Node (20.19 or newer)
// before anything is installed; everything after it runs on the pinned Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findHeadlessChromium, findHeadlessShell } from './find-chromium.mjs';

/** From the system's own packages: what a test runner would download by itself comes from no registry. */
const CHROMIUM_ADVICE = {
  darwin: 'Install it (brew install --cask google-chrome)',
  win32: 'Install it (winget install Google.Chrome)',
  linux:
    'Install it (Debian: apt-get install chromium; Fedora: dnf install chromium; Arch: pacman -S chromium)',
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

requireNode(20, 19);
installPackages();
if (process.argv[2] === 'test') {
  provideChromium();
  providePostgres();
  installLighthouse();
}

function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  stop(`Node ${major}.${minor} or newer is needed; this is ${process.version}. Install it from nodejs.org.`);
}

function installPackages() {
  install(root, 'package-lock.json');
}

/** It weighs more than the product and measures only the built page: it has a folder of its own. */
function installLighthouse() {
  install(join(root, 'bench', 'lighthouse'), 'bench/lighthouse/package-lock.json');
}

/** Installs when what lies in node_modules does not come from this lock file on this kind of machine. */
function install(folder, lockName) {
  const stampPath = join(folder, 'node_modules', '.installed-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) return;
  say(`Installing the packages of ${lockName} …`);
  // npm warns that some packages want a newer Node than the machine's; they get the pinned one.
  const result = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'inherit', folder);
  if (result !== 0)
    stop('npm ci failed (see above). Check the connection to the npm registry and run the command again.');
  writeFileSync(stampPath, wanted);
}

function provideChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) stop(`CHROMIUM_PATH names no file: ${asked}`);
  // Where only the whole one is, the tests would run on another browser than elsewhere, and three times as long.
  if (!asked && !findHeadlessShell() && canInstall()) {
    say('Installing Chromium from the system’s packages …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
  }
  const found = findHeadlessChromium();
  if (found && findChromium()) {
    say(`Chromium: ${found}`);
    return;
  }
  const advice = CHROMIUM_ADVICE[process.platform] ?? CHROMIUM_ADVICE.linux;
  stop(
    `No Chromium for the browser tests. ${advice}, or set CHROMIUM_PATH to a Chromium’s or Chrome’s program, and run this again.`,
  );
}

/** The server's tests start a cluster of their own; without PostgreSQL's programs they run on SQLite alone. */
function providePostgres() {
  if (hasPostgres()) return;
  if (canInstall()) {
    say('Installing PostgreSQL from the system’s packages for the tests …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
  }
  if (!hasPostgres()) say('No PostgreSQL here (initdb is not in PATH): the tests on it are skipped.');
}

function hasPostgres() {
  if (run('which', ['initdb'], 'ignore') === 0) return true;
  const debian = '/usr/lib/postgresql';
  return (
    existsSync(debian) &&
    readdirSync(debian).some((version) => existsSync(join(debian, version, 'bin', 'initdb')))
  );
}

function canInstall() {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return isRoot && run('which', ['apt-get'], 'ignore') === 0;
}

function run(command, args, stdio = 'inherit', cwd = root) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd, stdio, env, shell: process.platform === 'win32' }).status ?? 1;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

function stop(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
