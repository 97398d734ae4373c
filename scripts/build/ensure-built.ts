import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { needsBuild } from './build-id.ts';
import { projectDir } from './dirs.ts';

/**
 * Builds if `dist` is out of date. Runs in a separate process, so that the caller doesn't keep the build's memory, and
 * a test runner's NODE_ENV doesn't get into the bundle.
 * @throws if the build fails, after it has printed the reason.
 */
export async function ensureBuilt(): Promise<void> {
  const [site, server] = await Promise.all([needsBuild('site'), needsBuild('server')]);
  if (!site && !server) return;
  process.stdout.write(`Building the ${site ? 'site' : 'server'} (only when something changed) …\n`);
  const args = [join(projectDir, 'scripts/build.ts'), ...(site ? [] : ['--server-only'])];
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The build failed.');
}
