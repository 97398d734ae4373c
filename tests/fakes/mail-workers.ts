/**
 * A worker process that does the mail of several sites at once and is there to be killed: one death hits them all, and
 * starting it costs half of what a whole server does. Reads the settings of each site from its first argument.
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
// What the first mail would load; a process that is killed leaves no compiled code for the next one to start from.
await import('#server/emails/layout.ts');
flushCompileCache();
process.stdout.write('ready\n');
