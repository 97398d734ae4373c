/**
 * Refunds by line. The row is written first; then the provider is asked, with the row's id as the key. What comes of it
 * is read in a check of the order, like every other change of a sale.
 */
import { m } from '#messages';
import type { LineRefundStatus } from '#shared/domain/orders.ts';
import type { RefundLineInput } from '#shared/schemas/sales.ts';
import { PaymentError } from '#server/adapters/payments/port.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import { paymentsOf, syncSale } from '../service.ts';
import { refundOf } from './policy.ts';
import * as repo from './repo.ts';

/** Per sweep; the next one continues. */
const refundsPerSweep = 20;

/**
 * Refunds some units of an order's line.
 * @returns the refund's state: `queued` if the provider doesn't respond, and then the sweeper asks again
 * @throws AppError NOT_FOUND for an unknown order; CONFLICT when the line can't be refunded or has changed since
 */
export async function refundLine(
  deps: Deps,
  input: RefundLineInput & { adminId: string },
): Promise<{ status: LineRefundStatus; cents: number }> {
  const { adminId, orderId, itemId, quantity, reason, note } = input;
  const { mode } = paymentsOf(deps);
  const refund = await inTransaction(deps.db, async (tx) => {
    const held = await repo.lockOrder(tx, { orderId });
    if (!held) throw new AppError('NOT_FOUND', m.server_refunds_no_order());
    const decision = refundOf(held, input, mode);
    if ('refusal' in decision) throw new AppError('CONFLICT', decision.refusal);
    const { cents } = decision;
    const id = await repo.insertRefund(tx, { orderId, itemId, quantity, cents, reason, note, adminId });
    await writeAudit(tx, {
      adminId,
      action: 'order.refund-line',
      subject: 'order',
      subjectId: orderId,
      after: { item: itemId, quantity, cents, reason },
    });
    return { id, orderId, paymentId: held.order.paymentId!, cents };
  });
  await bestEffort(deps.log, 'refund a line', { orderId }, () => ask(deps, refund));
  return { status: (await repo.findStatus(deps.db, refund)) ?? 'queued', cents: refund.cents };
}

/** Asks the provider for a refund, and brings its order up to date. A refused one is closed. */
async function ask(deps: Deps, { id, orderId, paymentId, cents }: repo.QueuedRefund): Promise<void> {
  try {
    await paymentsOf(deps).refund({ paymentId, key: `line-refund-${id}`, part: { cents, refundId: id } });
  } catch (error) {
    if (!(error instanceof PaymentError) || error.temporary) throw error;
    deps.log.error({ orderId, error }, 'refund of a line refused');
    await repo.failRefund(deps.db, { id });
  }
  await syncSale(deps, { orderId });
}

/**
 * Finishes refunds that weren't confirmed. The provider is asked for the payment first: it forgets keys after a day, and
 * a refund that it has made must not be made again.
 * @returns how many were taken
 */
export async function finishRefunds(deps: Deps): Promise<number> {
  const { payments } = deps;
  if (!payments) return 0;
  const queued = await repo.takeQueued(deps.db, { mode: payments.mode, most: refundsPerSweep });
  for (const refund of queued)
    await bestEffort(deps.log, 'refund a line', { orderId: refund.orderId }, async () => {
      const { paymentId, orderId } = refund;
      const payment = await payments.findPayment({ paymentId, withRefunds: true });
      const isMade = payment?.refunds.some(({ refundId }) => refundId === refund.id);
      await (isMade ? syncSale(deps, { orderId }) : ask(deps, refund));
    });
  return queued.length;
}

/** Returns the ids of the items that an order's coupon is for; null for all. */
export function couponItems(deps: Pick<Deps, 'db'>, input: { code: string | null }): Promise<string[] | null> {
  return repo.findCouponItems(deps.db, input);
}
