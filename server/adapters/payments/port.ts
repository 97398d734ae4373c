/** Port for payments: Stripe, or a sandbox that moves no money. Amounts are integer US cents. */
import type { DisputeStatus, SubscriptionStatus } from '#shared/domain/orders.ts';

/** Separate accounts at the provider. */
export type PaymentMode = 'live' | 'test' | 'sandbox';

export type CheckoutLine = { itemId: string; name: string; unitCents: number; quantity: number };

/**
 * A checkout page to create. The same order always gives the same request, so that a retry doesn't create a second
 * page.
 */
export type CheckoutRequest = {
  orderId: string;
  /** Undefined for guests. */
  userId?: string | undefined;
  /** Undefined for guests: the provider creates a customer when they pay. */
  customerId?: string | undefined;
  /** A guest's address, which the page shows and can't change. */
  email?: string | undefined;
  /** `subscription`: its single line is one month of Pro. */
  kind: 'payment' | 'subscription';
  lines: readonly CheckoutLine[];
  /** Taken off the first payment by the server's own coupon. */
  discountCents: number;
  /** The code that the discount is from, shown on the page. */
  couponCode: string | null;
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
  /** Whether taxes are added, by the buyer's billing address. */
  collectsTax: boolean;
  policies: Policies;
};

/** URLs of the site's terms and privacy policy, which the provider's pages link to. */
export type Policies = { terms: string; privacy: string };

export type CheckoutPage = { sessionId: string; url: string; expiresAt: Date };

/** A payment page as the provider shows it now. */
export type CheckoutState = {
  sessionId: string;
  /** `complete`: its buyer has finished. It's paid only if `isPaid`. */
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** With tax. */
  totalCents: number;
  taxCents: number;
  discountCents: number;
  currency: string;
  orderId: string | undefined;
  customerId: string | undefined;
  paymentId: string | undefined;
  invoiceId: string | undefined;
  subscriptionId: string | undefined;
};

/** A refund as the provider shows it now. `pending`: the provider has accepted it, and the bank is working on it. */
export type RefundState = {
  /** From the metadata that we set; undefined for a refund made at the provider. */
  refundId: string | undefined;
  cents: number;
  status: 'pending' | 'done' | 'failed';
};

/** A payment as the provider shows it now. */
export type PaymentState = {
  paymentId: string;
  isPaid: boolean;
  /** The buyer has to confirm it with their bank. */
  needsAction: boolean;
  amountCents: number;
  refundedCents: number;
  /** Empty unless they were asked for, or some of the money is refunded. */
  refunds: RefundState[];
  /**
   * `inquiry`: the bank asks, but no money has moved. `open` while the cardholder disputes it; `lost`: the money is gone.
   */
  dispute: 'none' | DisputeStatus;
  /** The bank's reason, as named by the provider. */
  disputeReason: string | undefined;
  /** The bank's deadline for an answer to an inquiry, or for evidence in an open dispute. */
  disputeDueAt: Date | undefined;
  /** The payment method: the same value for the same card, never a number. */
  instrument: string | undefined;
  receiptUrl: string | undefined;
  /** From the metadata that our order set. */
  orderId: string | undefined;
  paidAt: Date | undefined;
};

/** Returns whether we have a payment's money: it's paid, not fully refunded, and not disputed. */
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
  /** With tax. */
  totalCents: number;
  taxCents: number;
  /** `subscription_create` for the first month, `subscription_cycle` for a further one. */
  reason: string;
  paymentId: string | undefined;
  /** The provider's page on which it can be paid or confirmed. */
  hostedUrl: string | undefined;
  createdAt: Date;
};

export type SubscriptionState = {
  subscriptionId: string;
  customerId: string;
  /** The order that started it, from its metadata; undefined if it isn't ours. */
  orderId: string | undefined;
  status: SubscriptionStatus;
  currentPeriodEnd: Date;
  endsAtPeriodEnd: boolean;
  /** Per month, before discounts; undefined if it isn't a fixed price. */
  priceCents: number | undefined;
  endedAt: Date | undefined;
  /** The newest invoice. Its payment decides whether the month is really paid. */
  latestInvoice: InvoiceState | undefined;
};

/** A verified event. We use what it's about, never the state it claims. */
export type PaymentEvent = {
  id: string;
  type: string;
  refs: {
    orderId?: string | undefined;
    sessionId?: string | undefined;
    paymentId?: string | undefined;
    invoiceId?: string | undefined;
    subscriptionId?: string | undefined;
    fraudWarningId?: string | undefined;
  };
};

/** Reason for a failed call. `temporary`: it may work later. `message` may be shown to the buyer. */
export class PaymentError extends Error {
  readonly temporary: boolean;
  /** The provider doesn't know the customer anymore. */
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
   * Creates a customer; the same account always gets the same one.
   * @param input `again`: creates a new one, to replace one that is gone
   */
  createCustomer(input: { userId: string; email: string; again?: string }): Promise<{ customerId: string }>;
  /** Removes a customer and ends their subscriptions. One that is already gone counts as removed. */
  removeCustomer(input: { customerId: string }): Promise<void>;
  /** May be repeated: an order has one page. */
  createCheckout(request: CheckoutRequest): Promise<CheckoutPage>;
  /** Undefined if there's no such page. */
  findCheckout(input: { sessionId: string }): Promise<CheckoutState | undefined>;
  /** Expires an open page; leaves any other as it is. */
  expireCheckout(input: { sessionId: string }): Promise<void>;
  /** @param input `withRefunds`: lists refunds even if none of the money is refunded now, because one may have failed */
  findPayment(input: { paymentId: string; withRefunds?: boolean }): Promise<PaymentState | undefined>;
  findInvoice(input: { invoiceId: string }): Promise<InvoiceState | undefined>;
  /** Returns the id of the invoice that a subscription's payment pays. */
  findInvoiceOf(input: { paymentId: string }): Promise<string | undefined>;
  findSubscription(input: { subscriptionId: string }): Promise<SubscriptionState | undefined>;
  /** Ends a subscription immediately. Leaves ended and unknown ones as they are. */
  endSubscription(input: { subscriptionId: string }): Promise<void>;
  /**
   * Refunds what's left of a payment, or a part of it. May be repeated with the same key.
   * @param input `part`: amount, and our id of the refund, which `findPayment` then shows
   */
  refund(input: {
    paymentId: string;
    key: string;
    part?: { cents: number; refundId: string } | undefined;
  }): Promise<void>;
  /** Returns the payment that a bank's warning of fraud is about. */
  findFraudWarning(input: { warningId: string }): Promise<{ paymentId: string; createdAt: Date } | undefined>;
  /** A page on which the buyer changes the card, cancels or resumes the subscription, and sees invoices. */
  createPortal(input: { customerId: string; returnUrl: string; policies: Policies }): Promise<{ url: string }>;
  /**
   * Verifies a delivered event: signed with one of the secrets, at most `paymentLimits.eventToleranceSec` from now in
   * either direction, and of this mode. Needs the raw body, byte for byte.
   * @returns undefined if it isn't genuine.
   */
  readEvent(input: { body: Buffer; signature: string }): PaymentEvent | undefined;
  /** All events since a moment, oldest first, of the kinds we handle. */
  listEvents(input: { since: Date }): AsyncIterable<PaymentEvent & { createdAt: Date }>;
}

export const paymentLimits = { callMs: 8_000, eventToleranceSec: 300, eventBytes: 512 * 1024 } as const;

/** Events we act on. Others are acknowledged and not stored. */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  // Only for some kinds of payment; the next two are for all.
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
  'invoice.payment_action_required',
  'radar.early_fraud_warning.created',
] as const;
