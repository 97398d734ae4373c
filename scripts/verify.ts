/**
 * `npm run verify`: runs the tests of the checks in tests/verify and prints each check with its figures. Arguments choose:
 * groups (`npm run verify:payments`), numbers (`npm run verify -- 1 6 38`), or `quick`, the set for every change, which takes
 * samples where the others do all that the list asks for (tests/helpers/effort.ts). Ends with 1 when a check failed, was
 * not run or told no figure.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { figuresFile, readFigures } from '../tests/helpers/figure.ts';
import type { Check } from '../tests/verify/check.ts';
import { readOutcomes } from '../tests/verify/outcomes.ts';
import { allChecks, groups, quickChecks } from '../tests/verify/registry.ts';
import { checkTable, isMissed, verdictOf } from '../tests/verify/table.ts';

const root = path.resolve(import.meta.dirname, '..');
const reports = { vitest: 'verify.json', playwright: 'e2e.json' };

const words = process.argv.slice(2);
const effort = words.includes('quick') ? 'sample' : 'full';
const chosen = words.length === 0 ? allChecks : [...new Set(words.flatMap(checksOf))];
const files = [...new Set(chosen.flatMap((check) => check.files))];
const inBrowser = files.filter((file) => file.endsWith('.spec.ts'));
const inVitest = files.filter((file) => !inBrowser.includes(file));

fs.rmSync(figuresFile, { force: true });
for (const report of Object.values(reports)) fs.rmSync(path.join(root, 'test-results', report), { force: true });

const startedAt = performance.now();
if (inVitest.length > 0)
  run(path.join(root, 'node_modules/.bin/vitest'), [
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=test-results/${reports.vitest}`],
    ...inVitest,
  ]);
if (inBrowser.length > 0)
  run(process.execPath, ['scripts/e2e.ts', ...inBrowser.map((file) => `/${path.basename(file)}$`)]);

const outcomes = readOutcomes({ vitest: [reports.vitest], playwright: reports.playwright });
const figures = readFigures();
console.info(`\n${checkTable(chosen, outcomes, figures)}`);
console.info(`  ${files.length} files in ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes\n`);
process.exitCode = chosen.some((check) => isMissed(verdictOf(check, outcomes, figures))) ? 1 : 0;

function checksOf(word: string): readonly Check[] {
  const found =
    word === 'quick'
      ? quickChecks
      : word in groups
        ? groups[word as keyof typeof groups]
        : allChecks.filter(({ number }) => String(number) === word);
  if (found.length > 0) return found;
  console.error(
    `"${word}" is no check. There are: quick, ${Object.keys(groups).join(', ')}, and 1 to ${allChecks.length}.`,
  );
  process.exit(1);
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, EFFORT: effort } });
}
