import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  eventStatuses,
  orderKinds,
  orderStatuses,
  refundReasons,
  subscriptionStatuses,
  waitlistStatuses,
} from '#shared/domain/orders.ts';
import { users } from './account.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const orderKind = pgEnum('order_kind', orderKinds);
export const orderStatus = pgEnum('order_status', orderStatuses);
export const subscriptionStatus = pgEnum('subscription_status', subscriptionStatuses);
export const refundReason = pgEnum('refund_reason', refundReasons);
export const eventStatus = pgEnum('event_status', eventStatuses);
export const waitlistStatus = pgEnum('waitlist_status', waitlistStatuses);

/** Customer ids at the payment provider: one per account and mode, because test and live mode are separate. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    /** Null once the account is gone: then the customer is removed at the provider too. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    mode: text('mode').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    removedAt: at('removed_at'),
  },
  (table) => [unique('payment_customers_once').on(table.userId, table.mode)],
);

/**
 * An order is a row before its buyer is sent to pay. Amounts are the server's, in cents. What became of it is read from
 * the provider; each look has a number (`sync_seq`), and one that began before the last that was written (`written_seq`)
 * is not written any more, so that an old answer never covers a newer one.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As people read it, with a prefix. */
    number: integer('number').notNull().unique().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** Null once the account is gone: records of money stay, without the person. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text('email'),
    kind: orderKind('kind').notNull(),
    status: orderStatus('status').notNull().default('open'),
    /** Hash of lines and discount: the same cart again is the same open order. */
    fingerprint: text('fingerprint').notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Which account at the provider: `live`, `test` or `sandbox`. */
    mode: text('mode').notNull(),
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    /** When its payment page closes. Fixed before the page is made, as the request must be the same in each try. */
    sessionExpiresAt: at('session_expires_at').notNull(),
    paymentId: text('payment_id').unique(),
    invoiceId: text('invoice_id').unique(),
    subscriptionId: text('subscription_id'),
    receiptUrl: text('receipt_url'),
    /** Set when it was paid and cannot be delivered: its money goes back. */
    refundDueAt: at('refund_due_at'),
    refundReason: refundReason('refund_reason'),
    syncSeq: integer('sync_seq').notNull().default(0),
    writtenSeq: integer('written_seq').notNull().default(0),
    syncedAt: at('synced_at'),
    /** Where the visit began that led to it. */
    origin: jsonb('origin').$type<Record<string, unknown>>(),
    createdAt: at('created_at').notNull().defaultNow(),
    paidAt: at('paid_at'),
    /** When receipt and seats were given out; what is paid later, or again, is delivered then. */
    deliveredAt: at('delivered_at'),
    /** When it was given up, refunded or disputed. */
    closedAt: at('closed_at'),
  },
  (table) => [
    uniqueIndex('orders_open_once')
      .on(table.userId, table.kind)
      .where(sql`${table.status} = 'open' and ${table.kind} <> 'renewal'`),
    index('orders_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('orders_subscription').on(table.subscriptionId),
    index('orders_open')
      .on(table.sessionExpiresAt)
      .where(sql`${table.status} = 'open'`),
    index('orders_refund_due')
      .on(table.refundDueAt)
      .where(sql`${table.refundDueAt} is not null`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

/** What is in an order, with name and price as they were when it was made. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    name: text('name').notNull(),
    unitCents: integer('unit_cents').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.itemId] })],
);
export type OrderLineRow = typeof orderLines.$inferSelect;

/** Subscriptions as the provider showed them last. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    customerId: text('customer_id'),
    mode: text('mode').notNull(),
    /** Null until it has been looked at. */
    status: subscriptionStatus('status'),
    currentPeriodEnd: at('current_period_end'),
    /** It ends with the period that is paid. */
    endsAtPeriodEnd: boolean('ends_at_period_end').notNull().default(false),
    /** Until when it makes its member Pro; null when it does not. */
    entitledUntil: at('entitled_until'),
    syncSeq: integer('sync_seq').notNull().default(0),
    writtenSeq: integer('written_seq').notNull().default(0),
    syncedAt: at('synced_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('subscriptions_user').on(table.userId), index('subscriptions_due').on(table.currentPeriodEnd)],
);
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** What an event is about: pointers from its signed body, never amounts or states. */
export type EventRefs = {
  orderId?: string | undefined;
  sessionId?: string | undefined;
  paymentId?: string | undefined;
  invoiceId?: string | undefined;
  subscriptionId?: string | undefined;
};

/** Inbox of the provider's events: stored once by id and acknowledged, then handled by a worker. The row is the job. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    refs: jsonb('refs').$type<EventRefs>().notNull(),
    status: eventStatus('status').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** Grows with every claim; a worker that lost its claim can no longer write. */
    claim: integer('claim').notNull().default(0),
    leaseUntil: at('lease_until'),
    wakeAt: at('wake_at').notNull(),
    failure: text('failure'),
    receivedAt: at('received_at').notNull().defaultNow(),
    handledAt: at('handled_at'),
  },
  (table) => [
    index('payment_events_due')
      .on(table.wakeAt)
      .where(sql`${table.status} in ('queued', 'running')`),
    index('payment_events_received').on(table.receivedAt),
    index('payment_events_failed')
      .on(table.receivedAt, table.id)
      .where(sql`${table.status} = 'failed'`),
  ],
);
export type PaymentEventRow = typeof paymentEvents.$inferSelect;

/** When events that never came were last asked for; one row per mode. */
export const paymentReconciliations = pgTable('payment_reconciliations', {
  mode: text('mode').primaryKey(),
  /** Events up to then are known. */
  upTo: at('up_to').notNull(),
  /** When to look again. */
  dueAt: at('due_at').notNull(),
});

/** The seats in the studio: twenty rows, made by the migration. More than there are rows cannot be sold. */
export const vipSeats = pgTable(
  'vip_seats',
  {
    number: smallint('number').primaryKey(),
    /** Whom it is kept for, or who has it. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The order that holds or has paid it; null while it is offered to the waiting list. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    heldUntil: at('held_until'),
    soldAt: at('sold_at'),
  },
  (table) => [index('vip_seats_order').on(table.orderId), index('vip_seats_user').on(table.userId)],
);

/** Members who wait for a seat, in the order in which they came. */
export const seatWaitlist = pgTable('seat_waitlist', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  status: waitlistStatus('status').notNull().default('waiting'),
  joinedAt: at('joined_at').notNull().defaultNow(),
  offerEndsAt: at('offer_ends_at'),
});
