import type { Deps } from '#server/deps.ts';
import type { JobPayload } from '#server/jobs/definitions.ts';
import { sideStep } from '#server/lib/side-step.ts';
import { handleEvent, reconcile, wakeLostEvents } from './service.ts';

/** One event of the provider. */
export function handlePaymentEvent(deps: Deps, payload: JobPayload<'payments.event'>): Promise<void> {
  return handleEvent(deps, payload);
}

/** The sweeper's part: events whose wake-up got lost, and once a day those that never came. */
export async function sweepPayments(deps: Deps): Promise<void> {
  const lost = await wakeLostEvents(deps);
  if (lost > 0) deps.log.warn({ lost }, 'woke payment events whose wake-up was lost');
  await sideStep(deps.log, 'reconcile payments', {}, async () => {
    const found = await reconcile(deps);
    if (found) deps.log.warn({ found }, 'found payment events that never came');
  });
}
