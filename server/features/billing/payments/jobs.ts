import type { Deps } from '#server/deps.ts';
import type { JobPayload } from '#server/jobs/definitions.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import {
  handleEvent,
  reconcile,
  refundUndeliverable,
  syncEnded,
  syncOverdue,
  syncStale,
  wakeLostEvents,
} from './service.ts';

/** One event from the provider. */
export function handlePaymentEvent(deps: Deps, payload: JobPayload<'payments.event'>): Promise<void> {
  return handleEvent(deps, payload);
}

/**
 * Sweeps payments: events whose wake-up was lost or that never arrived, orders without an event, due refunds, and plans
 * that have ended.
 */
export async function sweepPayments(deps: Deps): Promise<void> {
  const lost = await wakeLostEvents(deps);
  if (lost > 0) deps.log.warn({ lost }, 'woke payment events whose wake-up was lost');
  await bestEffort(deps.log, 'reconcile payments', {}, async () => {
    const found = await reconcile(deps);
    if (found) deps.log.warn({ found }, 'found missing payment events');
  });
  await syncOverdue(deps);
  const refunds = await refundUndeliverable(deps);
  if (refunds > 0) deps.log.warn({ refunds }, 'refunded orders that could not be delivered');
  await syncEnded(deps);
  await syncStale(deps);
}
