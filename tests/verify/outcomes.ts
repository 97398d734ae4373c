/** What became of each test file in the last run, as the reports of the runners tell it. */
import fs from 'node:fs';
import path from 'node:path';

/** `skipped`: the file was run, and no test in it was. A file that was not run at all has no outcome. */
export type Outcome = 'ok' | 'failed' | 'skipped';
export type Outcomes = ReadonlyMap<string, Outcome>;

const root = path.resolve(import.meta.dirname, '../..');
const browserTests = 'tests/e2e';

type VitestReport = { testResults: { name: string; status: string; assertionResults: { status: string }[] }[] };
type PlaywrightSuite = {
  file: string;
  specs: { ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = { suites: PlaywrightSuite[] };

/** @returns outcomes by path in the project. */
export function outcomesOfVitest({ testResults }: VitestReport): Outcomes {
  return new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const hasPassed = assertionResults.some((test) => test.status === 'passed');
      const isWhole = status === 'passed' && !assertionResults.some((test) => test.status === 'failed');
      return [path.relative(root, name), isWhole ? (hasPassed ? 'ok' : 'skipped') : 'failed'];
    }),
  );
}

/** @returns outcomes by path in the project. */
export function outcomesOfPlaywright({ suites }: PlaywrightReport): Outcomes {
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  return new Map(
    suites.map((suite) => {
      const specs = specsOf(suite);
      const isRun = specs.some(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
      return [`${browserTests}/${suite.file}`, specs.some(({ ok }) => !ok) ? 'failed' : isRun ? 'ok' : 'skipped'];
    }),
  );
}

/** Reads those of the reports that are there. @param reports names in `test-results` */
export function readOutcomes(reports: { vitest: readonly string[]; playwright: string }): Outcomes {
  const read = <Report>(name: string, outcomesOf: (report: Report) => Outcomes) => {
    const file = path.join(root, 'test-results', name);
    return fs.existsSync(file) ? [...outcomesOf(JSON.parse(fs.readFileSync(file, 'utf8')) as Report)] : [];
  };
  return new Map([
    ...reports.vitest.flatMap((name) => read(name, outcomesOfVitest)),
    ...read(reports.playwright, outcomesOfPlaywright),
  ]);
}
