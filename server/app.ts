/** Builds the Express application. Never listens: tests and the start script do. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { Router, type ErrorRequestHandler, type IRouter, type RequestHandler } from 'express';
import { m } from '#messages';
import type { Deps, SandboxPages } from './deps.ts';
import { bodyBudget } from './http/body-budget.ts';
import { brake } from './http/brake.ts';
import { calendarRouter, loggedPath } from './http/calendar.ts';
import { adminHandler, type AdminStore } from './http/admin.ts';
import { dataDownloadRouter } from './http/download-data.ts';
import { downloadsRouter } from './http/downloads.ts';
import { healthRouter, type Readiness } from './http/health.ts';
import { attendeeExportRouter } from './http/attendee-export.ts';
import { leadExportRouter } from './http/lead-export.ts';
import { orderReceiptsRouter } from './http/order-receipts.ts';
import { localDoorRouter, localKeyOf } from './http/local-only.ts';
import { mailboxRouter } from './http/mailbox.ts';
import { paymentEventsRouter } from './http/payment-events.ts';
import { packDownloadRouter } from './http/pack-download.ts';
import { newsletterRouter } from './http/newsletter.ts';
import { createRequestNotes } from './http/note-request.ts';
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
  /** Folder of emails that stay on this machine; undefined if they're sent. */
  mailboxDir?: string | undefined;
  /** The pages of the payments sandbox, if there is one. */
  sandbox?: SandboxPages | undefined;
  /** Whether there's a public page at a path. Absent in a process that serves no pages; then any path may be one. */
  isPage?: ((path: string) => boolean) | undefined;
  /** The built admin app. Absent in a process that serves no pages. */
  admin?: AdminStore | undefined;
  /** Answers unknown paths with the not-found page. Absent in a process that serves no pages. */
  notFound?: ((req: IncomingMessage, res: ServerResponse) => void) | undefined;
};

/** @returns the application: tRPC under /trpc, health, files, and the not-found answer. */
export function createApp(deps: Deps, options: AppOptions): RequestListener {
  const app = express();
  const { isPage = () => true } = options;
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustProxy);
  // Comes first, so that a delayed request holds no other resources yet.
  app.use(brake());
  const { logRequest, timeRequest } = createRequestNotes(deps);
  app.use((req, res, next) => {
    logRequest(req, res);
    timeRequest(req, res);
    next();
  });
  app.use(withHeaders(options.headers));
  // No other site may call us, so preflights get no answer. By default, Express would list the methods of a route.
  app.options('/{*any}', (_req, res) => void res.status(405).json({ error: { message: m.server_not_supported() } }));
  const budget = bodyBudget();
  // Before all other routes, so that chat calls don't pass through them.
  app.use('/trpc', apiRouter(deps, { ...options, isPage, budget }));
  app.use(healthRouter(deps, options.readiness));
  app.use(budget);
  app.use(unsubscribeRouter(deps));
  app.use(newsletterRouter(deps));
  app.use(paymentEventsRouter(deps));
  app.use(downloadsRouter(deps));
  app.use(packDownloadRouter(deps));
  app.use(dataDownloadRouter(deps));
  app.use(calendarRouter(deps));
  app.use(leadExportRouter(deps));
  app.use(orderReceiptsRouter(deps));
  app.use(attendeeExportRouter(deps));
  app.use(visitsRouter(deps, { isPage }));
  const { sandbox, mailboxDir } = options;
  const { baseUrl, sessionSecrets } = deps.settings;
  const key = localKeyOf(sessionSecrets[0]!);
  if (sandbox || mailboxDir) app.use(localDoorRouter({ key, leadsTo: mailboxDir ? '/dev/mailbox' : '/' }));
  if (sandbox) app.use(sandboxRouter({ pages: sandbox, baseUrl, key }));
  if (mailboxDir) app.use(mailboxRouter({ dir: mailboxDir, key }));
  if (options.admin && options.notFound)
    app.use(adminHandler(deps, { admin: options.admin, headers: options.headers, notFound: options.notFound }));
  app.use((req, res) => {
    if (options.notFound && (req.method === 'GET' || req.method === 'HEAD')) return options.notFound(req, res);
    res.status(404).json({ error: { message: m.server_not_found() } });
  });
  app.use(errorHandler(deps));
  const { notFound } = options;
  if (!notFound) return app;
  const answered = new Set(['trpc', 'admin', ...firstSegments(app.router)]);
  return (req, res) => {
    const segment = /^\/([^/?#\\]*)/.exec(req.url ?? '')?.[1];
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead || segment === undefined || answered.has(segment.toLowerCase())) {
      app(req, res);
      return;
    }
    // Unknown paths skip everything that routes need; bots request them by the thousand.
    if (deps.log.isLevelEnabled('info')) logRequest(req, res);
    timeRequest(req, res);
    notFound(req, res);
  };
}

/** Returns the first segment of each route: `calendar` of `/calendar/:file`. */
function firstSegments({ stack }: IRouter): string[] {
  return stack.flatMap(({ route, handle }) => {
    if (route) return [String(route.path).split('/')[1]!];
    return 'stack' in handle ? firstSegments(handle as unknown as IRouter) : [];
  });
}

/** Creates the API: middleware and tRPC. A recording has its own budget; every other body counts in `budget`. */
function apiRouter(
  deps: Deps,
  options: Pick<AppOptions, 'isBehind'> & { isPage: (path: string) => boolean; budget: RequestHandler },
): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  router.use(shedLoad(options.isBehind), plainHostOnly, readablePathOnly, wholeAnswersOnly);
  router.use(recordingBody(deps), options.budget, sameOriginOnly(deps.settings.baseUrl));
  router.use(
    createExpressMiddleware({
      router: appRouter,
      createContext: contextFactory(deps, { isPage: options.isPage }),
      // A request carries at most ten calls; otherwise, limits per request would mean nothing.
      maxBatchSize: 10,
      maxBodySize: 64 * 1024,
    }),
  );
  return router;
}

/** Last resort: logs the error and answers with a sentence. */
function errorHandler(deps: Deps): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const status = isClientError(error) ? error.status : 500;
    if (status === 500) deps.log.error({ path: loggedPath(req.path), error }, 'request failed');
    res.status(status).json({
      error: { message: status === 500 ? m.server_failed() : m.server_request_unreadable() },
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
