/** `npm start`: builds when the sources changed, then serves the finished site. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { needsBuild } from './build/build.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ??= 'production';

if (await needsBuild()) {
  process.stdout.write('Building the site (only when something changed) …\n');
  // A process of its own, so that the server does not carry the build's memory.
  const built = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

await import('../server/index.ts');
