/** Assembles a process from its settings. */
import http from 'node:http';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { redirects, temporaryRedirects } from '#shared/content/redirects.ts';
import { frameSources } from '#shared/content/site.ts';
import { createApp } from './app.ts';
import { migrateDatabase } from './db/migrate.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded.ts';
import { createDeps, mailboxDir, startPaymentsSandbox, type Sandbox } from './deps.ts';
import { readEnv, type Env } from './env.ts';
import { ensureFirstAdmin, type FirstAdmin } from './features/admin/service.ts';
import { claimsOff } from './features/admin/marketing-claims/service.ts';
import { siteFacts } from './features/billing/facts/service.ts';
import { acceptEvent } from './features/billing/payments/service.ts';
import { createPageUpdates, followPageState } from './http/page-updates.ts';
import { loadAdmin } from './http/admin.ts';
import { localKeyOf, localLink } from './http/local-only.ts';
import { limitPipelining } from './http/pipelining.ts';
import { createNotFoundHandler, createPageHandler, loadPages, type PageStore } from './http/pages.ts';
import { watchEventLoop } from './http/shed-load.ts';
import { securityHeaders } from './http/security.ts';
import { runWorkers, type RunningWorkers } from './jobs/run.ts';
import { createLog, type Log } from './lib/log.ts';
import { projectDir } from './lib/project-dir.ts';
import { readOrCreateSessionSecret } from './lib/secrets.ts';

export type Serving = {
  log: Log;
  /** Address it listens on, for tests and the terminal. */
  address: string;
  env: Env;
  /** The first admin's login, if this start created it. */
  firstAdmin: FirstAdmin | undefined;
  /** Path that unlocks the local pages in a browser, and their names. Undefined if there are none. */
  localPages: { link: string; names: string[] } | undefined;
  stop(): Promise<void>;
};

const distDir = path.join(projectDir, 'dist');
/** How long pending requests may take once new ones are no longer accepted. */
const finishMs = 10_000;
const jobGraceMs = 15_000;

/**
 * Starts what ROLE asks for. Order: settings, database, migrations, workers, web, so that nothing runs without its
 * schema.
 * @param options `pages: false` leaves out the built pages: in development, Vite serves them from source.
 *   `hasBuiltInDatabase`: the database is this machine's own, although another process runs it, as in development.
 *   `embedded`: the built-in database, if it's already being started.
 * @throws with a message for the terminal when a setting, the data folder, or the port is wrong.
 */
export async function serve(
  source?: Record<string, string | undefined>,
  {
    pages: withPages = true,
    hasBuiltInDatabase,
    embedded: starting,
  }: {
    pages?: boolean;
    hasBuiltInDatabase?: boolean | undefined;
    embedded?: Promise<EmbeddedPostgres> | undefined;
  } = {},
): Promise<Serving> {
  const env = readEnv(source);
  const log = createLog(env.logLevel, env.mode === 'embedded' && process.stdout.isTTY);
  // In parallel with the database's start: both take a while, and neither needs the other.
  const pagesLoading = withPages && env.role !== 'worker' ? loadBuiltPages(env) : undefined;
  pagesLoading?.catch(() => undefined);

  const embedded = env.databaseUrl ? undefined : await (starting ?? startEmbeddedPostgres(env.dataDir));
  const databaseUrl = env.databaseUrl ?? embedded!.url;
  const stopping = new AbortController();
  let sandbox: Sandbox | undefined;
  let connections: ReturnType<typeof createDeps> | undefined;
  let workers: RunningWorkers | undefined;
  let eventLoop: ReturnType<typeof watchEventLoop> | undefined;
  try {
    await migrateOrExplain(databaseUrl, env);
    const pages = await pagesLoading;
    const sessionSecrets = env.sessionSecrets ?? [await readOrCreateSessionSecret(env.dataDir)];
    sandbox = await startPaymentsSandbox(env, { hasBuiltInDatabase, log });
    connections = createDeps({
      ...{ env, databaseUrl, sandbox, sessionSecrets, log, stopping: stopping.signal },
      showsSamples: hasBuiltInDatabase ?? env.mode === 'embedded',
    });
    const { deps, store } = connections;
    const firstAdmin =
      env.role === 'worker'
        ? undefined
        : await ensureFirstAdmin(deps, { chosen: env.firstAdmin, mayMakeUp: env.mode === 'embedded' });
    // Before workers sweep, because their work may create events.
    sandbox?.onEvent(async (event) => {
      const outcome = await acceptEvent(deps, event).catch((error: unknown) => {
        log.error({ error }, 'sandbox event not accepted');
        throw error;
      });
      if (outcome === 'refused') log.error('sandbox event rejected');
    });
    if (env.role !== 'web') workers = await runWorkers(deps, store);

    if (pages)
      await followPageState({
        apply: createPageUpdates({
          distDir,
          store: pages,
          claims: deps.claims,
          log,
          withSamples: deps.settings.showsSamples,
        }),
        read: async () => ({ off: await claimsOff(deps), facts: await siteFacts(deps) }),
        log,
        stopping: stopping.signal,
      });

    // It contains sign-in links, so it's only shown if the site runs on its owner's machine.
    const showsMailbox =
      deps.mailer.kind === 'local' &&
      env.role !== 'worker' &&
      ['localhost', '127.0.0.1', '[::1]'].includes(new URL(env.baseUrl).hostname);

    const localNames = [...(showsMailbox ? ['the mailbox'] : []), ...(sandbox ? ['test payments'] : [])];

    let open = false;
    const readiness = { isOpen: () => open, workersRun: () => workers?.isRunning() ?? true };
    const headers = securityHeaders({
      inlineScriptHashes: pages?.inlineScriptHashes ?? [],
      frames: frameSources,
      secure: env.baseUrl.startsWith('https:'),
    });
    eventLoop = watchEventLoop();
    const app = createApp(deps, {
      readiness,
      isBehind: eventLoop.isBehind,
      headers,
      trustProxy: env.trustProxy,
      mailboxDir: showsMailbox ? mailboxDir(env) : undefined,
      sandbox: sandbox?.pages,
      isPage: pages && ((path) => pages.resources.has(path)),
      notFound: pages && createNotFoundHandler(pages, headers),
      admin: pages && (await loadAdmin(distDir)),
    });
    const server = createServer(
      pages ? createPageHandler(pages, headers, redirects, temporaryRedirects) : () => false,
      app,
      () => !open,
    );
    await listen(server, env);
    open = true;
    void pages?.finish(stopping.signal);
    const { port } = server.address() as AddressInfo;
    log.info(
      {
        role: env.role,
        mode: env.mode,
        port,
        queues: env.redisUrl ? 'redis' : 'postgres',
        ai: deps.writers.profiles?.engine ?? 'local',
      },
      'ready',
    );

    return {
      log,
      env,
      firstAdmin,
      localPages:
        localNames.length > 0 ? { link: localLink(localKeyOf(sessionSecrets[0]!)), names: localNames } : undefined,
      address: `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`,
      async stop() {
        open = false;
        // Streams end after the pause: if reopened immediately, they might come back to this process.
        const leave = async () => {
          if (env.role !== 'worker') await wait(env.drainMs);
          stopping.abort();
          await closeServer(server);
        };
        await Promise.all([leave(), workers?.stop(jobGraceMs)]);
        eventLoop?.stop();
        await sandbox?.close();
        await connections?.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    eventLoop?.stop();
    await workers?.stop(0);
    await sandbox?.close();
    await connections?.close();
    await embedded?.stop();
    throw error;
  }
}

/** The first contact with the database, where a wrong address or password shows up. */
async function migrateOrExplain(databaseUrl: string, env: Env): Promise<void> {
  try {
    await migrateDatabase(databaseUrl, { withQueues: !env.redisUrl });
  } catch (error) {
    if (!env.databaseUrl) throw error;
    // A name with several addresses fails with one error per address, and no message of its own.
    const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
    const reason = first instanceof Error ? first.message : String(first);
    throw new Error(`Can’t use the database in DATABASE_URL: ${reason}`, { cause: error });
  }
}

async function loadBuiltPages(env: Env): Promise<PageStore> {
  try {
    return await loadPages({
      ...{ distDir, baseUrl: env.baseUrl, retention: env.retention },
      withSamples: env.mode === 'embedded',
    });
  } catch (error) {
    throw new Error(
      `The site has not been built yet. Run: npm run build\n(${error instanceof Error ? error.message : String(error)})`,
      { cause: error },
    );
  }
}

/**
 * Serves pages before Express sees the request; slow clients are cut off. A stopping process announces it on every
 * connection: a proxy with kept-alive connections might otherwise send the next request just as they're closed.
 */
function createServer(
  answerPage: (req: http.IncomingMessage, res: http.ServerResponse) => boolean,
  app: http.RequestListener,
  isLeaving: () => boolean,
): http.Server {
  const server = http.createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16 * 1024 },
    (req, res) => {
      if (isLeaving()) res.setHeader('Connection', 'close');
      if (!answerPage(req, res)) app(req, res);
    },
  );
  server.keepAliveTimeout = 65_000;
  server.timeout = stuckMs;
  server.maxConnections = connectionsAtOnce;
  limitPipelining(server);
  return server;
}

/** Far more than one process's visitors open; an idle connection takes about 20 KB. */
const connectionsAtOnce = 4_000;
/**
 * Time without traffic after which a connection is closed, in milliseconds: for example a client that sends without reading.
 * Longer than transcribing a recording may take.
 */
const stuckMs = 60_000;

async function listen(server: http.Server, env: Env): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${env.port} on ${env.host} is in use by another program. Stop it, or use another port, for example with PORT=3001 npm start.`,
            )
          : error.code === 'EACCES'
            ? new Error(
                `This user isn’t allowed to listen on port ${env.port}. Choose a port above 1023, for example with PORT=3000 npm start.`,
              )
            : error,
      );
    });
    server.listen(env.port, env.host, () => resolve());
  });
}

/** Stops accepting connections, lets pending requests finish, then closes the rest. */
async function closeServer(server: http.Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), finishMs);
  await closed;
  clearTimeout(late);
}
