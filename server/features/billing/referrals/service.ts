/** Rewards for referrers of paying accounts. */
import type { OrderRow } from '#drizzle/schema/billing.ts';
import type { PaymentState } from '#server/adapters/payments/port.ts';
import type { Deps } from '#server/deps.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { paymentMarkOf, recordPayment, reverseReferralPayment } from '#server/features/member/affiliate/service.ts';
import * as repo from './repo.ts';

/**
 * Rewards the referrer of a paying account, unless the payment is refunded. A failure here doesn't stop anything else.
 * @param input `isBack`: the payment was returned or is disputed
 */
export async function rewardReferrer(
  deps: Deps,
  input: { order: OrderRow; payment: PaymentState | undefined; isBack: boolean },
): Promise<void> {
  const { order, payment, isBack } = input;
  const { userId } = order;
  // Payments with test keys earn no reward.
  if (!userId || !payment?.isPaid || order.mode === 'test') return;
  await bestEffort(deps.log, 'referral of a payment', { orderId: order.id }, async () => {
    if (payment.instrument)
      await recordPayment(deps, {
        userId,
        amountCents: payment.amountCents,
        paymentHash: paymentMarkOf(deps, payment.instrument),
        ...(payment.paidAt ? { paidAt: payment.paidAt } : {}),
      });
    if (isBack && !(await repo.hasPaidOrder(deps.db, { userId }))) await reverseReferralPayment(deps, { userId });
  });
}
