/**
 * `npm test`: everything that must hold, in the order in which mistakes are cheapest to find. Each step counts as one
 * check, each test as one more; the last line is the sum.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { figuresFile, readFigures } from '../tests/helpers/figure.ts';
import { readOutcomes } from '../tests/verify/outcomes.ts';
import { allChecks } from '../tests/verify/registry.ts';
import { checkTable } from '../tests/verify/table.ts';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);
const results = path.join(root, 'test-results');
fs.rmSync(results, { recursive: true, force: true });
fs.mkdirSync(results, { recursive: true });
fs.rmSync(figuresFile, { force: true });

let passed = 0;
let failed = 0;
const skipped: string[] = [];
/** Passed, but not at once: counted with what passed, and named. */
const secondTries: string[] = [];

function run(title: string, command: string, args: string[]): boolean {
  process.stdout.write(`\n== ${title}\n`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: process.env });
  return status === 0;
}

function step(title: string, command: string, args: string[]): void {
  if (run(title, command, args)) passed += 1;
  else failed += 1;
}

type Counts = { passed: number; failed: number; skipped: number; secondTries: string[] };

/** A runner that ends badly without a failed test (it crashed, it found no tests) is a failure of its own. */
function suite(title: string, command: string, args: string[], report: string, count: (json: never) => Counts): void {
  const ok = run(title, command, args);
  const file = path.join(results, report);
  if (!fs.existsSync(file)) {
    if (ok) skipped.push(`${title} (see the message above)`);
    else failed += 1;
    return;
  }
  const counts = count(JSON.parse(fs.readFileSync(file, 'utf8')) as never);
  passed += counts.passed;
  failed += counts.failed + (!ok && counts.failed === 0 ? 1 : 0);
  secondTries.push(...counts.secondTries);
  if (counts.skipped > 0) skipped.push(`${counts.skipped} tests in ${title}`);
}

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
const vitestCounts = (json: VitestReport): Counts => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
  skipped: json.numPendingTests,
  secondTries: JSON.parse(fs.readFileSync(path.join(results, 'second-tries.json'), 'utf8')) as string[],
});

function vitest(title: string, projects: string[], report: string): void {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=./scripts/second-tries.ts', '--reporter=json'];
  const args = ['run', ...chosen, ...reporters, `--outputFile.json=test-results/${report}`];
  suite(title, bin('vitest'), args, report, vitestCounts);
}

type PlaywrightSuite = {
  file: string;
  specs: { title: string; line: number; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};
const flakyIn = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, line }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(flakyIn),
];
const playwrightCounts = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  secondTries: suites.flatMap(flakyIn),
});

step('Build', process.execPath, ['scripts/build.ts']);
step('Types', bin('tsc'), ['--noEmit']);
step('Lint', bin('eslint'), ['.']);
step('Format', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
step('Unused code', bin('knip'), []);
vitest('Unit tests', ['unit'], 'vitest-unit.json');
vitest('Integration and fault tests (real PostgreSQL and Redis)', ['integration', 'faults'], 'vitest-integration.json');
suite('Browser tests', process.execPath, ['scripts/e2e.ts'], 'e2e.json', playwrightCounts);

const outcomes = readOutcomes({ vitest: ['vitest-unit.json', 'vitest-integration.json'], playwright: 'e2e.json' });
process.stdout.write(`\n== Checks of reliability and security\n${checkTable(allChecks, outcomes, readFigures())}\n`);
if (secondTries.length > 0) process.stdout.write(`\nPassed at the second try: ${secondTries.join('; ')}\n`);
if (skipped.length > 0) process.stdout.write(`\nSkipped: ${skipped.join('; ')}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
