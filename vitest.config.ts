import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['contract', 'engine', 'server', 'web', 'scripts'].map((name) => ({
      extends: true as const,
      root: name,
      test: {
        name,
        include: ['**/*.test.{ts,tsx}'],
        // The server's suite runs on SQLite and on PostgreSQL.
        ...(name === 'server' && { globalSetup: './src/test/postgres.ts' }),
      },
    })),
  },
});
