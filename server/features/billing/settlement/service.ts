/**
 * Keeps refunds by line in step with the provider: which of them are done, which failed, and how many units of a line
 * are still owned. Part of each check of an order.
 */
import type { OrderLineRow, OrderRow } from '#drizzle/schema/billing.ts';
import { vipItems } from '#shared/domain/orders.ts';
import type { PaymentsPort, PaymentState, RefundState } from '#server/adapters/payments/port.ts';
import type { Database } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import * as repo from './repo.ts';

/** Asks the provider for a payment, with its refunds if an admin made some: one may have failed since. */
export async function findPayment(
  deps: Pick<Deps, 'db'>,
  port: PaymentsPort,
  input: { paymentId: string },
): Promise<PaymentState | undefined> {
  return port.findPayment({ ...input, withRefunds: await repo.hasLineRefunds(deps.db, input) });
}

/**
 * Settles the refunds by line of a locked order. A refund that the bank sent back later counts as failed, and its units
 * are owned again.
 * @param tx the transaction of the check
 * @param input `refunds` of its payment, as the provider shows them
 * @returns the lines as they are now, whether any unit of them is refunded, and how many studio seats had a failed refund
 */
export async function settleLineRefunds(
  tx: Database,
  input: { order: Pick<OrderRow, 'id'>; lines: OrderLineRow[]; refunds: readonly RefundState[] | undefined },
): Promise<{ lines: OrderLineRow[]; isReduced: boolean; failedSeats: number }> {
  const { order, lines, refunds = [] } = input;
  const orderId = order.id;
  const rows = await repo.listLineRefunds(tx, { orderId });
  if (rows.length === 0) return { lines, isReduced: false, failedSeats: 0 };
  const stateOf = new Map(refunds.flatMap(({ refundId, status }) => (refundId ? [[refundId, status]] : [])));
  const settled = rows.map((row) => {
    const state = stateOf.get(row.id);
    // The provider took the money back out already, so a pending refund counts.
    return { ...row, now: state === undefined ? row.status : state === 'failed' ? state : ('done' as const) };
  });
  for (const status of ['done', 'failed'] as const) {
    const changed = settled.filter((row) => row.now === status && row.status !== status);
    await repo.closeLineRefunds(tx, { ids: changed.map(({ id }) => id), status });
  }
  await repo.recountLines(tx, { orderId });
  const counted = await repo.listRefunded(tx, { orderId });
  const refunded = new Map(counted.map((line) => [line.itemId, line]));
  const isSeat = (itemId: string) => (vipItems as readonly string[]).includes(itemId);
  return {
    lines: lines.map((line) => ({ ...line, ...refunded.get(line.itemId) })),
    isReduced: counted.some(({ refundedQuantity }) => refundedQuantity > 0),
    failedSeats: settled
      .filter(({ itemId, now }) => isSeat(itemId) && now === 'failed')
      .reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
