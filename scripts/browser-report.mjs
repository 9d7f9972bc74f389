// What Playwright's report says of a run. It is written at the very end: a run that has none broke off, and then its
// exit says nothing.
import { existsSync, readFileSync } from 'node:fs';

/**
 * How many tests ended how; `late` of those that passed needed a second try. Null without a report.
 * @param {string} path
 * @returns {{ passed: number, late: number, failed: number, skipped: number } | null}
 */
export function readBrowserReport(path) {
  if (!existsSync(path)) return null;
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    late: stats.flaky,
    // Beside tests, what is round them can fail: a file that cannot be read, a server that does not stop.
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
