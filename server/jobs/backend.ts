/**
 * Chooses BullMQ's store: Redis when REDIS_URL is set, otherwise its Postgres backend. Same queues, handlers, and
 * tests.
 */
import { createPostgresBackend, Queue, Worker, type Job, type WorkerOptions } from 'bullmq';
import { DatabaseSilent, silentMs, socketGivenUpAfter } from '../db/silence.ts';
import type { Log } from '../lib/log.ts';
import { queueSchema, type QueueName } from './definitions.ts';

export type QueueStore = { databaseUrl: string; redisUrl: string | undefined };

/** Redis may be down for any length of time; once it's back, work resumes within two seconds. */
const retryStrategy = (times: number) => Math.min(times * 200, 2_000);

/**
 * Connection settings that recover from a silent network. A queue's listening connection is normally quiet, so it also
 * reconnects this often, which takes milliseconds.
 */
const giveUpSilence = {
  connectionTimeoutMillis: 4_000,
  idleTimeoutMillis: 8_000,
  keepAlive: true,
  stream: () => socketGivenUpAfter(silentMs),
};

/** A queue that fails fast when its store is down: the row is already written, and the sweeper wakes it later. */
export function openQueue(store: QueueStore, name: QueueName, log: Log): Queue {
  const defaults = { removeOnComplete: true, removeOnFail: { age: 7 * 24 * 3600, count: 1000 } };
  const queue = store.redisUrl
    ? new Queue(name, {
        connection: {
          url: store.redisUrl,
          retryStrategy,
          enableOfflineQueue: false,
          maxRetriesPerRequest: 1,
          connectTimeout: 2000,
        },
        defaultJobOptions: defaults,
      })
    : (new Queue(
        name,
        {
          connection: {
            connectionString: store.databaseUrl,
            schema: queueSchema,
            max: 2,
            ...giveUpSilence,
            connectionTimeoutMillis: 2000,
          },
          defaultJobOptions: defaults,
        },
        createPostgresBackend,
      ) as unknown as Queue);
  queue.on('error', (error) => noteConnection(log, name, error));
  return queue;
}

/** Logs an error of a queue connection, unless the connection was only idle and is being reopened. */
export function noteConnection(log: Log, queue: string, error: Error): void {
  if (!(error instanceof DatabaseSilent)) log.warn({ queue, reason: error.message }, 'queue connection');
}

/**
 * A worker that isn't started yet (`autorun: false`): on a store without its schema, a running one would spin forever.
 * Locks are short and stalls unlimited, so that a killed worker's jobs run again within seconds; the row decides how
 * many attempts there are.
 */
export function openWorker(
  store: QueueStore,
  name: QueueName,
  concurrency: number,
  process: (job: Job) => Promise<unknown>,
): Worker {
  const options = {
    autorun: false,
    concurrency,
    lockDuration: 10_000,
    stalledInterval: 5_000,
    maxStalledCount: 1_000,
  } satisfies Partial<WorkerOptions>;
  return store.redisUrl
    ? new Worker(name, process, {
        ...options,
        connection: { url: store.redisUrl, retryStrategy, maxRetriesPerRequest: null },
      })
    : (new Worker(
        name,
        process,
        {
          ...options,
          connection: { connectionString: store.databaseUrl, schema: queueSchema, max: 2, ...giveUpSilence },
        },
        createPostgresBackend,
      ) as unknown as Worker);
}
