/** What the stand-in for Stripe keeps: objects in Stripe's shape (API version of the SDK), as far as we look at them. */
import { randomBytes } from 'node:crypto';
import type { SessionForm } from './stripe-form.ts';

type Metadata = Record<string, string>;
type Base<O extends string> = { id: string; object: O; created: number; livemode: boolean };
type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

export type Customer = Base<'customer'> & { email: string | null; name: string | null; metadata: Metadata };

export type Session = Base<'checkout.session'> & {
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  currency: string;
  customer: string;
  discounts: { coupon: string; promotion_code: null }[];
  expires_at: number;
  invoice: string | null;
  metadata: Metadata;
  mode: 'payment' | 'subscription';
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
  ui_mode: 'hosted_page';
  url: string | null;
};

export type Intent = Base<'payment_intent'> & {
  amount: number;
  amount_received: number;
  currency: string;
  customer: string;
  latest_charge: string | null;
  metadata: Metadata;
  status: 'processing' | 'requires_payment_method' | 'succeeded' | 'canceled';
};

export type Charge = Base<'charge'> & {
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string;
  disputed: boolean;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string; fingerprint: string } };
  receipt_url: string | null;
  refunded: boolean;
  status: 'succeeded' | 'pending' | 'failed';
};

export type Refund = Base<'refund'> & {
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded' | 'failed';
};

export type Dispute = Base<'dispute'> & {
  amount: number;
  charge: string;
  currency: string;
  is_charge_refundable: boolean;
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status: string;
};

export type Invoice = Base<'invoice'> & {
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  billing_reason: 'subscription_create' | 'subscription_cycle';
  currency: string;
  customer: string;
  hosted_invoice_url: string;
  metadata: Metadata;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { metadata: Metadata; subscription: string };
  };
  period_end: number;
  period_start: number;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  subtotal: number;
  total: number;
};

export type InvoicePayment = Base<'invoice_payment'> & {
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: boolean;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid' | 'canceled';
};

export type SubscriptionState =
  'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused';

type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  current_period_start: number;
  current_period_end: number;
  price: { object: 'price'; currency: string; unit_amount: number };
  quantity: number;
  subscription: string;
};

export type Subscription = Base<'subscription'> & {
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  currency: string;
  customer: string;
  ended_at: number | null;
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  status: SubscriptionState;
};

export type Coupon = Base<'coupon'> & {
  amount_off: number;
  currency: string;
  duration: 'once' | 'forever';
  name: string | null;
  times_redeemed: number;
  valid: boolean;
};

export type FakeEvent = Base<'event'> & {
  api_version: string;
  data: { object: { id: string; object: string; [field: string]: unknown } };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

export const fakeApiVersion = '2026-10-28.endive';

/** All that one account at Stripe holds. */
export function createWorld(livemode: boolean) {
  // Ids of two stand-ins never meet in one database.
  const tag = randomBytes(4).toString('hex');
  let count = 0;
  let now: number | undefined;
  const events: FakeEvent[] = [];
  const seconds = () => Math.floor((now ?? Date.now()) / 1000);
  const base = <O extends string>(object: O, prefix: string): Base<O> => ({
    id: `${prefix}_${tag}${String(++count).padStart(6, '0')}`,
    object,
    created: seconds(),
    livemode,
  });

  return {
    livemode,
    seconds,
    base,
    /** Sets the account's time, or lets it run with the real one again. */
    setNow: (date: Date | undefined) => void (now = date?.getTime()),
    events,
    customers: new Map<string, Customer>(),
    sessions: new Map<string, Session>(),
    /** What a page was asked to be, for the moment its buyer pays. */
    sessionForms: new Map<string, SessionForm>(),
    intents: new Map<string, Intent>(),
    charges: new Map<string, Charge>(),
    refunds: new Map<string, Refund>(),
    disputes: new Map<string, Dispute>(),
    invoices: new Map<string, Invoice>(),
    /** By the payment's id; an invoice has one here. */
    invoicePayments: new Map<string, InvoicePayment>(),
    invoiceIntents: new Map<string, string>(),
    subscriptions: new Map<string, Subscription>(),
    coupons: new Map<string, Coupon>(),
    /** The card of a subscription, by its fingerprint. */
    cards: new Map<string, string>(),
    /** Appends events, each with the object as it is now. */
    emit(object: { id: string; object: string }, ...types: string[]): void {
      for (const type of types)
        events.push({
          ...base('event', 'evt'),
          api_version: fakeApiVersion,
          data: { object: structuredClone(object) },
          pending_webhooks: 1,
          request: { id: null, idempotency_key: null },
          type,
        });
    },
  };
}
export type World = ReturnType<typeof createWorld>;

/** @returns what is kept under the id; throws when a test names something that is not there. */
export function must<T>(map: Map<string, T>, id: string): T {
  const found = map.get(id);
  if (!found) throw new Error(`the fake Stripe has no ${id}`);
  return found;
}

/** @returns the same day of the next month, or its last day, in Unix seconds. */
export function monthLater(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const daysThere = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, daysThere));
  return date.getTime() / 1000;
}
