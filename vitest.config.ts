import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const SEEDS = fileURLToPath(new URL('./scripts/seeded-laws.ts', import.meta.url));
const DATABASES = fileURLToPath(new URL('./server/src/test/databases.ts', import.meta.url));

export default defineConfig({
  test: {
    // By itself vitest leaves one core free: of two, that is half.
    maxWorkers: availableParallelism(),
    projects: ['contract', 'engine', 'server', 'web', 'scripts'].map((name) => ({
      extends: true as const,
      root: name,
      test: {
        name,
        include: ['**/*.test.{ts,tsx}'],
        // Only what hangs takes so long: how fast the machine is decides nothing.
        testTimeout: 120_000,
        // As in the browser's tests: one race does not hide the rest, and the gate's last lines name it.
        retry: process.env.CI ? 1 : 0,
        // The engine is pure and keeps nothing: its files share their modules and the vocabularies that these build.
        isolate: name !== 'engine',
        setupFiles: [SEEDS],
        hookTimeout: 120_000,
        expect: { poll: { timeout: 60_000 } },
        // The server's suite runs on SQLite and on PostgreSQL.
        ...(name === 'server' && { globalSetup: DATABASES }),
      },
    })),
  },
});
