// The whole gate behind `npm test`: checks, unit and server tests, build, browser tests.
// Every step runs even after one has failed, so that one run tells all; the exit tells the truth.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrowserReport } from './browser-report.mjs';

const reports = mkdtempSync(join(tmpdir(), 'smart-listings-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

const steps = [
  { name: 'Checks', command: ['npm', 'run', '--silent', 'check'] },
  { name: 'Known weaknesses of packages', command: ['node', 'scripts/audit.mjs'] },
  {
    name: 'Unit and server tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  { name: 'Build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'Budget of the home page', command: ['node', 'bench/home-size.ts'] },
  { name: 'Lighthouse on the home page', command: ['node', 'bench/lighthouse.ts'] },
  {
    name: 'Browser tests',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  },
];

const outcomes = steps.map(runStep);
process.stdout.write('\n');
for (const { name, ok, seconds } of outcomes) {
  process.stdout.write(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds} s)\n`);
}
// A step that broke off without its report has failed, whatever its exit says.
const BROKEN_OFF = { passed: 0, late: 0, failed: 1, skipped: 0 };
const counts = [readUnit(unitReport), readBrowserReport(browserReport)].map((count) => count ?? BROKEN_OFF);
rmSync(reports, { recursive: true, force: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const skipped = counts.reduce((sum, count) => sum + count.skipped, 0);
const late = counts.reduce((sum, count) => sum + count.late, 0);
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
if (late > 0) {
  process.stdout.write(
    `${late} of these passed at the second try only: they are listed above as flaky, and each is a race to be found.\n`,
  );
}
process.exit(outcomes.every((outcome) => outcome.ok) && failed === 0 && passed > 0 ? 0 : 1);

function runStep({ name, command, env }) {
  process.stdout.write(`\n== ${name}\n`);
  const started = Date.now();
  const [program, ...words] = command;
  const result = spawnSync(program, words, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return { name, ok: result.status === 0, seconds: Math.round((Date.now() - started) / 1000) };
}

function readUnit(path) {
  if (!existsSync(path)) return null;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return {
    passed: report.numPassedTests,
    late: 0,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
