/** Counters for /metrics. One registry per application, so that tests can create several. */
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** @param withProcess includes memory, event loop, and garbage collection of the process. */
export function createMetrics({ withProcess }: { withProcess: boolean }) {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'everglow_http_request_duration_seconds',
      help: 'Requests that reached the application, by kind and status class',
      labelNames: ['kind', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    jobs: new Counter({
      name: 'everglow_jobs_total',
      help: 'Jobs by name and outcome',
      labelNames: ['job', 'outcome'] as const,
      registers,
    }),
    profiles: new Counter({
      name: 'everglow_profiles_total',
      help: 'Finished profiles by engine',
      labelNames: ['engine'] as const,
      registers,
    }),
    modelCalls: new Counter({
      name: 'everglow_model_calls_total',
      help: 'Calls to the model by outcome',
      labelNames: ['outcome'] as const,
      registers,
    }),
    leads: new Counter({
      name: 'everglow_leads_total',
      help: 'Public forms by outcome; trap and too_fast got a success response and were discarded',
      labelNames: ['form', 'outcome'] as const,
      registers,
    }),
  };
}
