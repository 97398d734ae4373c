/**
 * `npm run build`: writes `dist`. Exits with 1 when a page is over its size budget or a link is dead. `--
 * --allow-dead-links` only reports dead links and duplicate titles; `-- --server-only` bundles only the server.
 */
import { compileMessages } from './build/messages.ts';

try {
  // First, because the build itself loads code with messages.
  await compileMessages();
  const { build, buildServer } = await import('./build/build.ts');
  if (process.argv.includes('--server-only')) await buildServer();
  else await build({ allowDeadLinks: process.argv.includes('--allow-dead-links') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
