/** Logs and times every request that isn't a page from memory. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp } from 'pino-http';
import type { Deps } from '../deps.ts';
import { loggedPath } from './calendar.ts';

/** Polled every few seconds by machines; a line for each would bury the rest. */
const unloggedPaths = new Set(['/livez', '/readyz', '/readyz/self', '/metrics']);

type Note = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * Creates two functions to call before a request is answered: `logRequest` gives it an id and a logger and writes its log line;
 * `timeRequest` adds its duration to the metrics.
 */
export function createRequestNotes({
  log,
  metrics,
}: Pick<Deps, 'log' | 'metrics'>): Record<'logRequest' | 'timeRequest', Note> {
  return {
    logRequest: pinoHttp({
      logger: log,
      autoLogging: { ignore: (req) => unloggedPaths.has(req.url ?? '') },
      // The path without its query, which may contain user input, and without secrets.
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
