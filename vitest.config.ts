import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const POSTGRES = fileURLToPath(new URL('./server/src/test/postgres.ts', import.meta.url));

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
        hookTimeout: 120_000,
        // The server's suite runs on SQLite and on PostgreSQL.
        ...(name === 'server' && { globalSetup: POSTGRES }),
      },
    })),
  },
});
