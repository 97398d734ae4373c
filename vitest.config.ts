import { defineConfig } from 'vitest/config';

/** A real PostgreSQL and a real Redis. */
const withServices = {
  globalSetup: ['tests/setup/services.ts'],
  setupFiles: ['tests/setup/no-console-errors.ts'],
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // As for the browser tests (playwright.config.ts).
  retry: process.env.CI ? 1 : 0,
};

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
          ...withServices,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          // Most of the time they wait: for a lease to end, for a server that does not answer. Each has a database of its own.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...withServices,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // They start several processes each and kill them.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
