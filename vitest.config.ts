import { configDefaults, defineConfig } from 'vitest/config';
import { compileMessages } from './scripts/build/messages.ts';
import { checkGroups } from './tests/checks.ts';

// Every test imports them.
await compileMessages();

/** Every test names the checks it is about (tests/checks.ts); a number that doesn't exist is an error. */
const tags = Object.values(checkGroups).flatMap((checks) =>
  Object.entries(checks).map(([number, { title }]) => ({ name: `check-${number}`, description: title })),
);

/** A real PostgreSQL and a real Redis. */
const withServices = {
  globalSetup: ['tests/setup/services.ts'],
  setupFiles: ['tests/setup/no-console-errors.ts'],
  testTimeout: 120_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    tags,
    // Read as files, so no import leads to them.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/content/**/*.{md,yaml}'],
    projects: [
      {
        test: {
          name: 'unit',
          // Loading the modules again for each file takes longer than the tests.
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
          // Generated inputs take their time on a busy machine.
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'components',
          include: ['client/**/*.test.tsx'],
          environment: 'happy-dom',
          // Each file has its own window and modules of ours, at half the price of a process of its own.
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
          // Most of the time they wait: for a lease to end, for a server that does not answer. Each has a database of its own.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...withServices,
          name: 'verify',
          include: ['tests/verify/**/*.test.ts'],
          // Needs a checkout of the release before.
          exclude: process.env.RELEASE_BEFORE ? [] : ['tests/verify/jobs/release-before.test.ts'],
          // They start several processes each and kill them.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
