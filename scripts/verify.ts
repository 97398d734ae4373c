/**
 * `npm run verify`: runs the endurance tests in `tests/verify`, group by group, and prints the table of the 80 checks.
 *
 *     npm run verify                          every group
 *     npm run verify -- payments jobs         these groups
 *     npm run verify -- 38 40                 the tests of these checks, in every tier
 *     npm run verify -- --minutes 30          groups that fit into 30 minutes, in a new order for each commit
 *
 * `--seed N` sets the order; by default, the number of commits does. `--after-test` keeps the reports of the previous
 * `npm test`, so that the table covers both.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkGroups } from '#tests/checks.ts';
import { checkTable } from './check-table.ts';
import { clearResults, TestRun } from './test-run.ts';

const folder = path.resolve(import.meta.dirname, '../tests/verify');
const groups = readdirSync(folder).sort();
/**
 * Minutes that each group takes on two cores, rounded up; two unless listed. A group that doesn't fit into the
 * remaining time isn't started. All groups take about 29 minutes, so CI's 30 skip none unless its machine is slower.
 */
const minutesOf: Record<string, number> = {
  jobs: 8,
  screens: 5,
  payments: 6,
  auth: 7,
};
const checkAnalytics = Object.values(checkGroups).flatMap((checks) => Object.keys(checks));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, 'after-test': { type: 'boolean' } },
});
const wrong = positionals.find((word) => !groups.includes(word) && !checkAnalytics.includes(word));
if (wrong) {
  console.error(`There is no group or check "${wrong}". Groups: ${groups.join(', ')}. Checks: 1 to 80.`);
  process.exit(1);
}

if (!values['after-test']) clearResults();
const run = new TestRun();
const chosenChecks = positionals.filter((word) => checkAnalytics.includes(word));
const chosenGroups = positionals.filter((word) => groups.includes(word));

if (chosenChecks.length > 0) {
  const tags = chosenChecks.map((number) => `check-${number}`);
  await run.vitest('Checks', 'verify-checks', ['--tags-filter', tags.join(' || '), '--passWithNoTests']);
  await run.playwright('Checks in the browser', 'verify-checks-browser', [
    `--grep=@(${tags.join('|')})(?!\\d)`,
    '--pass-with-no-tests',
  ]);
}
if (chosenChecks.length === 0 || chosenGroups.length > 0) {
  const left = await runGroups(chosenGroups.length > 0 ? chosenGroups : groups);
  process.stdout.write(`\nSkipped for lack of time: ${left.join(', ') || 'none'}\n`);
}
process.stdout.write(`\n== Checks of reliability and security\n${checkTable()}\n`);
run.finish();

/** Runs groups one at a time. @returns groups skipped for lack of time */
async function runGroups(chosen: readonly string[]): Promise<string[]> {
  const budget = values.minutes === undefined ? Infinity : Number(values.minutes);
  const startedAt = performance.now();
  const left: string[] = [];
  const done: string[] = [];
  for (const group of rotated(chosen)) {
    const minutes = (performance.now() - startedAt) / 60_000;
    if (minutes + (minutesOf[group] ?? 2) > budget) {
      left.push(group);
      continue;
    }
    const files = readdirSync(path.join(folder, group));
    const under = `tests/verify/${group}/`;
    if (files.some((file) => file.endsWith('.test.ts')))
      await run.vitest(`Verify ${group}`, `verify-${group}`, ['--project', 'verify', under]);
    if (files.some((file) => file.endsWith('.spec.ts')))
      await run.playwright(`Verify ${group} in the browser`, `verify-${group}-browser`, ['--project=verify', under]);
    done.push(group);
  }
  process.stdout.write(`\nGroups run: ${done.join(', ')}\n`);
  return left;
}

/** Starts with a different group for each seed, so that the same one doesn't always get skipped. */
function rotated(chosen: readonly string[]): string[] {
  if (values.minutes === undefined) return [...chosen];
  const seed = Number(values.seed ?? execFileSync('git', ['rev-list', '--count', 'HEAD']).toString());
  const start = seed % chosen.length;
  return [...chosen.slice(start), ...chosen.slice(0, start)];
}
