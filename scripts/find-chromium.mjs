// Where a Chromium for the browser tests is on this machine.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'Google Chrome',
  'Chromium',
  'chrome.exe',
];
/** Where they lie that stand in no PATH. */
const FOLDERS = [
  '/usr/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name] ? [join(process.env[name], 'Google', 'Chrome', 'Application')] : [],
  ),
];
const PROGRAMS = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const SHELL_PROGRAMS = ['linux64', 'linux-arm64', 'mac-x64', 'mac-arm64'].map(
  (system) => `chrome-headless-shell-${system}/chrome-headless-shell`,
);

/** The path of a Chromium or Chrome, or null: CHROMIUM_PATH, then PATH, then Playwright's own download. */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return existsSync(asked) ? asked : null;
  return findInPath(NAMES) ?? findDownload('chromium-', PROGRAMS);
}

/** The same browser without a window of its own, which takes a third of a journey; else the whole one. */
export function findHeadlessChromium() {
  return process.env.CHROMIUM_PATH ? findChromium() : (findHeadlessShell() ?? findChromium());
}

/** The path of the one without a window alone, or null. */
export function findHeadlessShell() {
  return findInPath(SHELL_NAMES) ?? findDownload('chromium_headless_shell-', SHELL_PROGRAMS);
}

function findInPath(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (folder && existsSync(path)) return path;
    }
  }
  return null;
}

/** What Playwright has downloaded, the newest first. */
function findDownload(prefix, programs) {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ];
  for (const cache of caches) {
    if (!cache || !existsSync(cache)) continue;
    for (const build of readdirSync(cache)
      .filter((name) => name.startsWith(prefix))
      .sort()
      .reverse()) {
      const path = programs.map((program) => join(cache, build, program)).find(existsSync);
      if (path) return path;
    }
  }
  return null;
}
