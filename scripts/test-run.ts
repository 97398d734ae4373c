/**
 * Shared by `npm test`, `npm run test:changed`, and `npm run verify`: runs tools, counts results, prints the last line.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readReport } from './test-reports.ts';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
/** Failures so far. `verify --after-test` continues the list of `npm test`. */
const failuresFile = path.join(results, 'failures.txt');
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);

/** Formats one failure: where it is and the first lines of its message. */
const failure = (where: string, message = '') => {
  const start = stripVTControlCharacters(message).trim().split('\n').slice(0, 16);
  return [where, ...start.map((text) => `    ${text}`)].join('\n');
};

/** Removes the reports and failures of earlier runs. */
export function clearResults(): void {
  fs.rmSync(results, { recursive: true, force: true });
}

function note(failures: readonly string[]): void {
  fs.mkdirSync(results, { recursive: true });
  for (const text of failures) fs.appendFileSync(failuresFile, `  ${text}\n`);
}

/** One run of several tools. Each step counts as one check, and each test as one more. */
export class TestRun {
  private readonly total = { passed: 0, failed: 0, skipped: 0 };
  private readonly times: string[] = [];
  private readonly startedAt = performance.now();

  /** Runs a tool with little output, printing it once the tool has ended, so that steps can run in parallel. */
  async step(title: string, tool: string, args: string[] = []): Promise<void> {
    const ok = await this.run(title, bin(tool), args, 'at the end');
    this.total[ok ? 'passed' : 'failed'] += 1;
    if (!ok) note([failure(title, 'Its output is above.')]);
  }

  /** Runs a function in this process as a step. */
  async work(title: string, work: () => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    await work().then(
      () => (this.total.passed += 1),
      (error: unknown) => {
        this.total.failed += 1;
        process.stdout.write(`\n== ${title}: FAILED\n${String(error)}\n`);
        note([failure(title, String(error))]);
      },
    );
    this.times.push(line(title, startedAt));
  }

  /** Runs Vitest. @param report name of its JSON report in `test-results` */
  async vitest(title: string, report: string, args: string[], command: 'run' | 'related' = 'run'): Promise<void> {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${report}.json`];
    await this.suite(title, report, bin('vitest'), [command, '--watch=false', ...reporters, ...args]);
  }

  /** Runs Playwright, after rebuilding the site if its sources changed. @param report name of its JSON report */
  async playwright(title: string, report: string, args: string[]): Promise<void> {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(results, `${report}.json`) };
    await this.suite(title, report, process.execPath, ['scripts/e2e.ts', ...args], env);
  }

  /** Prints the times, the failures, and the totals as the last line. On CI, skipped tests count as failed. */
  finish(): void {
    const { passed, skipped } = this.total;
    const failed = this.total.failed + (process.env.CI ? skipped : 0);
    this.times.push(line('all', this.startedAt));
    process.stdout.write(`\n${this.times.join('\n')}\n`);
    if (skipped > 0)
      process.stdout.write(`\n${skipped} tests were skipped${process.env.CI ? ', which CI doesn’t allow' : ''}.\n`);
    if (fs.existsSync(failuresFile)) process.stdout.write(`\nFailed:\n${fs.readFileSync(failuresFile, 'utf8')}`);
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
    process.exitCode = failed > 0 ? 1 : 0;
  }

  /** A tool that fails without a failed test (it crashed or found no tests) counts as a failure. */
  private async suite(title: string, report: string, command: string, args: string[], env = {}): Promise<void> {
    const file = path.join(results, `${report}.json`);
    fs.mkdirSync(results, { recursive: true });
    fs.rmSync(file, { force: true });
    const ok = await this.run(title, command, args, 'right away', env);
    const tests = readReport(file) ?? [];
    for (const { status } of tests) this.total[status] += 1;
    if (ok && tests.length === 0) this.total.skipped += 1;
    const failed = tests.filter(({ status }) => status === 'failed');
    note(failed.map((test) => failure(test.title ? `${test.file}: ${test.title}` : test.file, test.message)));
    if (!ok && failed.length === 0) {
      this.total.failed += 1;
      note([failure(title, 'It failed; its output is above.')]);
    }
  }

  private async run(
    title: string,
    command: string,
    args: string[],
    prints: 'at the end' | 'right away',
    env: Record<string, string> = {},
  ): Promise<boolean> {
    const startedAt = performance.now();
    if (prints === 'right away') process.stdout.write(`\n== ${title}\n`);
    const child = spawn(command, args, {
      cwd: root,
      stdio: prints === 'right away' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    if (prints === 'at the end') process.stdout.write(`\n== ${title}: ${code === 0 ? 'ok' : 'FAILED'}\n${said}`);
    this.times.push(line(title, startedAt));
    return code === 0;
  }
}

const line = (title: string, since: number) =>
  `  ${((performance.now() - since) / 1000).toFixed(0).padStart(5)} s  ${title}`;
