// What vitest's run came to, for the gate's last lines; its own JSON report says nothing of second tries.
import { writeFileSync } from 'node:fs';

const LONGEST = 300;

/** @typedef {{ passed: number, skipped: number, failed: string[], late: string[] }} Outcome */

export default class UnitReport {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} modules @param {ReadonlyArray<{ message: string }>} errors */
  onTestRunEnd(modules, errors) {
    /** @type {Outcome} */
    const outcome = {
      passed: 0,
      skipped: 0,
      failed: errors.map(({ message }) => brief('outside a test', message)),
      late: [],
    };
    for (const module of modules) {
      const file = module.relativeModuleId;
      for (const { message } of module.errors()) outcome.failed.push(brief(file, message));
      for (const suite of module.children.allSuites())
        for (const { message } of suite.errors())
          outcome.failed.push(brief(`${file} ${suite.fullName}`, message));
      for (const test of module.children.allTests()) {
        const { state, errors: faults } = test.result();
        const name = `${file} ${test.fullName}`;
        if (state === 'failed') outcome.failed.push(brief(name, faults[0]?.message ?? ''));
        else if (state === 'passed') outcome.passed += 1;
        else outcome.skipped += 1;
        if (test.diagnostic()?.flaky) outcome.late.push(name);
      }
    }
    if (process.env.UNIT_REPORT) writeFileSync(process.env.UNIT_REPORT, JSON.stringify(outcome));
  }
}

/** A name and the first words of what went wrong, on one line. @param {string} name @param {string} message */
function brief(name, message) {
  return `${name}: ${message}`.replace(/\s+/g, ' ').slice(0, LONGEST);
}
