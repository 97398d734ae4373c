/** Is the process alive, is it ready for visitors, and what has it counted. */
import { Router, type Request, type Response } from 'express';
import { databaseAnswers } from '../db/ping.ts';
import type { Deps } from '../deps.ts';
import { rangeOf } from '../lib/address.ts';
import { within } from '../lib/within.ts';

export type Readiness = {
  /** False while the process starts or stops. */
  isOpen(): boolean;
  /** True when this process has no workers, or they run. */
  workersRun(): boolean;
};

/** Loopback and private networks: where a scraper lives. */
const inside = new Set<string | undefined>(['loopback', 'private', 'uniqueLocal']);

/** Numbers are nobody else's business: what came through a proxy, or from a public address, gets the not-found page. */
function isFromInside(req: Request): boolean {
  return req.headers['x-forwarded-for'] === undefined && inside.has(rangeOf(req.socket.remoteAddress));
}

/**
 * `/livez` asks nobody; `/readyz` asks the database and the workers; `/readyz/self` is for a proxy that chooses among web
 * processes, and leaves out what is not this process's own; `/metrics` is Prometheus text, for scrapers inside.
 */
export function healthRouter(deps: Deps, readiness: Readiness): Router {
  const router = Router();
  router.get('/livez', (_req, res) => void res.type('text').send('ok\n'));
  const selfChecks = async () => ({
    open: readiness.isOpen(),
    database: await within(2000, databaseAnswers(deps.db), () => false),
  });
  const answer = (res: Response, checks: Record<string, boolean>) => {
    const ready = Object.values(checks).every(Boolean);
    res
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready, ...checks });
  };
  router.get('/readyz', async (_req, res) => answer(res, { ...(await selfChecks()), workers: readiness.workersRun() }));
  router.get('/readyz/self', async (_req, res) => answer(res, await selfChecks()));
  router.get('/metrics', async (req, res, next) => {
    if (!isFromInside(req)) return next();
    res.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
  });
  return router;
}
