// Where a Chromium for the browser tests is on this machine.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** The path of a Chromium or Chrome, or null: CHROMIUM_PATH, then PATH, then Playwright's own download. */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return existsSync(asked) ? asked : null;
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .concat('/usr/bin', '/Applications/Google Chrome.app/Contents/MacOS');
  for (const name of [...NAMES, 'Google Chrome']) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (folder && existsSync(path)) return path;
    }
  }
  return findPlaywrightChromium();
}

function findPlaywrightChromium() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ];
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ];
  for (const cache of caches) {
    if (!cache || !existsSync(cache)) continue;
    for (const build of readdirSync(cache)
      .filter((name) => name.startsWith('chromium-'))
      .sort()
      .reverse()) {
      const path = programs.map((program) => join(cache, build, program)).find(existsSync);
      if (path) return path;
    }
  }
  return null;
}
