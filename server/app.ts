/** Builds the Express application. Never listens: tests and the start script do. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { pinoHttp } from 'pino-http';
import type { Deps, SandboxPages } from './deps.ts';
import { bodyBudget } from './http/body-budget.ts';
import { brake } from './http/brake.ts';
import { calendarRouter, loggedPath } from './http/calendar.ts';
import { deskHandler, type DeskStore } from './http/desk.ts';
import { dataDownloadRouter } from './http/download-data.ts';
import { downloadsRouter } from './http/downloads.ts';
import { healthRouter, type Readiness } from './http/health.ts';
import { leadExportRouter } from './http/lead-export.ts';
import { localDoorRouter, localKeyOf } from './http/local-only.ts';
import { mailboxRouter } from './http/mailbox.ts';
import { paymentEventsRouter } from './http/payment-events.ts';
import { packDownloadRouter } from './http/pack-download.ts';
import { newsletterRouter } from './http/newsletter.ts';
import { recordingBody } from './http/recording-body.ts';
import { sandboxRouter } from './http/sandbox.ts';
import { shedLoad } from './http/shed-load.ts';
import { plainHostOnly, readablePathOnly, sameOriginOnly, wholeAnswersOnly, withHeaders } from './http/security.ts';
import { unsubscribeRouter } from './http/unsubscribe.ts';
import { visitsRouter } from './http/visits.ts';
import { appRouter } from './trpc/app-router.ts';
import { contextFactory } from './trpc/context.ts';

export type AppOptions = {
  readiness: Readiness;
  headers: Record<string, string>;
  trustProxy: number;
  /** Whether the process is currently overloaded. */
  isBehind: () => boolean;
  /** Where mails lie that do not leave this machine; undefined when they do. */
  mailboxDir?: string | undefined;
  /** The pages of the payments sandbox, if there is one. */
  sandbox?: SandboxPages | undefined;
  /** Whether there is a public page at a path. Absent in a process that serves no pages: then any may be one. */
  isPage?: ((path: string) => boolean) | undefined;
  /** The agency's desk as it was built. Absent in a process that serves no pages. */
  desk?: DeskStore | undefined;
  /** Answers what no route knows: the not-found page for people. Absent in a process that serves no pages. */
  notFound?: ((req: IncomingMessage, res: ServerResponse) => void) | undefined;
};

/** Asked every few seconds by machines; a line for each would bury the rest. */
const unloggedPaths = new Set(['/livez', '/readyz', '/readyz/self', '/metrics']);

/** @returns the application: health, tRPC under /trpc, and the not-found answer. */
export function createApp(deps: Deps, options: AppOptions): Express {
  const app = express();
  const { isPage = () => true } = options;
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustProxy);
  // Comes first, so that a delayed request holds no other resources yet.
  app.use(brake());
  app.use(
    pinoHttp({
      logger: deps.log,
      autoLogging: { ignore: (req) => unloggedPaths.has(req.url ?? '') },
      // The path without its query, which may carry what a visitor typed, and without secrets.
      serializers: {
        req: (req: { id: string; method: string; url: string }) => ({
          id: req.id,
          method: req.method,
          path: loggedPath(req.url),
        }),
        res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      },
      customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    }),
  );
  app.use((req, res, next) => {
    const startedAt = performance.now();
    const kind = req.path.startsWith('/trpc') ? 'trpc' : 'page';
    res.on('finish', () => {
      deps.metrics.requests.observe(
        { kind, status: `${Math.floor(res.statusCode / 100)}xx` },
        (performance.now() - startedAt) / 1000,
      );
    });
    next();
  });
  app.use(withHeaders(options.headers));
  // No other site may call us, so preflights get no answer. By default, Express would list the methods of a route.
  app.options('/{*any}', (_req, res) => void res.status(405).json({ error: { message: 'Not supported.' } }));
  app.use(healthRouter(deps, options.readiness));
  // A recording has room of its own (recordingBody); every other body counts here.
  const budget = bodyBudget();
  app.use((req, res, next) => (req.path.startsWith('/trpc') ? next() : budget(req, res, next)));
  app.use(unsubscribeRouter(deps));
  app.use(newsletterRouter(deps));
  app.use(paymentEventsRouter(deps));
  app.use(downloadsRouter(deps));
  app.use(packDownloadRouter(deps));
  app.use(dataDownloadRouter(deps));
  app.use(calendarRouter(deps));
  app.use(leadExportRouter(deps));
  app.use(visitsRouter(deps, { isPage }));
  const { sandbox, mailboxDir } = options;
  const { baseUrl, sessionSecrets } = deps.settings;
  const key = localKeyOf(sessionSecrets[0]!);
  if (sandbox || mailboxDir) app.use(localDoorRouter({ key, leadsTo: mailboxDir ? '/dev/mailbox' : '/' }));
  if (sandbox) app.use(sandboxRouter({ pages: sandbox, baseUrl, key }));
  if (mailboxDir) app.use(mailboxRouter({ dir: mailboxDir, key }));
  app.use('/trpc', (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  app.use('/trpc', shedLoad(options.isBehind));
  app.use('/trpc', plainHostOnly, readablePathOnly, wholeAnswersOnly);
  app.use('/trpc', recordingBody(deps));
  app.use('/trpc', budget);
  app.use('/trpc', sameOriginOnly(deps.settings.baseUrl));
  app.use(
    '/trpc',
    createExpressMiddleware({
      router: appRouter,
      createContext: contextFactory(deps, { isPage }),
      // One request carries at most ten calls, or limits per request would mean nothing.
      maxBatchSize: 10,
      maxBodySize: 64 * 1024,
    }),
  );
  if (options.desk && options.notFound)
    app.use(deskHandler(deps, { desk: options.desk, headers: options.headers, notFound: options.notFound }));
  app.use((req, res) => {
    if (options.notFound && (req.method === 'GET' || req.method === 'HEAD')) return options.notFound(req, res);
    res.status(404).json({ error: { message: 'Not found.' } });
  });
  app.use(errorHandler(deps));
  return app;
}

/** Last resort: the log gets the error, the caller a sentence. */
function errorHandler(deps: Deps): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const status = isClientError(error) ? error.status : 500;
    if (status === 500) deps.log.error({ path: loggedPath(req.path), error }, 'request failed');
    res.status(status).json({
      error: { message: status === 500 ? 'Something went wrong on our side.' : 'That request cannot be read.' },
    });
  };
}

function isClientError(error: unknown): error is { status: number } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status >= 400 &&
    error.status < 500
  );
}
