/** Facts about an order: state, buyer, payment, money, and a dispute. */
import { Anchor } from '@mantine/core';
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { plainName } from '#shared/domain/operations.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { agencyMoment } from '#client/components/admin/agency-time.ts';
import { Fact, Facts } from '#client/components/admin/facts.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { buyerOf, disputeLabels, disputeTones, orderKindLabels, type Order } from '../order-labels.ts';
import { OrderBadges } from './order-badges.tsx';

const external = { target: '_blank', rel: 'noreferrer' } as const;

export function OrderPanel({ order }: { order: Order }) {
  const { userId, email, paidAt, termsAcceptedAt, couponCode, providerUrl, receiptUrl, origin, refundReason } = order;
  return (
    <Panel title={m.admin_order()}>
      <Facts>
        <Fact label={m.admin_state()}>
          <OrderBadges order={{ ...order, disputeStatus: order.dispute?.status ?? null }} />
        </Fact>
        {refundReason && <Fact label={m.admin_order_not_delivered()}>{notDelivered[refundReason]}</Fact>}
        <Fact label={m.admin_kind()}>{orderKindLabels[order.kind]}</Fact>
        <Fact label={m.admin_buyer()}>
          {userId ? <AdminLink href={`${adminPaths.users}/${userId}`}>{buyerOf(order)}</AdminLink> : buyerOf(order)}
        </Fact>
        <Fact label={m.admin_email()}>{email}</Fact>
        <Fact label={m.admin_order_created()}>
          <Moment at={order.createdAt} />
        </Fact>
        <Fact label={m.admin_order_paid()}>{paidAt ? <Moment at={paidAt} /> : m.admin_not_yet()}</Fact>
        <Fact label={m.admin_order_coupon()}>{couponCode}</Fact>
        <Fact label={m.admin_order_terms()}>{termsAcceptedAt && <Moment at={termsAcceptedAt} />}</Fact>
        {order.fraudWarnedAt && (
          <Fact label={m.admin_order_event_fraud_warning()}>
            <Moment at={order.fraudWarnedAt} />
          </Fact>
        )}
        <Fact label={m.admin_order_payment()}>
          {providerUrl && (
            <Anchor href={providerUrl} {...external}>
              {m.admin_order_open_in_stripe()}
            </Anchor>
          )}
        </Fact>
        <Fact label={m.admin_order_receipt()}>
          {paidAt && userId ? (
            <Anchor href={`${adminPaths.receiptFile}/${order.id}`}>{m.admin_order_receipt_pdf()}</Anchor>
          ) : (
            receiptUrl && (
              <Anchor href={receiptUrl} {...external}>
                {m.admin_order_receipt_of_stripe()}
              </Anchor>
            )
          )}
        </Fact>
        {origin.map(({ key, value }) => (
          <Fact key={key} label={plainName(key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

const notDelivered: Record<NonNullable<Order['refundReason']>, string> = {
  'sold-out': m.admin_order_not_delivered_sold_out(),
  amount: m.admin_order_not_delivered_amount(),
  owned: m.admin_order_not_delivered_owned(),
};

export function DisputePanel({ order }: { order: Order }) {
  const { dispute, providerUrl } = order;
  if (!dispute) return null;
  const status = dispute.status ?? 'open';
  return (
    <Panel title={m.admin_dispute()} lead={status === 'open' || status === 'inquiry' ? m.admin_dispute_answer() : null}>
      <Facts>
        <Fact label={m.admin_state()}>
          <StatusBadge tone={disputeTones[status]}>{disputeLabels[status]}</StatusBadge>
        </Fact>
        <Fact label={m.admin_why()}>{dispute.reason && plainName(dispute.reason)}</Fact>
        <Fact label={m.admin_evidence_due()}>
          {dispute.dueAt && <time dateTime={dispute.dueAt}>{agencyMoment(dispute.dueAt)}</time>}
        </Fact>
        <Fact label={m.admin_order_payment()}>
          {providerUrl && (
            <Anchor href={providerUrl} {...external}>
              {m.admin_dispute_in_stripe()}
            </Anchor>
          )}
        </Fact>
      </Facts>
    </Panel>
  );
}

/** What the order cost, line by line of a receipt. */
export function MoneyFacts({ order }: { order: Order }) {
  const { subtotalCents, discountCents, taxCents, totalCents, refundedCents } = order;
  return (
    <Facts>
      <Fact label={m.admin_subtotal()}>{formatAmount(subtotalCents)}</Fact>
      {discountCents > 0 && <Fact label={m.admin_discount()}>{formatAmount(-discountCents)}</Fact>}
      {taxCents > 0 && <Fact label={m.admin_tax()}>{formatAmount(taxCents)}</Fact>}
      <Fact label={m.admin_total()}>{formatAmount(totalCents)}</Fact>
      {refundedCents > 0 && <Fact label={m.admin_refunded()}>{formatAmount(-refundedCents)}</Fact>}
    </Facts>
  );
}
