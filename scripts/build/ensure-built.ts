import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { needsBuild } from './build-id.ts';
import { projectDir } from './dirs.ts';

/**
 * Builds when `dist` is not what the sources would give. In a process of its own: the caller does not carry the build's
 * memory, and a test runner's NODE_ENV does not end up in the bundle.
 * @throws when the build fails; it has said why by then.
 */
export async function ensureBuilt(): Promise<void> {
  if (!(await needsBuild())) return;
  process.stdout.write('Building the site (only when something changed) …\n');
  const { status } = spawnSync(process.execPath, [join(projectDir, 'scripts/build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The build failed.');
}
