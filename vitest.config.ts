import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['contract', 'engine', 'server', 'web', 'scripts'].map((name) => ({
      extends: true as const,
      root: name,
      test: { name, include: ['**/*.test.{ts,tsx}'] },
    })),
  },
});
