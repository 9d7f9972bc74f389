import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from '../scripts/find-chromium.mjs';

const executablePath = findHeadlessChromium() ?? undefined;

export default defineConfig({
  testDir: '.',
  // Some wait while others work. Each has a browser and products of its own; the tests of a file stay in order.
  workers: availableParallelism() + 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Where nobody watches, one race does not hide what the other journeys say; the gate's last lines name it.
  retries: process.env.CI ? 1 : 0,
  // A product that does not start fails every journey, each after its waiting: so many tell enough, in a tenth of the time.
  maxFailures: process.env.CI ? 24 : 0,
  timeout: 120_000,
  // A busy machine may take its time; what never comes is still found.
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }],
  ],
  outputDir: '../test-results',
  use: {
    // Without it what is never there to be pressed would take a test's whole time, and once more at its second try.
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // A trace takes a third of a test's time: where a test failed, `--trace on` tells the rest.
    trace: 'on-first-retry',
    // A page that comes out of a cache would hide what the server sends; its own journey allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
