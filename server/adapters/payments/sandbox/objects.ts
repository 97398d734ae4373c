/** Objects of one Stripe account, in Stripe's shape (API version of the SDK), with the fields that the site reads. */
import { randomBytes } from 'node:crypto';
import type { SubscriptionStatus } from '#shared/domain/orders.ts';
import { readyAccount } from './account.ts';
import type { PortalSettingsForm, SessionForm } from './form.ts';

type Metadata = Record<string, string>;
type Base<O extends string> = { id: string; object: O; created: number; livemode: boolean };

export type Customer = Base<'customer'> & {
  /** What a tax depends on, as entered on a checkout page. */
  address?: { state: string } | undefined;
  email: string | null;
  metadata: Metadata;
};

/** Objects stored by earlier versions have no taxes. */
type Taxed = { automatic_tax?: { enabled: boolean } };

export type Session = Base<'checkout.session'> &
  Taxed & {
    amount_subtotal: number;
    amount_total: number;
    cancel_url: string | null;
    client_reference_id: string | null;
    currency: string;
    /** Null until a guest has paid. */
    customer: string | null;
    customer_email: string | null;
    expires_at: number;
    invoice: string | null;
    metadata: Metadata;
    mode: 'payment' | 'subscription';
    payment_intent: string | null;
    payment_status: 'paid' | 'unpaid' | 'no_payment_required';
    status: 'open' | 'complete' | 'expired';
    subscription: string | null;
    success_url: string;
    total_details?: { amount_discount: number; amount_shipping: 0; amount_tax: number };
    url: string | null;
  };

export type Intent = Base<'payment_intent'> & {
  amount: number;
  customer: string;
  latest_charge: string | null;
  metadata: Metadata;
  status: 'processing' | 'requires_action' | 'requires_payment_method' | 'succeeded' | 'canceled';
};

export type Charge = Base<'charge'> & {
  amount: number;
  amount_refunded: number;
  disputed: boolean;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method_details: { type: 'card'; card: { fingerprint: string } };
  receipt_url: string | null;
};

export type Refund = Base<'refund'> & {
  amount: number;
  charge: string;
  metadata: Metadata;
  payment_intent: string;
  status: 'succeeded' | 'failed';
};

export type Dispute = Base<'dispute'> & {
  evidence_details: { due_by: number | null };
  is_charge_refundable: boolean;
  payment_intent: string;
  reason?: string;
  status: string;
};

export type FraudWarning = Base<'radar.early_fraud_warning'> & {
  actionable: boolean;
  charge: string;
  fraud_type: string;
  payment_intent: string;
};

export type Invoice = Base<'invoice'> & {
  billing_reason: 'subscription_create' | 'subscription_cycle';
  hosted_invoice_url?: string | null;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  status: 'open' | 'paid';
  subtotal: number;
  total: number;
  total_excluding_tax?: number;
};

export type InvoicePayment = Base<'invoice_payment'> & {
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid';
};

type SubscriptionItem = {
  object: 'subscription_item';
  current_period_end: number;
  price: { object: 'price'; unit_amount: number };
};

export type Subscription = Base<'subscription'> &
  Taxed & {
    cancel_at: number | null;
    cancel_at_period_end: boolean;
    customer: string;
    ended_at: number | null;
    items: { data: SubscriptionItem[] };
    latest_invoice: string | null;
    metadata: Metadata;
    status: SubscriptionStatus;
  };

export type Coupon = Base<'coupon'> & {
  amount_off: number;
  currency: string;
  duration: 'once' | 'forever';
  name: string | null;
  valid: boolean;
};

export type Product = Base<'product'> & { active: boolean; name: string };

export type Price = Base<'price'> & {
  active: boolean;
  currency: string;
  lookup_key: string | null;
  product: string;
  recurring: { interval: 'month' } | null;
  unit_amount: number;
};

export type PortalSettings = Base<'billing_portal.configuration'> & PortalSettingsForm & { active: boolean };

export type PortalSession = Base<'billing_portal.session'> & {
  configuration?: string;
  customer: string;
  return_url: string | null;
  url: string;
};

export type StripeEvent = Base<'event'> & {
  data: { object: { id: string; object: string; [field: string]: unknown } };
  /** 0 once the site has taken it. */
  pending_webhooks: number;
  type: string;
};

/** The answer to a request with an Idempotency-Key, for repetitions. `at` in Unix seconds. */
export type KeptReply = { at: number; asked: string; status: number; body: string };

/** Returns the state of an account in which nothing has happened yet. All of it can be stored as JSON. */
export const emptyState = () => ({
  events: [] as StripeEvent[],
  /** By Idempotency-Key. */
  replies: new Map<string, KeptReply>(),
  customers: new Map<string, Customer>(),
  sessions: new Map<string, Session>(),
  /** The request that made a session, which says what is bought. */
  sessionForms: new Map<string, SessionForm>(),
  portals: new Map<string, PortalSession>(),
  portalSettings: new Map<string, PortalSettings>(),
  intents: new Map<string, Intent>(),
  charges: new Map<string, Charge>(),
  refunds: new Map<string, Refund>(),
  disputes: new Map<string, Dispute>(),
  fraudWarnings: new Map<string, FraudWarning>(),
  invoices: new Map<string, Invoice>(),
  /** By payment intent. An invoice has one payment here. */
  invoicePayments: new Map<string, InvoicePayment>(),
  /** Payment intents by invoice. */
  invoiceIntents: new Map<string, string>(),
  subscriptions: new Map<string, Subscription>(),
  coupons: new Map<string, Coupon>(),
  products: new Map<string, Product>(),
  prices: new Map<string, Price>(),
  /** Card fingerprints by subscription. */
  cards: new Map<string, string>(),
});
export type StripeState = ReturnType<typeof emptyState>;

/** Settings of an account. */
export type WorldOptions = {
  /** Its mode, test or live, is the account's. */
  secretKey: string;
  /** Addresses of the pages that Stripe hosts, by the id of what they show. */
  pages: Record<'checkout' | 'portal' | 'receipt', (id: string) => string> & {
    /** Where an open invoice can be paid; undefined if there's no such page. */
    invoice?: (id: string) => string;
  };
  /** The account's clock, in milliseconds since 1970. */
  now?: () => number;
  /** Types of the events that are recorded. By default all that Stripe makes. */
  eventTypes?: readonly string[];
};

/** Opens one Stripe account: its state, clock, ids, and events. */
export function createWorld(options: WorldOptions, state: StripeState = emptyState()) {
  const { secretKey, pages, now = Date.now, eventTypes } = options;
  const livemode = /^(sk|rk)_live_/.test(secretKey);
  const seconds = () => Math.floor(now() / 1000);
  // Nobody can guess an id, so that only the buyer can open a payment page.
  const base = <O extends string>(object: O, prefix: string): Base<O> => ({
    id: `${prefix}_${randomBytes(16).toString('hex')}`,
    object,
    created: seconds(),
    livemode,
  });

  return {
    ...state,
    state,
    account: readyAccount(),
    secretKey,
    livemode,
    pages,
    seconds,
    base,
    /** Appends events, each with the object as it is now. */
    emit(object: { id: string; object: string }, ...types: string[]): void {
      for (const type of types)
        if (!eventTypes || eventTypes.includes(type))
          state.events.push({
            ...base('event', 'evt'),
            data: { object: structuredClone(object) },
            pending_webhooks: 1,
            type,
          });
    },
  };
}
export type World = ReturnType<typeof createWorld>;

/** Creates a customer. */
export function addCustomer(world: World, about: { email: string | null; metadata?: Metadata | undefined }): Customer {
  const made = { ...world.base('customer', 'cus'), email: about.email, metadata: about.metadata ?? {} };
  world.customers.set(made.id, made);
  world.emit(made, 'customer.created');
  return made;
}

/**
 * Returns the object with this id.
 * @throws if there is none, which is a mistake of the caller
 */
export function must<T>(map: Map<string, T>, id: string): T {
  const found = map.get(id);
  if (!found) throw new Error(`Stripe's sandbox has no ${id}`);
  return found;
}

/**
 * Returns the end of the next month of a subscription, in Unix seconds.
 * @param anchor its start. Months end on that day, or on their last day if they are shorter.
 */
export function monthAfter(end: number, anchor: number): number {
  const day = new Date(anchor * 1000).getUTCDate();
  const date = new Date(end * 1000);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const daysThere = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, daysThere));
  return date.getTime() / 1000;
}
