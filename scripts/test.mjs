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
    command: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/unit-report.mjs'],
    env: { UNIT_REPORT: unitReport },
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
const BROKEN_OFF = { passed: 0, skipped: 0, failed: ['a step that broke off'], late: [] };
const unit = existsSync(unitReport) ? JSON.parse(readFileSync(unitReport, 'utf8')) : null;
const counts = [unit, readBrowserReport(browserReport)].map((count) => count ?? BROKEN_OFF);
rmSync(reports, { recursive: true, force: true });
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
const named = (key) => counts.flatMap((count) => count[key]);
const failed = named('failed');
for (const name of named('late')) process.stdout.write(`second try  ${name}\n`);
// Last, where whoever sees only the end of a long log still finds them.
for (const name of failed) process.stdout.write(`FAILED  ${name}\n`);
process.stdout.write(`${sum('passed')} passed, ${failed.length} failed, ${sum('skipped')} skipped\n`);
process.exit(outcomes.every((outcome) => outcome.ok) && failed.length === 0 && sum('passed') > 0 ? 0 : 1);

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
