/** Worker side: waits until the queue store is ready, then runs jobs, and wakes rows whose wake-up was lost. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { UnrecoverableError, type Job, type Worker } from 'bullmq';
import type { SweepNote } from '#drizzle/schema/admin.ts';
import type { Deps } from '../deps.ts';
import { within } from '../lib/within.ts';
import { noteConnection, openWorker, type QueueStore } from './backend.ts';
import { jobs, queueConcurrency, queueNames, type JobName, type JobRun } from './definitions.ts';
import { beats, handlers, sweeps, type Handler } from './handlers.ts';

export type RunningWorkers = {
  isRunning(): boolean;
  /** Stops taking jobs and lets current ones finish, for at most `graceMs`. */
  stop(graceMs: number): Promise<void>;
};

const readyWithinMs = 10_000;
const sweepEveryMs = 5_000;
/** How long aborted jobs have to hand back their rows, which takes milliseconds unless the machine is overloaded. */
const handBackMs = 8_000;

/**
 * Starts the workers of all queues.
 * @throws when the queue store isn't ready (missing schema, unreachable) within ten seconds.
 */
export async function runWorkers(deps: Deps, store: QueueStore): Promise<RunningWorkers> {
  const stopping = new AbortController();
  const workers = queueNames.map((name) => {
    const worker = openWorker(store, name, queueConcurrency[name], (job) =>
      processJob(deps, job, { signal: stopping.signal }),
    );
    worker.on('error', (error) => noteConnection(deps.log, name, error));
    return worker;
  });
  await Promise.all(workers.map((worker) => readyOrThrow(worker, store.redisUrl ? 'REDIS_URL' : 'DATABASE_URL')));
  for (const worker of workers) {
    worker.run().catch((error: unknown) => deps.log.error({ queue: worker.name, error }, 'worker stopped'));
  }
  const stopSweeping = startSweeper(deps);

  return {
    isRunning: () => workers.every((worker) => worker.isRunning()),
    async stop(graceMs) {
      // No worker takes another job while a sweep ends.
      const closing = Promise.all([stopSweeping(), ...workers.map((worker) => worker.close())]);
      // Let jobs finish first. Those that take longer are aborted, and hand back their rows.
      await within(graceMs, closing, () => undefined);
      stopping.abort();
      await within(handBackMs, closing, () => undefined);
    },
  };
}

async function readyOrThrow(worker: Worker, setting: string): Promise<void> {
  await within(readyWithinMs, worker.waitUntilReady(), () => {
    throw new Error(`The queue "${worker.name}" wasn’t ready within 10 s. Is ${setting} right?`);
  });
}

/** Validates the payload, does the work, logs one line. A bad payload is never retried. */
async function processJob(deps: Deps, job: Job, run: JobRun): Promise<void> {
  const name = job.name as JobName;
  const definition = jobs[name];
  const payload = definition?.payload.safeParse(job.data);
  if (!payload?.success) throw new UnrecoverableError(`Job ${job.name} has no definition, or its payload is invalid.`);
  const startedAt = performance.now();
  const line = { job: name, jobId: job.id, attempt: job.attemptsMade + 1, ...payload.data };
  try {
    // The payload was just validated against this name's definition.
    await (handlers[name] as Handler<JobName>)(deps, payload.data, run);
    deps.metrics.jobs.inc({ job: name, outcome: 'ok' });
    deps.log.info({ ...line, ms: Math.round(performance.now() - startedAt) }, 'job done');
  } catch (error) {
    deps.metrics.jobs.inc({ job: name, outcome: 'failed' });
    deps.log.error({ ...line, ms: Math.round(performance.now() - startedAt), error }, 'job failed');
    throw error;
  }
}

/**
 * A timer, not a queue schedule, because it must work exactly when the queue has lost its data. Results of the sweeps
 * are written regularly, as a heartbeat for other processes.
 */
function startSweeper(deps: Deps): () => Promise<void> {
  const running = new Map<(typeof sweeps)[number], Promise<void>>();
  const notes = new Map<string, SweepNote>();
  const self = { id: randomUUID(), host: hostname(), startedAt: new Date() };
  let rounds = 0;
  let beating = Promise.resolve();
  const runOne = async (sweep: (typeof sweeps)[number]) => {
    const begunAt = performance.now();
    const note = (error?: string) => {
      const ms = Math.round(performance.now() - begunAt);
      notes.set(sweep.name, { name: sweep.name, at: new Date().toISOString(), ms, ...(error ? { error } : {}) });
    };
    try {
      await sweep(deps);
      note();
    } catch (error) {
      note(error instanceof Error ? error.name : 'unknown');
      deps.log.warn({ sweep: sweep.name, error }, 'sweep failed');
    }
  };
  const sweepAll = () => {
    for (const sweep of sweeps) {
      // A sweep that takes longer than the interval must not overlap with its next run.
      if (!running.has(sweep))
        running.set(
          sweep,
          runOne(sweep).finally(() => running.delete(sweep)),
        );
    }
    // The first heartbeats immediately, so that a new process and its work show up; then every fifteen seconds.
    if (rounds < 2 || rounds % 3 === 0)
      beating = beating.then(() =>
        beats
          .note(deps, { ...self, sweeps: sweeps.flatMap(({ name }) => notes.get(name) ?? []) })
          .catch((error: unknown) => deps.log.warn({ error }, 'heartbeat not written')),
      );
    rounds += 1;
  };
  // Immediately as well: a process that lives less than five seconds would otherwise never sweep.
  sweepAll();
  const timer = setInterval(sweepAll, sweepEveryMs);
  return async () => {
    clearInterval(timer);
    await Promise.all([...running.values(), beating]);
    await beats.end(deps, self).catch(() => undefined);
  };
}
