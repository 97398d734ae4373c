/** Maps Stripe's objects to the port's types. Shapes list only the fields we read; the SDK's own types fit them. */
import { subscriptionStatuses, type SubscriptionStatus } from '#shared/domain/orders.ts';
import type { CheckoutState, InvoiceState, PaymentState, RefundState, SubscriptionState } from './port.ts';

/** An id, or the object in its place. */
type Ref = string | { id: string } | null | undefined;
type Metadata = Record<string, string> | null | undefined;

/** @returns the id, whichever way the object is given. */
export function idOf(ref: Ref): string | undefined {
  return typeof ref === 'string' ? ref : (ref?.id ?? undefined);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @returns one of our ids. A Stripe account may contain objects that others created, with ids of their own. */
export function ownId(text: unknown): string | undefined {
  return typeof text === 'string' && uuid.test(text) ? text.toLowerCase() : undefined;
}

const dateOf = (seconds: number) => new Date(seconds * 1000);

type Page = {
  id: string;
  status: string | null;
  payment_status: string;
  amount_total: number | null;
  total_details?: { amount_tax: number; amount_discount: number } | null;
  currency: string | null;
  client_reference_id: string | null;
  metadata: Metadata;
  customer: Ref;
  payment_intent: Ref;
  invoice: Ref;
  subscription: Ref;
};

export function checkoutState(page: Page): CheckoutState {
  return {
    sessionId: page.id,
    status: page.status === 'complete' || page.status === 'expired' ? page.status : 'open',
    isPaid: page.status === 'complete' && page.payment_status === 'paid',
    totalCents: page.amount_total ?? 0,
    taxCents: page.total_details?.amount_tax ?? 0,
    discountCents: page.total_details?.amount_discount ?? 0,
    currency: page.currency ?? '',
    orderId: ownId(page.metadata?.order_id) ?? ownId(page.client_reference_id),
    customerId: idOf(page.customer),
    paymentId: idOf(page.payment_intent),
    invoiceId: idOf(page.invoice),
    subscriptionId: idOf(page.subscription),
  };
}

type Payment = {
  id: string;
  status: string;
  amount: number;
  metadata: Metadata;
  latest_charge: string | Charge | null;
};

type Charge = {
  id: string;
  created: number;
  amount_refunded: number;
  receipt_url: string | null;
  payment_method_details: { type: string } | null;
};

type Dispute = { status: string; reason?: string; evidence_details: { due_by: number | null } };

type Refund = { amount: number; status: string | null; metadata?: Metadata };

/** @param disputes of the payment, which tells neither their state nor that of its refunds */
export function paymentState(
  payment: Payment,
  disputes: readonly Dispute[],
  refunds: readonly Refund[] = [],
): PaymentState {
  const charge = typeof payment.latest_charge === 'string' ? undefined : (payment.latest_charge ?? undefined);
  const isPaid = payment.status === 'succeeded';
  return {
    paymentId: payment.id,
    isPaid,
    needsAction: payment.status === 'requires_action',
    amountCents: payment.amount,
    refundedCents: charge?.amount_refunded ?? 0,
    refunds: refunds.map(refundState),
    dispute: disputeOf(disputes.map(({ status }) => status)),
    // Newest first.
    disputeReason: disputes[0]?.reason,
    disputeDueAt: deadlineOf(disputes),
    instrument: charge && fingerprintOf(charge),
    receiptUrl: charge?.receipt_url ?? undefined,
    orderId: ownId(payment.metadata?.order_id),
    paidAt: isPaid && charge ? dateOf(charge.created) : undefined,
  };
}

function refundState({ amount, status, metadata }: Refund): RefundState {
  const isOver = status === 'failed' || status === 'canceled';
  return {
    refundId: ownId(metadata?.refund_id),
    cents: amount,
    status: isOver ? 'failed' : status === 'succeeded' ? 'done' : 'pending',
  };
}

/** Outcome of a closed dispute. `prevented` and `warning_closed` cost us no more than a refund. */
const disputeEnds: Readonly<Record<string, 'won' | 'lost'>> = {
  lost: 'lost',
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
};

function disputeOf(statuses: string[]): PaymentState['dispute'] {
  if (statuses.length === 0) return 'none';
  if (statuses.some((status) => disputeEnds[status] === 'lost')) return 'lost';
  // Unknown states count as running.
  const running = statuses.filter((status) => !(status in disputeEnds));
  if (running.length === 0) return 'won';
  return running.every((status) => status.startsWith('warning_')) ? 'inquiry' : 'open';
}

/** Returns the earliest deadline of the disputes that still wait for us. */
function deadlineOf(disputes: readonly Dispute[]): Date | undefined {
  const due = disputes.flatMap(({ status, evidence_details: { due_by } }) =>
    due_by !== null && status.endsWith('needs_response') ? [due_by] : [],
  );
  return due.length > 0 ? dateOf(Math.min(...due)) : undefined;
}

/** Kinds of payment keep it under their own name: `{ type: 'card', card: { fingerprint } }`. */
function fingerprintOf({ payment_method_details: details }: Charge): string | undefined {
  if (!details) return undefined;
  const method = (details as { type: string } & Record<string, unknown>)[details.type];
  const fingerprint = (method as { fingerprint?: unknown } | undefined)?.fingerprint;
  return typeof fingerprint === 'string' && fingerprint !== '' ? fingerprint : undefined;
}

type Invoice = {
  id: string;
  status: string | null;
  total: number;
  total_excluding_tax?: number | null;
  hosted_invoice_url?: string | null;
  billing_reason: string | null;
  created: number;
  parent: { subscription_details: { subscription: Ref } | null } | null;
  payments?: { data: { status: string; payment: { payment_intent?: Ref } }[] } | undefined;
};

export function invoiceState(invoice: Invoice): InvoiceState {
  const payments = invoice.payments?.data ?? [];
  const payment = payments.find(({ status }) => status === 'paid') ?? payments[0];
  return {
    invoiceId: invoice.id,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    isPaid: invoice.status === 'paid',
    totalCents: invoice.total,
    taxCents: invoice.total - (invoice.total_excluding_tax ?? invoice.total),
    reason: invoice.billing_reason ?? '',
    paymentId: idOf(payment?.payment.payment_intent),
    hostedUrl: invoice.hosted_invoice_url ?? undefined,
    createdAt: dateOf(invoice.created),
  };
}

type Subscription = {
  id: string;
  customer: string | { id: string };
  metadata: Metadata;
  status: string;
  items: { data: { current_period_end: number; price?: { unit_amount: number | null }; quantity?: number }[] };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  created: number;
  latest_invoice: string | Invoice | null;
};

export function subscriptionState(subscription: Subscription): SubscriptionState {
  const ends = subscription.items.data.map(({ current_period_end }) => current_period_end);
  const periodEnd = ends.length > 0 ? Math.min(...ends) : (subscription.ended_at ?? subscription.created);
  const { cancel_at, latest_invoice: invoice } = subscription;
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    orderId: ownId(subscription.metadata?.order_id),
    status: statusOf(subscription.status),
    currentPeriodEnd: dateOf(periodEnd),
    // Newer billing modes only set the date.
    endsAtPeriodEnd: subscription.cancel_at_period_end || (cancel_at !== null && cancel_at <= periodEnd),
    priceCents: priceOf(subscription),
    endedAt: subscription.ended_at === null ? undefined : dateOf(subscription.ended_at),
    latestInvoice: invoice && typeof invoice !== 'string' ? invoiceState(invoice) : undefined,
  };
}

/** Ours have one item. */
function priceOf({ items }: Subscription): number | undefined {
  const [item] = items.data;
  const unitCents = item?.price?.unit_amount ?? undefined;
  return unitCents === undefined ? undefined : unitCents * (item?.quantity ?? 1);
}

/** Unknown states grant nothing. */
function statusOf(status: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === status) ?? 'unpaid';
}
