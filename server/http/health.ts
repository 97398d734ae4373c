/** Liveness, readiness, and metrics. */
import { Router, type Request, type Response } from 'express';
import { databaseAnswers } from '../db/ping.ts';
import type { Deps } from '../deps.ts';
import { rangeOf } from '../lib/address.ts';
import { within } from '../lib/within.ts';

export type Readiness = {
  /** False while the process starts or stops. */
  isOpen(): boolean;
  /** True when this process has no workers, or they're running. */
  workersRun(): boolean;
};

/** Loopback and private networks, where scrapers run. */
const inside = new Set<string | undefined>(['loopback', 'private', 'uniqueLocal']);

/** Metrics are internal: requests through a proxy or from a public address get the not-found page. */
function isFromInside(req: Request): boolean {
  return req.headers['x-forwarded-for'] === undefined && inside.has(rangeOf(req.socket.remoteAddress));
}

/**
 * `/livez` checks nothing else; `/readyz` checks the database and the workers; `/readyz/self` is for a proxy that
 * chooses among web processes, and leaves out what isn't this process's own; `/metrics` is Prometheus text for internal
 * scrapers.
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
