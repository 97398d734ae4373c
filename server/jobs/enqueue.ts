/** Wakes a worker. Call it after the row is committed; the sweeper repeats a lost wake-up. */
import type { Queue } from 'bullmq';
import type { Log } from '../lib/log.ts';
import { within } from '../lib/within.ts';
import { openQueue, type QueueStore } from './backend.ts';
import { jobs, queueNames, type JobName, type JobPayload, type QueueName } from './definitions.ts';

export type Enqueue = <Name extends JobName>(
  name: Name,
  payload: JobPayload<Name>,
  options?: { delayMs?: number },
) => Promise<void>;

/** Current contents of a queue. */
export type QueueCounts = { name: QueueName; waiting: number; active: number; delayed: number; failed: number };

/** Counts of the queues. They only wake workers, so they don't measure the remaining work. */
export type QueueFacts = {
  /** @returns undefined when the store doesn't respond within two seconds. */
  counts(): Promise<QueueCounts[] | undefined>;
};

export type Producer = { enqueue: Enqueue; facts: QueueFacts; close(): Promise<void> };

const givenUpAfterMs = 2000;

/**
 * Opens the queues for adding.
 * @returns `enqueue`, which never throws and never keeps a visitor waiting for more than two seconds: the work is
 *   already safe in its row.
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
      try {
        await within(givenUpAfterMs, adding, () => {
          throw new Error('the queue did not respond in time');
        });
      } catch (error) {
        log.warn(
          { job: name, reason: error instanceof Error ? error.message : String(error) },
          'wake-up left to the sweeper',
        );
      }
    },
    facts: {
      async counts() {
        const asking = Promise.all(
          [...queues].map(async ([name, queue]) => {
            const found = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
            const { waiting = 0, active = 0, delayed = 0, failed = 0 } = found;
            return { name, waiting, active, delayed, failed };
          }),
        ).catch(() => undefined);
        return within(givenUpAfterMs, asking, () => undefined);
      },
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close().catch(() => undefined)));
    },
  };
}
