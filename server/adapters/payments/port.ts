/** The port behind which money moves: Stripe, or a sandbox in which none does. Amounts are integer US cents. */
import type { SubscriptionStatus } from '#shared/domain/orders.ts';

/** Accounts at the provider that do not know each other. */
export type PaymentMode = 'live' | 'test' | 'sandbox';

export type CheckoutLine = { name: string; unitCents: number; quantity: number };

/** A payment page to be made. The same order always makes the same request, so that a repetition makes no second page. */
export type CheckoutRequest = {
  orderId: string;
  userId: string;
  customerId: string;
  /** `subscription`: its one line is a month of Pro. */
  kind: 'payment' | 'subscription';
  lines: readonly CheckoutLine[];
  /** Taken off the (first) payment by the server's own coupon. */
  discountCents: number;
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
};

export type CheckoutPage = { sessionId: string; url: string; expiresAt: Date };

/** A payment page as the provider shows it now. */
export type CheckoutState = {
  sessionId: string;
  /** `complete`: its buyer has finished; only with `isPaid` the money is there. */
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  totalCents: number;
  currency: string;
  orderId: string | undefined;
  customerId: string | undefined;
  paymentId: string | undefined;
  invoiceId: string | undefined;
  subscriptionId: string | undefined;
};

/** A payment as the provider shows it now. */
export type PaymentState = {
  paymentId: string;
  isPaid: boolean;
  amountCents: number;
  refundedCents: number;
  /** `open` while the card's owner contests it; `lost`: the money is gone. */
  dispute: 'none' | 'open' | 'won' | 'lost';
  /** What was paid with, the same for the same card; never a number. */
  instrument: string | undefined;
  receiptUrl: string | undefined;
  /** From the metadata our own order gave it. */
  orderId: string | undefined;
  paidAt: Date | undefined;
};

/** Whether the money of a payment is with us: paid, and neither given back whole nor contested. */
export function isMoneyHere(
  payment: Pick<PaymentState, 'isPaid' | 'amountCents' | 'refundedCents' | 'dispute'>,
): boolean {
  const isReturned = payment.refundedCents > 0 && payment.refundedCents >= payment.amountCents;
  return payment.isPaid && !isReturned && payment.dispute !== 'open' && payment.dispute !== 'lost';
}

export type InvoiceState = {
  invoiceId: string;
  subscriptionId: string | undefined;
  isPaid: boolean;
  totalCents: number;
  /** `subscription_create` for the first month, `subscription_cycle` for a further one. */
  reason: string;
  paymentId: string | undefined;
  createdAt: Date;
};

export type SubscriptionState = {
  subscriptionId: string;
  customerId: string;
  /** The order that began it, from the metadata that order gave it; undefined for what is none of ours. */
  orderId: string | undefined;
  status: SubscriptionStatus;
  currentPeriodEnd: Date;
  endsAtPeriodEnd: boolean;
  /** The newest invoice, whose payment decides whether the month is really paid. */
  latestInvoice: InvoiceState | undefined;
};

/** A verified event: what it is about, never what it claims the state to be. */
export type PaymentEvent = {
  id: string;
  type: string;
  refs: {
    orderId?: string | undefined;
    sessionId?: string | undefined;
    paymentId?: string | undefined;
    invoiceId?: string | undefined;
    subscriptionId?: string | undefined;
  };
};

/** Why a provider's answer is no use. `temporary`: the same may work later. `message` may be shown to the buyer. */
export class PaymentError extends Error {
  readonly temporary: boolean;
  /** The provider does not know the customer any more. */
  readonly isCustomerGone: boolean;
  constructor(message: string, options: { temporary: boolean; isCustomerGone?: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'PaymentError';
    this.temporary = options.temporary;
    this.isCustomerGone = options.isCustomerGone ?? false;
  }
}

/** All methods throw PaymentError and nothing else; none waits longer than `paymentLimits.callMs`. */
export interface PaymentsPort {
  readonly mode: PaymentMode;
  /**
   * Makes a customer; the same account always gets the same one.
   * @param input `again`: names a new one, in place of one that is gone
   */
  createCustomer(input: { userId: string; email: string; again?: string }): Promise<{ customerId: string }>;
  /** Removes a customer and ends what runs for it. One that is gone already counts as removed. */
  removeCustomer(input: { customerId: string }): Promise<void>;
  /** May be repeated: the same order has one page. */
  createCheckout(request: CheckoutRequest): Promise<CheckoutPage>;
  /** Undefined when there is no such page. */
  findCheckout(input: { sessionId: string }): Promise<CheckoutState | undefined>;
  /** Closes a page that is still open; one that is not is left as it is. */
  expireCheckout(input: { sessionId: string }): Promise<void>;
  findPayment(input: { paymentId: string }): Promise<PaymentState | undefined>;
  findInvoice(input: { invoiceId: string }): Promise<InvoiceState | undefined>;
  /** Returns the id of the invoice that a payment pays, for payments of a subscription. */
  findInvoiceOf(input: { paymentId: string }): Promise<string | undefined>;
  findSubscription(input: { subscriptionId: string }): Promise<SubscriptionState | undefined>;
  /** Ends a subscription at once. One that has ended, or is not known, is left as it is. */
  endSubscription(input: { subscriptionId: string }): Promise<void>;
  /** Pays all of a payment back. May be repeated with the same key. */
  refund(input: { paymentId: string; key: string }): Promise<void>;
  /** A page on which the buyer changes card, ends or resumes the subscription, and sees invoices. */
  createPortal(input: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
  /**
   * Verifies a delivered event: signature by one of the secrets, not older and not further in the future than
   * `paymentLimits.eventToleranceSec`, of this mode. The raw body, to the byte.
   * @returns undefined when it is not genuine.
   */
  readEvent(input: { body: Buffer; signature: string }): PaymentEvent | undefined;
  /** All events since a moment, oldest first, of the kinds we handle. */
  listEvents(input: { since: Date }): AsyncIterable<PaymentEvent & { createdAt: Date }>;
}

export const paymentLimits = { callMs: 8_000, eventToleranceSec: 300, eventBytes: 512 * 1024 } as const;

/** The events we act on. Others are acknowledged and not kept. */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  // Of some kinds of payment only; the next two are of all.
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
] as const;
