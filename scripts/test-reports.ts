/** Reads the JSON reports of Vitest and Playwright as one list of tests. */
import fs from 'node:fs';
import path from 'node:path';

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[]; tags: string[] }[];
  }[];
};
type PlaywrightSuite = {
  specs: {
    ok: boolean;
    file: string;
    title: string;
    tags: string[];
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

/** A test in a report. A file that couldn't be loaded counts as one failed test without a title. */
export type ReportedTest = {
  /** Relative to the project root for Vitest, to `tests/e2e` for Playwright. */
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  /** Error message, if it failed. */
  message: string;
  tags: string[];
};

const root = path.resolve(import.meta.dirname, '..');

function ofVitest({ testResults }: VitestReport): ReportedTest[] {
  return testResults.flatMap(({ name, status: fileStatus, message, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults.map(({ status, fullName, failureMessages, tags }): ReportedTest => ({
      file,
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      message: failureMessages[0] ?? '',
      tags,
    }));
    const isUnexplained = fileStatus === 'failed' && tests.every(({ status }) => status !== 'failed');
    return isUnexplained ? [...tests, { file, title: '', status: 'failed', message, tags: [] }] : tests;
  });
}

function ofPlaywright(suites: readonly PlaywrightSuite[]): ReportedTest[] {
  return suites.flatMap((suite) => [
    ...suite.specs.map(({ ok, file, title, tags, tests }): ReportedTest => {
      const isSkipped = tests.every(({ status }) => status === 'skipped');
      const message = tests[0]?.results.at(-1)?.error?.message ?? '';
      return { file, title, status: isSkipped ? 'skipped' : ok ? 'passed' : 'failed', message, tags };
    }),
    ...ofPlaywright(suite.suites ?? []),
  ]);
}

/** Returns the tests of a JSON report by either tool, or undefined if the file isn't there. */
export function readReport(file: string): ReportedTest[] | undefined {
  if (!fs.existsSync(file)) return undefined;
  const json = JSON.parse(fs.readFileSync(file, 'utf8')) as VitestReport | { suites: PlaywrightSuite[] };
  return 'testResults' in json ? ofVitest(json) : ofPlaywright(json.suites);
}
