/** Is the process alive, is it ready for visitors, and what has it counted. */
import { Router } from 'express';
import { databaseAnswers } from '../db/ping.ts';
import type { Deps } from '../deps.ts';

export type Readiness = {
  /** False while the process starts or stops. */
  isOpen(): boolean;
  /** True when this process has no workers, or they run. */
  workersRun(): boolean;
};

/** `/livez` asks nobody; `/readyz` asks the database and the workers; `/metrics` is Prometheus text. */
export function healthRouter(deps: Deps, readiness: Readiness): Router {
  const router = Router();
  router.get('/livez', (_req, res) => void res.type('text').send('ok\n'));
  router.get('/readyz', async (_req, res) => {
    const checks = {
      open: readiness.isOpen(),
      workers: readiness.workersRun(),
      database: await databaseAnswers(deps.db, { withinMs: 2000 }),
    };
    const ready = Object.values(checks).every(Boolean);
    res
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ready, ...checks });
  });
  router.get('/metrics', async (_req, res) => {
    res.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
  });
  return router;
}
