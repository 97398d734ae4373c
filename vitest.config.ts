import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'server/**/*.test.ts',
            'drizzle/*.test.ts',
            'shared/**/*.test.ts',
            'client/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'tests/verify/*.test.ts',
          ],
          setupFiles: ['tests/setup/no-console-errors.ts'],
          // Generated inputs take their time on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: ['tests/setup/services.ts'],
          setupFiles: ['tests/setup/no-console-errors.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // As for the browser tests (playwright.config.ts).
          retry: process.env.CI ? 1 : 0,
          // Two cores and one PostgreSQL: files that start processes and kill them take turns.
          fileParallelism: false,
        },
      },
    ],
  },
});
