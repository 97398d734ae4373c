/**
 * The inbox of the provider's events. A genuine one is stored once by its id and acknowledged; a worker then fetches what it
 * is about and lets orders and subscriptions decide. What an event claims decides nothing.
 */
import type { PaymentEventRow } from '#drizzle/schema/orders.ts';
import { handledEvents, PaymentError, paymentLimits, type PaymentsPort } from '#server/adapters/payments/port.ts';
import type { Deps } from '#server/deps.ts';
import { ordersOf, retireTrials, syncInvoice, syncOrder } from '../orders/service.ts';
import { paymentsOf, syncSubscription } from '../subscriptions/service.ts';
import * as repo from './repo.ts';

/** With the pauses below: for most of a day. The nightly reconciliation takes up what was given up. */
const maxAttempts = 18;
const pauseSec = (attempts: number) => Math.min(3 * 2 ** attempts, 3 * 3600);
/** Events of the last hours are asked for again: the provider's list may lag behind. */
const overlapMs = 3 * 3_600_000;
/** The provider keeps events for thirty days. */
const keptMs = 29 * 24 * 3_600_000;

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
    await lookAt(deps, deps.payments, row);
    await repo.finishEvent(deps.db, claim);
  } catch (error) {
    const isLast = row.attempts >= maxAttempts;
    const failure = error instanceof PaymentError ? error.message : error instanceof Error ? error.name : 'unknown';
    const line = { eventId: row.id, type: row.type, attempts: row.attempts, error };
    if (isLast) deps.log.error(line, 'an event is given up');
    else deps.log.warn(line, 'an event waits');
    await repo.releaseEvent(deps.db, { ...claim, failure, inSec: isLast ? null : pauseSec(row.attempts) });
  }
}

async function lookAt(deps: Deps, port: PaymentsPort, { refs }: PaymentEventRow): Promise<void> {
  const about = { ...refs };
  let orderIds = await ordersOf(deps, about);
  if (orderIds.length === 0 && about.paymentId) {
    // A payment of which no order knows yet: itself it knows its order, or its invoice.
    const payment = await port.findPayment({ paymentId: about.paymentId });
    about.orderId ??= payment?.orderId;
    about.invoiceId ??= payment?.invoiceId;
    orderIds = await ordersOf(deps, about);
  }
  for (const orderId of orderIds) await syncOrder(deps, { orderId });
  if (about.invoiceId) await syncInvoice(deps, { invoiceId: about.invoiceId });
  else if (about.subscriptionId) await syncSubscription(deps, { subscriptionId: about.subscriptionId });
}

/** Wakes workers for events that should have been woken by now. @returns how many there were. */
export async function wakeLostEvents(deps: Deps): Promise<number> {
  const ids = await repo.takeLostEvents(deps.db);
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
