// What Playwright's report says of a run. It is written at the very end: a run that has none broke off, and then its
// exit says nothing.
import { existsSync, readFileSync } from 'node:fs';

/**
 * How many tests ended how, and the names of those that failed or, `late`, needed a second try. Null without a report.
 * @param {string} path
 * @returns {import('./unit-report.mjs').Outcome | null}
 */
export function readBrowserReport(path) {
  if (!existsSync(path)) return null;
  const { stats, errors, suites } = JSON.parse(readFileSync(path, 'utf8'));
  const named = namesOf(suites, '');
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    // Beside tests, what is round them can fail: a file that cannot be read, a server that does not stop.
    failed: [
      ...named.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
      ...errors.map(({ message }) => `outside a test: ${message}`.replace(/\s+/g, ' ').slice(0, 300)),
    ],
    late: named.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  };
}

function namesOf(suites, before) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const name = `${before} ${title}`.trim();
    return [
      ...specs.flatMap((spec) => spec.tests.map(({ status }) => ({ status, name: `${name} ${spec.title}` }))),
      ...namesOf(inner, name),
    ];
  });
}
