/** The table of the 80 checks, read from the tags in the test reports and the figures that tests noted. */
import fs from 'node:fs';
import path from 'node:path';
import { checkGroups, type Check } from '../tests/checks.ts';
import { readFigures } from '../tests/helpers/figure.ts';

type Status = 'passed' | 'failed' | 'skipped';
type TaggedTest = { file: string; check: number; status: Status };

type VitestReport = {
  testResults: { name: string; assertionResults: { status: string; tags: string[] }[] }[];
};
type PlaywrightSuite = {
  file: string;
  specs: { ok: boolean; tags: string[]; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');

const checksIn = (tags: readonly string[]) =>
  tags.flatMap((tag) => {
    const number = /^@?check-(\d+)$/.exec(tag)?.[1];
    return number ? [Number(number)] : [];
  });

function ofVitest({ testResults }: VitestReport): TaggedTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, tags }) =>
      checksIn(tags).map((check): TaggedTest => ({
        file: path.relative(root, name),
        check,
        status: status === 'passed' || status === 'failed' ? status : 'skipped',
      })),
    ),
  );
}

function ofPlaywright({ suites }: { suites: PlaywrightSuite[] }): TaggedTest[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ ok, tags, tests }) =>
      checksIn(tags).map((check): TaggedTest => {
        const isSkipped = tests.every(({ status }) => status === 'skipped');
        return { file: suite.file, check, status: isSkipped ? 'skipped' : ok ? 'passed' : 'failed' };
      }),
    ),
    ...ofPlaywright({ suites: suite.suites ?? [] }),
  ]);
}

/** Reads every report in `test-results`. */
function taggedTests(): TaggedTest[] {
  const reports = fs.existsSync(results) ? fs.readdirSync(results).filter((name) => name.endsWith('.json')) : [];
  return reports.flatMap((name) => {
    const json = JSON.parse(fs.readFileSync(path.join(results, name), 'utf8')) as object;
    if ('testResults' in json) return ofVitest(json as VitestReport);
    return 'suites' in json ? ofPlaywright(json as { suites: PlaywrightSuite[] }) : [];
  });
}

/**
 * Returns the table as text: each check with its verdict, the files of its tests, and the figures they noted. Checks that
 * no test of the reports is about are `not run`.
 */
export function checkTable(): string {
  const tests = taggedTests();
  const figures = readFigures();
  const indent = ' '.repeat(14);
  const counts = new Map<string, number>();
  const lines = Object.entries(checkGroups).flatMap(([group, checks]: [string, Record<number, Check>]) => [
    `  ${group}`,
    ...Object.entries(checks).flatMap(([key, { title, gap }]) => {
      const number = Number(key);
      const own = tests.filter(({ check }) => check === number);
      const ran = own.filter(({ status }) => status !== 'skipped');
      const verdict = own.some(({ status }) => status === 'failed') ? 'FAILED' : ran.length > 0 ? 'ok' : 'not run';
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
      return [
        `  ${key.padStart(4)}  ${verdict.padEnd(7)} ${title} (${ran.length} tests)`,
        ...figures.filter(({ check }) => check === number).map(({ text }) => indent + text),
        ...(verdict === 'FAILED' ? [`${indent}see ${[...new Set(own.map(({ file }) => file))].join(', ')}`] : []),
        ...(gap ? [`${indent}open: ${gap}`] : []),
      ];
    }),
  ]);
  const sum = [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ');
  return `${lines.join('\n')}\n  80 checks: ${sum}`;
}
