/** What is noted of every request that isn't a page from memory: a line in the log, and its time in the metrics. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp } from 'pino-http';
import type { Deps } from '../deps.ts';
import { loggedPath } from './calendar.ts';

/** Asked every few seconds by machines; a line for each would bury the rest. */
const unloggedPaths = new Set(['/livez', '/readyz', '/readyz/self', '/metrics']);

type Note = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Creates what takes notes of a request, to be called before it's answered: `logRequest` writes its line, and gives it an id
 * and a logger of its own; `timeRequest` counts it.
 */
export function createRequestNotes({
  log,
  metrics,
}: Pick<Deps, 'log' | 'metrics'>): Record<'logRequest' | 'timeRequest', Note> {
  return {
    logRequest: pinoHttp({
      logger: log,
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
    timeRequest(req, res) {
      const startedAt = performance.now();
      const kind = req.url?.startsWith('/trpc') ? 'trpc' : 'page';
      res.on('finish', () => {
        metrics.requests.observe(
          { kind, status: `${Math.floor(res.statusCode / 100)}xx` },
          (performance.now() - startedAt) / 1000,
        );
      });
    },
  };
}
