/** What the sandbox knows, as it is kept: plain JSON, times as ISO 8601, amounts in cents. */
import { randomBytes } from 'node:crypto';
import type { SubscriptionStatus } from '#shared/domain/orders.ts';
import type { CheckoutLine, handledEvents, PaymentEvent, PaymentState } from './port.ts';

export type KeptCustomer = { id: string; userId: string; email: string | null; removedAt: string | null };

export type KeptPage = {
  id: string;
  orderId: string;
  userId: string;
  customerId: string;
  kind: 'payment' | 'subscription';
  lines: CheckoutLine[];
  discountCents: number;
  totalCents: number;
  status: 'open' | 'complete' | 'expired';
  expiresAt: string;
  successUrl: string;
  cancelUrl: string;
  /** Hash of the request that made it: the same order with another request is refused. */
  request: string;
  paymentId: string | null;
  invoiceId: string | null;
  subscriptionId: string | null;
};

/** Only payments that were made: one that was declined leaves nothing. */
export type KeptPayment = {
  id: string;
  customerId: string;
  orderId: string | null;
  invoiceId: string | null;
  /** What was paid for, as the receipt shows it. */
  lines: CheckoutLine[];
  discountCents: number;
  amountCents: number;
  refundedCents: number;
  dispute: PaymentState['dispute'];
  instrument: string;
  paidAt: string;
};

export type KeptInvoice = {
  id: string;
  subscriptionId: string;
  reason: 'subscription_create' | 'subscription_cycle';
  totalCents: number;
  paymentId: string | null;
  createdAt: string;
};

export type KeptSubscription = {
  id: string;
  customerId: string;
  userId: string;
  orderId: string;
  status: SubscriptionStatus;
  /** A month of it. */
  line: CheckoutLine;
  instrument: string;
  startedAt: string;
  /** Months begun since then; the running one ends that many months after the start. */
  months: number;
  currentPeriodEnd: string;
  endsAtPeriodEnd: boolean;
  latestInvoiceId: string;
};

export type EventType = (typeof handledEvents)[number];
export type EventRefs = PaymentEvent['refs'];
export type KeptEvent = { id: string; type: EventType; refs: EventRefs; createdAt: string };

export type SandboxState = {
  version: 1;
  customers: Record<string, KeptCustomer>;
  pages: Record<string, KeptPage>;
  payments: Record<string, KeptPayment>;
  invoices: Record<string, KeptInvoice>;
  subscriptions: Record<string, KeptSubscription>;
  /** Oldest first. */
  events: KeptEvent[];
};

export const emptyState = (): SandboxState => ({
  version: 1,
  customers: {},
  pages: {},
  payments: {},
  invoices: {},
  subscriptions: {},
  events: [],
});

/** @returns an id nobody can guess: whoever knows a page's id may pay it, as with the real ones. */
export const newId = (kind: 'cus' | 'cs_sandbox' | 'pi' | 'in' | 'sub' | 'evt') =>
  `${kind}_${randomBytes(16).toString('hex')}`;
