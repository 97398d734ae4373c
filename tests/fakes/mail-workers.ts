/**
 * A worker process that sends email for several sites and is meant to be killed: one kill affects them all, and it
 * starts in half the time of a full server. Reads each site's settings from its first argument.
 */
import { flushCompileCache } from 'node:module';
import { createDeps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { runWorkers } from '#server/jobs/run.ts';
import { createLog } from '#server/lib/log.ts';

const sites = JSON.parse(process.argv[2]!) as Record<string, string>[];
for (const settings of sites) {
  const env = readEnv(settings);
  const { deps, store } = createDeps({
    env,
    databaseUrl: env.databaseUrl!,
    sessionSecrets: env.sessionSecrets!,
    log: createLog('silent', false),
    stopping: new AbortController().signal,
  });
  await runWorkers(deps, store);
}
// Preload what the first email needs: a killed process leaves no compile cache for the next one.
await import('#server/emails/layout.ts');
flushCompileCache();
process.stdout.write('ready\n');
