/**
 * Places that break a rule on purpose. The list may only get shorter: a test fails when an entry is no longer needed.
 * A new entry is a decision, and its reason stands beside it.
 */
export type Exception = { rule: string; file: string; reason: string };

export const exceptions: Exception[] = [
  {
    rule: 'a vendor’s package is named in its one place',
    file: 'server/db/migrate.ts',
    reason: 'BullMQ’s own tables are part of the schema, and one file under one lock brings all of it up to date.',
  },
  {
    rule: 'tables are used by repos and server/db',
    file: 'server/lib/rate-limit.ts',
    reason: 'It only hands its table to the rate limiter’s Drizzle store; there is no query of ours to put in a repo.',
  },
  {
    rule: 'settings are read in one file per side',
    file: 'server/db/embedded.ts',
    reason: 'It reads no setting: it passes the environment on to PostgreSQL’s programs, with the language fixed.',
  },
  {
    rule: 'no default exports',
    file: 'tests/setup/services.ts',
    reason: 'Vitest calls the default export of a global set-up file.',
  },
  {
    rule: 'no default exports',
    file: 'tests/e2e/global-setup.ts',
    reason: 'Playwright calls the default export of a global set-up file.',
  },
  {
    rule: 'no default exports',
    file: 'scripts/second-tries.ts',
    reason: 'Vitest makes its reporters from the default exports of their files.',
  },
];
