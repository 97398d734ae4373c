/** The registry names what there is, and the table says what was found. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { api, type Check } from './check.ts';
import { outcomesOfPlaywright, outcomesOfVitest } from './outcomes.ts';
import { allChecks, quickChecks } from './registry.ts';
import { checkTable, verdictOf } from './table.ts';

const root = path.resolve(import.meta.dirname, '../..');
const covered = allChecks.filter(({ files }) => files.length > 0);
const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

describe('the registry', () => {
  it('has every check once, 1 to 80, each with a title of its own', () => {
    expect(allChecks.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, index) => index + 1));
    expect(new Set(allChecks.map(({ title }) => title)).size).toBe(80);
  });

  it('names files that are there', () => {
    const missing = allChecks.flatMap(({ files }) => files).filter((file) => !fs.existsSync(path.join(root, file)));
    expect(missing).toEqual([]);
  });

  it('has a figure in a file of every check that is covered, and a reason for the others', () => {
    const silent = covered.filter(({ number, files }) => {
      const call = new RegExp(`\\bfigure\\(\\s*${number},`);
      return !files.some((file) => call.test(textOf(file)));
    });
    expect(silent.map(({ number }) => number)).toEqual([]);
    expect(allChecks.filter(({ files, gap }) => files.length === 0 && !gap)).toEqual([]);
  });

  it('has tests for every check of the quick set, and the ones that every change must hold', () => {
    expect(quickChecks.filter(({ files }) => files.length === 0)).toEqual([]);
    const always = [1, 5, 6, 9, 10, 12, 19, 20, 24, 38, 40, 41, 52, 59, 72, 74];
    expect(always.filter((number) => !quickChecks.some((check) => check.number === number))).toEqual([]);
  });
});

describe('what a run is read as', () => {
  const [one, two] = [api('one'), api('two')];
  const check: Check = { number: 1, title: 'It holds', files: [one, two] };
  const figures = [{ check: 1, text: '3 tries, 0 wins' }];
  const file = (name: string, ...statuses: string[]) => ({
    name: path.join(root, name),
    status: statuses.includes('failed') ? 'failed' : 'passed',
    assertionResults: statuses.map((status) => ({ status })),
  });
  const verdict = (...files: ReturnType<typeof file>[]) =>
    verdictOf(check, outcomesOfVitest({ testResults: files }), figures);

  it('holds only when every file was run, and passed, and a figure was told', () => {
    expect(verdict(file(one, 'passed'), file(two, 'passed', 'skipped'))).toBe('ok');
    expect(verdict(file(one, 'passed'), file(two, 'passed', 'failed'))).toBe('FAILED');
    expect(verdict(file(one, 'passed'))).toBe('not run');
    expect(verdict(file(one, 'passed'), file(two, 'skipped'))).toBe('not run');
    // A file that cannot be loaded has failed without a test.
    expect(verdict(file(one, 'passed'), { ...file(two), status: 'failed' })).toBe('FAILED');
    const all = outcomesOfVitest({ testResults: [file(one, 'passed'), file(two, 'passed')] });
    expect(verdictOf(check, all, [{ check: 2, text: 'another' }])).toBe('no figure');
    expect(verdictOf({ number: 3, title: 'Nothing', files: [], gap: 'none yet' }, all, [])).toBe('not covered');
  });

  it('reads browser tests through their groups', () => {
    const spec = (ok: boolean, status: string) => ({ ok, tests: [{ status }] });
    const outcomes = outcomesOfPlaywright({
      suites: [
        {
          file: 'a.spec.ts',
          specs: [spec(true, 'expected')],
          suites: [{ file: 'a.spec.ts', specs: [spec(false, 'unexpected')] }],
        },
        { file: 'b.spec.ts', specs: [], suites: [{ file: 'b.spec.ts', specs: [spec(true, 'flaky')] }] },
        { file: 'c.spec.ts', specs: [spec(true, 'skipped')] },
      ],
    });
    expect([...outcomes]).toEqual([
      ['tests/e2e/a.spec.ts', 'failed'],
      ['tests/e2e/b.spec.ts', 'ok'],
      ['tests/e2e/c.spec.ts', 'skipped'],
    ]);
  });

  it('shows the figure beside the verdict', () => {
    const [first] = allChecks;
    const outcomes = new Map(first!.files.map((name) => [name, 'ok' as const]));
    const table = checkTable([first!], outcomes, figures);
    expect(table).toContain(first!.title);
    expect(table).toContain('3 tries, 0 wins');
    expect(table).toContain('1 checks: 1 ok');
  });
});
