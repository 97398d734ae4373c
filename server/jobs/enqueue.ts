/** Waking a worker. Called after the row is committed; a wake-up that gets lost is repeated by the sweeper. */
import type { Queue } from 'bullmq';
import type { Log } from '../lib/log.ts';
import { openQueue, type QueueStore } from './backend.ts';
import { jobs, queueNames, type JobName, type JobPayload, type QueueName } from './definitions.ts';

export type Enqueue = <Name extends JobName>(
  name: Name,
  payload: JobPayload<Name>,
  options?: { delayMs?: number },
) => Promise<void>;

export type Producer = { enqueue: Enqueue; close(): Promise<void> };

const givenUpAfterMs = 2000;

/**
 * Opens the queues for adding.
 * @returns `enqueue`, which never throws and never keeps a visitor waiting for more than two seconds: the work is safe
 * in its row already.
 */
export function createProducer(store: QueueStore, log: Log): Producer {
  const queues = new Map<QueueName, Queue>(queueNames.map((name) => [name, openQueue(store, name, log)]));
  return {
    async enqueue(name, payload, { delayMs = 0 } = {}) {
      const definition = jobs[name];
      const adding = queues.get(definition.queue)!.add(name, payload, {
        attempts: definition.attempts,
        delay: delayMs,
        backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
      });
      const timeout = Promise.withResolvers<never>();
      const timer = setTimeout(() => timeout.reject(new Error('the queue did not answer in time')), givenUpAfterMs);
      try {
        await Promise.race([adding, timeout.promise]);
      } catch (error) {
        adding.catch(() => undefined);
        log.warn(
          { job: name, reason: error instanceof Error ? error.message : String(error) },
          'wake-up left to the sweeper',
        );
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close().catch(() => undefined)));
    },
  };
}
