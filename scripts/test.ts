/**
 * `npm test`: everything a change must pass, in at most ten minutes on two cores. Process kills, races with many
 * rounds, timing, and the full crawl are in `npm run verify`.
 */
import { ensureBuilt } from './build/ensure-built.ts';
import { compileMessages } from './build/messages.ts';
import { checkTable } from './check-table.ts';
import { clearResults, TestRun } from './test-run.ts';

clearResults();
// Runs once, before parallel steps need it.
await compileMessages();
const run = new TestRun();

async function staticChecks(): Promise<void> {
  await run.step('Types', 'tsc');
  // Lint and formatting check only files that changed since the last run. CI starts without their caches.
  await run.step('Lint', 'eslint', [
    ...['--cache', '--cache-location', 'node_modules/.cache/eslint/', '--cache-strategy', 'content', '.'],
  ]);
  await run.step('Words', 'eslint', ['--no-config-lookup', '--config', 'eslint.words.config.js', '.']);
  await run.step('Format', 'prettier', ['--check', '--log-level', 'warn', '--cache', '.']);
  await run.step('Unused code', 'knip');
  await run.step('Imports', 'depcruise', [
    'server',
    'client',
    'shared',
    'drizzle',
    'scripts',
    'tests',
    '-T',
    'err-long',
  ]);
  await run.step('Imports of public pages', 'depcruise', [
    ...['-c', '.dependency-cruiser-pages.js', 'client/entry-site.ts', '-T', 'err-long'],
  ]);
}

// Run the static checks in parallel with the build and Vitest, which often wait for a database or a timer.
const checks = staticChecks();
await run.work('Build, where sources changed', ensureBuilt);
await run.vitest('Unit and component tests', 'unit', ['--project', 'unit', '--project', 'components']);
await run.vitest('Integration tests (real PostgreSQL and Redis)', 'integration', ['--project', 'integration']);
await checks;
await run.playwright('Browser journeys', 'journeys', ['--project=journeys']);
process.stdout.write(`\n== Checks of reliability and security ("not run": only in npm run verify)\n${checkTable()}\n`);
run.finish();
