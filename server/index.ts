/** One process: settings, database, queues, then web and/or worker by ROLE, until asked to stop. */
import { startEmbeddedPostgres } from './db/embedded.ts';
import { readEnv } from './env.ts';
import { banner } from './lib/banner.ts';

// No one reads the output anymore, or its disk is full: keep serving.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Starts the built-in database first, and loads the rest of the server in parallel. */
async function start() {
  const env = readEnv();
  const embedded = env.databaseUrl ? undefined : startEmbeddedPostgres(env.dataDir);
  // The caller that awaits it reports the error.
  embedded?.catch(() => undefined);
  const { serve } = await import('./serve.ts');
  return serve(undefined, {
    pages: !process.argv.includes('--api-only'),
    hasBuiltInDatabase: process.argv.includes('--built-in-database') || undefined,
    embedded,
  });
}

const running = await start().catch((error: unknown) => {
  // Nothing is running yet, so a person is reading: print the message, because a stack would hide it.
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exit(1);
});

if (running.env.role !== 'worker' && !process.argv.includes('--api-only'))
  process.stdout.write(banner(running.env, running.address, running));

// Crash-only: a process in an unknown state must exit. The supervisor starts a new one, and rows get picked up.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    running.log.fatal({ error }, event);
    setTimeout(() => process.exit(1), 100).unref();
  });
}

let asked = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (asked) return;
    asked = true;
    running.log.info({ signal }, 'stopping');
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        running.log.error({ error }, 'stop failed');
        process.exit(1);
      },
    );
  });
}
