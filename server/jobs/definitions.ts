/**
 * All jobs: queue, payload, and maximum failures. A job's name fixes its payload type. Payloads are ids: the work is
 * described in a row, and the row is the truth.
 */
import { z } from 'zod';

/** Queues by kind of load, so that a slow model call never holds up a quick job. */
export const queueNames = ['quick', 'slow'] as const;
export type QueueName = (typeof queueNames)[number];

/** Schema of BullMQ's tables on the Postgres backend, separate from the application's own. */
export const queueSchema = 'bullmq';

/** Parallel jobs per process. Most of the time, they wait for someone else's response. */
export const queueConcurrency: Record<QueueName, number> = { quick: 10, slow: 24 };

type JobDefinition = { queue: QueueName; payload: z.ZodType; attempts: number };

export const jobs = {
  'profile.generate': { queue: 'slow', payload: z.strictObject({ generationId: z.uuid() }), attempts: 3 },
  'document.rewrite': { queue: 'slow', payload: z.strictObject({ runId: z.uuid() }), attempts: 3 },
  'machine.produce': { queue: 'slow', payload: z.strictObject({ runId: z.uuid() }), attempts: 3 },
  'mail.send': { queue: 'quick', payload: z.strictObject({ emailId: z.uuid() }), attempts: 1 },
  'payments.event': { queue: 'quick', payload: z.strictObject({ eventId: z.string().max(255) }), attempts: 1 },
  'notifications.samples': { queue: 'quick', payload: z.strictObject({ userId: z.uuid() }), attempts: 3 },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobs;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>;

export type JobRun = {
  /** Fires when the process starts to shut down. */
  signal: AbortSignal;
};
