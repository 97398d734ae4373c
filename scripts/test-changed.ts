/**
 * `npm run test:changed`: tests the changes since a commit, in under two minutes. Without an argument, it covers
 * everything not yet on the upstream branch, including uncommitted files; `npm run test:changed -- HEAD~3` sets another
 * starting point.
 *
 * Unit and component tests are found by their imports. Every integration test imports the whole server, and a journey
 * imports nothing from the site, so those are found by feature: `server/features/billing/checkout/` leads to tests with
 * `checkout` in their name, then to those that call its router. `npm test` is still the gate.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessages } from './build/messages.ts';
import { clearResults, TestRun } from './test-run.ts';

/** More tests than these don't fit into two minutes. */
const most = { integration: 8, journeys: 4 };

process.chdir(path.resolve(import.meta.dirname, '..'));
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function upstream(): string {
  try {
    return git('merge-base', '@{upstream}', 'HEAD').trim();
  } catch {
    return 'HEAD';
  }
}

const since = process.argv[2] ?? upstream();
const changed = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
  .flatMap((list) => list.split('\n'))
  .filter((file) => file && existsSync(file));
const code = changed.filter((file) => /\.(ts|tsx|js)$/.test(file));
// No module imports content files, so use the module that reads them.
if (changed.some((file) => file.startsWith('content/'))) code.push('shared/content/content-files.ts');

/**
 * Returns a file's feature names: `checkout` for server/features/billing/checkout/service.ts and
 * shared/schemas/checkout.ts.
 */
function nounsOf(file: string): string[] {
  const noun =
    /^(?:server|client)\/features\/(?:[^/]+\/)*?([^/]+)\/(?:(?:components|screens|hooks)\/)?[^/]+$/.exec(file)?.[1] ??
    /^server\/(adapters|engine|emails|jobs)\//.exec(file)?.[1] ??
    /^(?:shared\/(?:schemas|domain|content)|drizzle\/schema)\/([a-z]+)/.exec(file)?.[1];
  return noun
    ? [{ adapters: path.basename(file, '.ts'), engine: 'profile', emails: 'mail', jobs: 'operations' }[noun] ?? noun]
    : [];
}

const nouns = [...new Set(changed.flatMap(nounsOf))];

/** Returns a pattern's test files that changed or cover the changed features, closest first. */
function about(pattern: string, limit: number): string[] {
  const closeness = (file: string) => {
    if (changed.includes(file)) return 3;
    if (nouns.some((noun) => path.basename(file).includes(noun))) return 2;
    const text = readFileSync(file, 'utf8');
    return nouns.some((noun) => text.includes(`.${noun}.`) || text.includes(`'${noun}.`)) ? 1 : 0;
  };
  const found = globSync(pattern)
    .map((file) => ({ file, closeness: closeness(file) }))
    .filter((match) => match.closeness > 0)
    .sort((a, b) => b.closeness - a.closeness);
  if (found.length > limit) process.stdout.write(`${found.length - limit} more of ${pattern} run only in npm test.\n`);
  return found.slice(0, limit).map(({ file }) => file);
}

clearResults();
await compileMessages();
const run = new TestRun();
process.stdout.write(`${changed.length} files changed since ${since}; features: ${nouns.join(', ') || 'none'}\n`);
const integration = about('tests/integration/**/*.test.ts', most.integration);
const journeys = about('tests/e2e/*.spec.ts', most.journeys);

await Promise.all([
  run.step('Types', 'tsc'),
  (async () => {
    if (code.length > 0) await run.step('Lint', 'eslint', code);
    if (changed.length > 0) await run.step('Format', 'prettier', ['--check', '--ignore-unknown', ...changed]);
  })(),
]);
if (code.length > 0) {
  const projects = ['--project', 'unit', '--project', 'components'];
  await run.vitest('Unit and component tests', 'unit', [...code, ...projects], 'related');
}
if (integration.length > 0)
  await run.vitest('Integration tests', 'integration', ['--project', 'integration', ...integration]);
if (journeys.length > 0)
  await run.playwright('Browser journeys', 'journeys', [
    '--project=journeys',
    ...journeys.map((file) => `/${path.basename(file)}$`),
  ]);
run.finish();
