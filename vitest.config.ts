import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const SEEDS = fileURLToPath(new URL('./scripts/seeded-laws.ts', import.meta.url));
const DATABASES = fileURLToPath(new URL('./server/src/test/databases.ts', import.meta.url));

const CORES = availableParallelism();
/** Half of a server test's time it waits, for a database, a stand-in or a server of its own: others work meanwhile. */
const WAITING = 4;
/** Their files share their modules, which each would load and link anew: the engine is pure, the server's tests change nothing of them. */
const SHARING = ['engine', 'server'];

export default defineConfig({
  test: {
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
        isolate: !SHARING.includes(name),
        // The engine waits for nothing, and each process of it holds its vocabularies.
        maxWorkers: name === 'engine' ? CORES : CORES + WAITING,
        sequence: { groupOrder: name === 'engine' ? 0 : 1 },
        setupFiles: [SEEDS],
        hookTimeout: 120_000,
        expect: { poll: { timeout: 60_000 } },
        // The server's suite runs on SQLite and on PostgreSQL.
        ...(name === 'server' && { globalSetup: DATABASES }),
      },
    })),
  },
});
