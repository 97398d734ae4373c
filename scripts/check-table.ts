/** The table of the 80 checks, read from the tags in the test reports. */
import fs from 'node:fs';
import path from 'node:path';
import { checkGroups, type Check } from '#tests/checks.ts';
import { readReport, type ReportedTest } from './test-reports.ts';

const results = path.resolve(import.meta.dirname, '../test-results');

const checksIn = (tags: readonly string[]) =>
  tags.flatMap((tag) => {
    const number = /^@?check-(\d+)$/.exec(tag)?.[1];
    return number ? [Number(number)] : [];
  });

/** Reads every report in `test-results`. */
function reportedTests(): ReportedTest[] {
  const reports = fs.existsSync(results) ? fs.readdirSync(results).filter((name) => name.endsWith('.json')) : [];
  return reports.flatMap((name) => readReport(path.join(results, name)) ?? []);
}

/**
 * Returns the table as text: each check with its verdict, and its test files if one failed. Checks without a test in
 * the reports are `not run`.
 */
export function checkTable(): string {
  const tests = reportedTests();
  const indent = ' '.repeat(14);
  const counts = new Map<string, number>();
  const lines = Object.entries(checkGroups).flatMap(([group, checks]: [string, Record<number, Check>]) => [
    `  ${group}`,
    ...Object.entries(checks).flatMap(([key, { title, gap }]) => {
      const number = Number(key);
      const own = tests.filter(({ tags }) => checksIn(tags).includes(number));
      const ran = own.filter(({ status }) => status !== 'skipped');
      const verdict = own.some(({ status }) => status === 'failed') ? 'FAILED' : ran.length > 0 ? 'ok' : 'not run';
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
      return [
        `  ${key.padStart(4)}  ${verdict.padEnd(7)} ${title} (${ran.length} tests)`,
        ...(verdict === 'FAILED' ? [`${indent}see ${[...new Set(own.map(({ file }) => file))].join(', ')}`] : []),
        ...(gap ? [`${indent}open: ${gap}`] : []),
      ];
    }),
  ]);
  const sum = [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ');
  return `${lines.join('\n')}\n  80 checks: ${sum}`;
}
