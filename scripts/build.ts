/**
 * `npm run build`: writes `dist`, and ends with 1 when a page is heavier than its budget or a link leads nowhere.
 * `npm run build -- --allow-dead-links` only says so of links and double titles, `-- --server-only` bundles the server alone.
 */
import { build, buildServer } from './build/build.ts';

try {
  if (process.argv.includes('--server-only')) await buildServer();
  else await build({ allowDeadLinks: process.argv.includes('--allow-dead-links') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
