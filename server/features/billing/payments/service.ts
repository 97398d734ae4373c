/**
 * Triggers for checking a sale: the inbox of the provider's events, and the sweeper for anything without an event. A
 * genuine event is stored once by its id and acknowledged; then a worker asks the provider about the sale. An event's
 * own claims decide nothing.
 */
import { handledEvents, PaymentError, paymentLimits } from '#server/adapters/payments/port.ts';
import { isLastAttempt, takeLost } from '#server/db/lease.ts';
import type { Deps } from '#server/deps.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { deleteOldAlerts } from '#server/features/billing/alerts/service.ts';
import { takeEndedPlans } from '#server/features/billing/plan/service.ts';
import { paymentsOf, retireTrials, syncSale } from '#server/features/billing/service.ts';
import * as repo from './repo.ts';

/** Requests the last hours again, because the provider's list may lag behind. */
const overlapMs = 3 * 3_600_000;
/** The provider keeps events for thirty days. */
const keptMs = 29 * 24 * 3_600_000;
const overdueAtOnce = 20;
const staleAtOnce = 10;

/** In bytes; larger than any event from the provider. */
export const largestEvent = paymentLimits.eventBytes;

const isHandled = (type: string) => (handledEvents as readonly string[]).includes(type);

/**
 * Accepts a delivered event.
 * @param input the exact body, and the signature header
 * @returns `refused` when it isn't genuine, `ignored` for kinds we don't handle, otherwise `stored`, even if it was
 *   stored before.
 */
export async function acceptEvent(
  deps: Deps,
  input: { body: Buffer; signature: string },
): Promise<'stored' | 'ignored' | 'refused'> {
  const event = deps.payments?.readEvent(input);
  if (!event) return 'refused';
  if (!isHandled(event.type)) return 'ignored';
  const isNew = await repo.insertEvent(deps.db, event);
  if (isNew) await deps.enqueue('payments.event', { eventId: event.id });
  return 'stored';
}

/**
 * Handles one event: claims the row, then checks the sale. Idempotent; after a failure, the row is handed back for
 * later.
 */
export async function handleEvent(deps: Deps, input: { eventId: string }): Promise<void> {
  if (!deps.payments) return;
  const row = await repo.claimEvent(deps.db, { id: input.eventId });
  if (!row) return;
  const claim = { id: row.id, claim: row.claim };
  try {
    await syncSale(deps, row.refs);
    await repo.finishEvent(deps.db, claim);
  } catch (error) {
    const final = isLastAttempt('payment', row);
    const failure = error instanceof PaymentError ? error.message : error instanceof Error ? error.name : 'unknown';
    const line = { eventId: row.id, type: row.type, attempts: row.attempts, error };
    if (final) deps.log.error(line, 'payment event failed for good');
    else deps.log.warn(line, 'payment event postponed');
    await repo.releaseEvent(deps.db, { ...claim, attempts: row.attempts, failure, final });
  }
}

/** Wakes workers for overdue events. @returns how many there were */
export async function wakeLostEvents(deps: Deps): Promise<number> {
  const ids = await takeLost(deps.db, 'payment');
  for (const eventId of ids) await deps.enqueue('payments.event', { eventId });
  return ids.length;
}

/**
 * Once a day, lists all of the provider's events since the last time and stores missing ones.
 * @returns how many were new; undefined when it wasn't due
 * @throws PaymentError when the provider doesn't respond; it's due again in ten minutes.
 */
export async function reconcile(deps: Deps): Promise<number | undefined> {
  if (!deps.payments) return undefined;
  const upTo = await repo.takeReconciliation(deps.db, { mode: deps.payments.mode });
  return upTo && catchUp(deps, { upTo });
}

/** @param input `upTo`: time up to which events are known @returns how many were new */
export async function catchUp(deps: Deps, input: { upTo: Date }): Promise<number> {
  const port = paymentsOf(deps);
  const begunAt = new Date();
  const since = new Date(Math.max(input.upTo.getTime() - overlapMs, begunAt.getTime() - keptMs));
  let found = 0;
  for await (const event of port.listEvents({ since })) {
    if (!isHandled(event.type) || !(await repo.insertEvent(deps.db, event))) continue;
    found += 1;
    await deps.enqueue('payments.event', { eventId: event.id });
  }
  await retireTrials(deps);
  await repo.finishReconciliation(deps.db, { mode: port.mode, upTo: begunAt });
  await repo.deleteOldEvents(deps.db);
  await deleteOldAlerts(deps);
  return found;
}

/** Checks open orders whose checkout page should have closed, but without an event. @returns how many */
export async function syncOverdue(deps: Deps): Promise<number> {
  if (!deps.payments) return 0;
  const ids = await repo.listOverdue(deps.db, { limit: overdueAtOnce });
  for (const orderId of ids)
    await bestEffort(deps.log, 'check an order', { orderId }, () => syncSale(deps, { orderId }));
  return ids.length;
}

/** Checks running subscriptions without an event for a day. @returns how many */
export async function syncStale(deps: Deps): Promise<number> {
  if (!deps.payments) return 0;
  const ids = await repo.takeStale(deps.db, { mode: deps.payments.mode, limit: staleAtOnce });
  for (const subscriptionId of ids)
    await bestEffort(deps.log, 'check a subscription', { subscriptionId }, () => syncSale(deps, { subscriptionId }));
  return ids.length;
}

/** Checks subscriptions whose Pro has ended, for example because a renewal wasn't paid in time. @returns how many */
export async function syncEnded(deps: Deps): Promise<number> {
  const ids = await takeEndedPlans(deps);
  for (const subscriptionId of ids)
    await bestEffort(deps.log, 'end a plan', { subscriptionId }, () => syncSale(deps, { subscriptionId }));
  return ids.length;
}

/** Refunds paid orders that can't be delivered. @returns how many */
export async function refundUndeliverable(deps: Deps): Promise<number> {
  const { payments } = deps;
  if (!payments) return 0;
  const due = await repo.takeDueRefunds(deps.db, { mode: payments.mode });
  for (const { id: orderId, paymentId } of due) {
    await bestEffort(deps.log, 'refund an order', { orderId }, async () => {
      await payments.refund({ paymentId, key: `undeliverable-${orderId}` });
      await syncSale(deps, { orderId });
    });
  }
  return due.length;
}
