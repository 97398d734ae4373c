import { configDefaults, defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/build/messages.ts';
import { checkGroups } from './tests/checks.ts';

// Every test imports the compiled messages.
await compileMessages();

/** Every test is tagged with the checks it covers (tests/checks.ts); an unknown number is an error. */
const tags = Object.values(checkGroups).flatMap((checks) =>
  Object.entries(checks).map(([number, { title }]) => ({ name: `check-${number}`, description: title })),
);

/** Projects with a real PostgreSQL and a real Redis. */
const withServices = {
  globalSetup: ['tests/setup/services.ts'],
  setupFiles: ['tests/setup/no-console-errors.ts'],
  testTimeout: 120_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    tags,
    // Content is read as files, so no import leads to it.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/content/**/*.{md,yaml}'],
    projects: [
      {
        test: {
          name: 'unit',
          // Reloading the modules for each file would take longer than the tests.
          isolate: false,
          include: [
            'server/**/*.test.ts',
            'drizzle/*.test.ts',
            'shared/**/*.test.ts',
            'client/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
          ],
          setupFiles: ['tests/setup/no-console-errors.ts'],
          // Tests with generated inputs are slow on a busy machine.
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'components',
          include: ['client/**/*.test.tsx'],
          environment: 'happy-dom',
          // Each file gets its own window and fresh copies of our modules, at half the cost of a separate process.
          pool: 'vmForks',
          setupFiles: ['tests/setup/no-console-errors.ts'],
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...withServices,
          name: 'integration',
          isolate: false,
          include: ['tests/integration/**/*.test.ts'],
          setupFiles: [...withServices.setupFiles, 'tests/setup/empty-mailbox.ts'],
          // These tests mostly wait: for a lease to expire, or for a server that doesn't respond. Each has its own
          // database.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...withServices,
          name: 'verify',
          include: ['tests/verify/**/*.test.ts'],
          // Needs a checkout of the previous release.
          exclude: process.env.RELEASE_BEFORE ? [] : ['tests/verify/jobs/release-before.test.ts'],
          // Each test starts several processes and kills them.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
