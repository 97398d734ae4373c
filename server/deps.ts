/** Everything a service may use, built once per process. */
import { createProfileWriters } from './adapters/llm/index.ts';
import type { ProfileWriter } from './adapters/llm/port.ts';
import { connect, type Database } from './db/client.ts';
import type { Env } from './env.ts';
import type { QueueStore } from './jobs/backend.ts';
import { createProducer, type Enqueue } from './jobs/enqueue.ts';
import type { Log } from './lib/log.ts';
import { createMetrics, type Metrics } from './lib/metrics.ts';
import { createRateLimits, type RateLimits } from './lib/rate-limit.ts';

export type Deps = {
  db: Database;
  enqueue: Enqueue;
  writers: { primary: ProfileWriter; fallback: ProfileWriter };
  limits: RateLimits;
  log: Log;
  metrics: Metrics;
  settings: {
    baseUrl: string;
    /** Newest first. */
    sessionSecrets: string[];
    aiDailyBudgetMicroUsd: number;
  };
  /** Fires when the process begins to stop: long streams end themselves. */
  stopping: AbortSignal;
};

/**
 * Connects and builds the dependencies.
 * @param options `env` as read; `databaseUrl` of the deployed or the embedded database.
 * @returns `deps`, and `close`, which ends connections in the right order.
 */
export function createDeps(options: {
  env: Env;
  databaseUrl: string;
  sessionSecrets: string[];
  log: Log;
  stopping: AbortSignal;
}) {
  const { env, log } = options;
  const { db, close: closeDatabase } = connect(options.databaseUrl);
  const store: QueueStore = { databaseUrl: options.databaseUrl, redisUrl: env.redisUrl };
  const producer = createProducer(store, log);
  const deps: Deps = {
    db,
    enqueue: producer.enqueue,
    writers: createProfileWriters(env.openAi),
    limits: createRateLimits(db, log),
    log,
    metrics: createMetrics({ withProcess: true }),
    settings: {
      baseUrl: env.baseUrl,
      sessionSecrets: options.sessionSecrets,
      aiDailyBudgetMicroUsd: env.aiDailyBudgetMicroUsd,
    },
    stopping: options.stopping,
  };
  return {
    deps,
    store,
    async close() {
      await producer.close();
      await closeDatabase();
    },
  };
}
