/**
 * `npm run build`: writes `dist`. Exits with 1 when a page is over its size budget or a link is dead. `--
 * --allow-dead-links` only reports dead links and duplicate titles; `-- --server-only` bundles only the server.
 */
import { compileMessages } from './build/messages.ts';

// The build imports compiled messages, so a fresh clone needs them first.
await compileMessages();
const { build, buildServer } = await import('./build/build.ts');

try {
  if (process.argv.includes('--server-only')) await buildServer();
  else await build({ allowDeadLinks: process.argv.includes('--allow-dead-links') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
