/**
 * What makes us look at a sale: the inbox of the provider's events, and the sweeper for whatever no event told. A genuine
 * event is stored once by its id and acknowledged; a worker then asks the provider about the sale. What an event claims
 * decides nothing.
 */
import { handledEvents, PaymentError, paymentLimits } from '#server/adapters/payments/port.ts';
import { isLastAttempt, takeLost } from '#server/db/lease.ts';
import type { Deps } from '#server/deps.ts';
import { sideStep } from '#server/lib/side-step.ts';
import { paymentsOf, retireTrials, syncSale } from '#server/features/billing/service.ts';
import * as repo from './repo.ts';

/** Events of the last hours are asked for again: the provider's list may lag behind. */
const overlapMs = 3 * 3_600_000;
/** The provider keeps events for thirty days. */
const keptMs = 29 * 24 * 3_600_000;
const overdueAtOnce = 20;
const staleAtOnce = 10;

/** In bytes: more than any event of the provider is. */
export const largestEvent = paymentLimits.eventBytes;

const isHandled = (type: string) => (handledEvents as readonly string[]).includes(type);

/**
 * Takes a delivered event in.
 * @param input the body to the byte, and the signature header
 * @returns `refused` when it is not genuine, `ignored` when it is of a kind we do nothing about, else `stored`, also when
 *   it had been stored before.
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

/** Handles one event: claim the row, look at what it is about. Idempotent; a failure hands the row back for later. */
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

/** Wakes workers for events that should have been woken by now. @returns how many there were. */
export async function wakeLostEvents(deps: Deps): Promise<number> {
  const ids = await takeLost(deps.db, 'payment');
  for (const eventId of ids) await deps.enqueue('payments.event', { eventId });
  return ids.length;
}

/**
 * Once a day: asks the provider for all its events since the last time and stores those that never came.
 * @returns how many were new; undefined when it was not due.
 * @throws PaymentError when the provider does not answer; it is due again in ten minutes.
 */
export async function reconcile(deps: Deps): Promise<number | undefined> {
  if (!deps.payments) return undefined;
  const upTo = await repo.takeReconciliation(deps.db, { mode: deps.payments.mode });
  return upTo && catchUp(deps, { upTo });
}

/** @param input `upTo`: events up to then are known @returns how many were new */
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
  return found;
}

/** Looks at open orders whose payment page should have closed without any event. @returns how many */
export async function syncOverdue(deps: Deps): Promise<number> {
  if (!deps.payments) return 0;
  const ids = await repo.listOverdue(deps.db, { limit: overdueAtOnce });
  for (const orderId of ids) await sideStep(deps.log, 'check an order', { orderId }, () => syncSale(deps, { orderId }));
  return ids.length;
}

/** Looks at running subscriptions without an event for a day. @returns how many */
export async function syncStale(deps: Deps): Promise<number> {
  if (!deps.payments) return 0;
  const ids = await repo.takeStale(deps.db, { mode: deps.payments.mode, limit: staleAtOnce });
  for (const subscriptionId of ids)
    await sideStep(deps.log, 'check a subscription', { subscriptionId }, () => syncSale(deps, { subscriptionId }));
  return ids.length;
}

/** Sends the money of orders back that were paid and can't be delivered. @returns how many */
export async function refundUndeliverable(deps: Deps): Promise<number> {
  const { payments } = deps;
  if (!payments) return 0;
  const due = await repo.takeDueRefunds(deps.db, { mode: payments.mode });
  for (const { id: orderId, paymentId } of due) {
    await sideStep(deps.log, 'refund an order', { orderId }, async () => {
      await payments.refund({ paymentId, key: `undeliverable-${orderId}` });
      await syncSale(deps, { orderId });
    });
  }
  return due.length;
}
