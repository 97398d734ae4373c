import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
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
  alertKinds,
  bootcampStates,
  disputeStatuses,
  eventStatuses,
  lineRefundReasons,
  lineRefundStatuses,
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
export const alertKind = pgEnum('alert_kind', alertKinds);
export const lineRefundReason = pgEnum('line_refund_reason', lineRefundReasons);
export const lineRefundStatus = pgEnum('line_refund_status', lineRefundStatuses);
export const disputeStatus = pgEnum('dispute_status', disputeStatuses);
export const bootcampState = pgEnum('bootcamp_state', bootcampStates);

/** Bootcamps. Seats are sold for the next one that isn't over. */
export const bootcamps = pgTable('bootcamps', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  /** In the agency's time zone, as are the hours. */
  day: date('day').notNull().unique(),
  opensAtHour: smallint('opens_at_hour').notNull(),
  closesAtHour: smallint('closes_at_hour').notNull(),
  /** Address of the studio; null while not announced. */
  place: text('place'),
  instructor: text('instructor'),
  liveSessions: smallint('live_sessions').notNull(),
  replayHours: smallint('replay_hours').notNull(),
  state: bootcampState('state').notNull().default('open'),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});
export type BootcampRow = typeof bootcamps.$inferSelect;

/** Customer ids at the payment provider: one per account and mode, because test and live mode are separate. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    /** Null once the account is gone. The sweeper then removes the customer at the provider too. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    mode: text('mode').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    removedAt: at('removed_at'),
  },
  (table) => [unique('payment_customers_once').on(table.userId, table.mode)],
);

/**
 * An order. The row is written before its buyer goes to pay. Amounts are computed on the server, in cents. The
 * provider's state is read in numbered checks (`sync_seq`); a check that started before the last one written
 * (`written_seq`) is dropped, so an old response never overwrites a newer one.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order number people see, with a prefix. */
    number: integer('number').notNull().unique().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** Null once the account is gone: payment records stay, without the person. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of the buyer. A guest's account is found or created by it once the order is paid. */
    email: text('email'),
    /** The browser of a guest; null for members. */
    visitorId: uuid('visitor_id'),
    kind: orderKind('kind').notNull(),
    status: orderStatus('status').notNull().default('open'),
    /** Hash of lines and discount: checking out the same cart again reuses the open order. */
    fingerprint: text('fingerprint').notNull(),
    subtotalCents: integer('subtotal_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    couponCode: text('coupon_code'),
    /** Known once it's paid; part of the total. */
    taxCents: integer('tax_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Which of the provider's environments: `live`, `test`, or `sandbox`. */
    mode: text('mode').notNull(),
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    /** When its checkout page expires. Set before the page is created, because retries must send the same request. */
    sessionExpiresAt: at('session_expires_at').notNull(),
    paymentId: text('payment_id').unique(),
    invoiceId: text('invoice_id').unique(),
    subscriptionId: text('subscription_id'),
    receiptUrl: text('receipt_url'),
    /** Set when an order was paid but can't be delivered, so it must be refunded. */
    refundDueAt: at('refund_due_at'),
    refundReason: refundReason('refund_reason'),
    /** When the bank's deadline for evidence in an open dispute is. */
    disputeDueAt: at('dispute_due_at'),
    disputeStatus: disputeStatus('dispute_status'),
    /** The bank's reason, as named by Stripe. */
    disputeReason: text('dispute_reason'),
    /** When the bank warned that the payment may be fraudulent. */
    fraudWarnedAt: at('fraud_warned_at'),
    /** When the buyer agreed to the terms. */
    termsAcceptedAt: at('terms_accepted_at'),
    syncSeq: integer('sync_seq').notNull().default(0),
    writtenSeq: integer('written_seq').notNull().default(0),
    syncedAt: at('synced_at'),
    /** Attribution of the visit that led to the order. */
    origin: jsonb('origin').$type<Record<string, unknown>>(),
    createdAt: at('created_at').notNull().defaultNow(),
    paidAt: at('paid_at'),
    /** When the receipt was sent and seats were assigned. Later payments are delivered when they arrive. */
    deliveredAt: at('delivered_at'),
    /** When the order was abandoned, refunded, or disputed. */
    closedAt: at('closed_at'),
  },
  (table) => [
    uniqueIndex('orders_open_once')
      .on(table.userId, table.kind)
      .where(sql`${table.status} = 'open' and ${table.kind} <> 'renewal'`),
    uniqueIndex('orders_guest_open_once')
      .on(table.visitorId, table.kind)
      .where(sql`${table.status} = 'open' and ${table.userId} is null`),
    index('orders_newest').on(table.createdAt.desc(), table.id.desc()),
    index('orders_coupon')
      .on(table.couponCode)
      .where(sql`${table.couponCode} is not null`),
    index('orders_email').using('gin', table.email.op('gin_trgm_ops')),
    index('orders_user').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('orders_subscription').on(table.subscriptionId),
    index('orders_open')
      .on(table.sessionExpiresAt)
      .where(sql`${table.status} = 'open'`),
    index('orders_refund_due')
      .on(table.refundDueAt)
      .where(sql`${table.refundDueAt} is not null`),
    index('orders_dispute_due')
      .on(table.disputeDueAt)
      .where(sql`${table.disputeDueAt} is not null`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;

/** The lines of an order, with the name and price at the time of the order. */
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
    /** How many were refunded one by one. They're no longer owned. */
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    /** The bootcamp that seats are for; null for everything else. */
    bootcampId: uuid('bootcamp_id').references(() => bootcamps.id),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.itemId] }),
    index('order_lines_bootcamp')
      .on(table.bootcampId)
      .where(sql`${table.bootcampId} is not null`),
  ],
);
export type OrderLineRow = typeof orderLines.$inferSelect;

/** Refunds of lines by an admin. The row is written first; the provider is asked with its id as the key. */
export const lineRefunds = pgTable(
  'line_refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    quantity: integer('quantity').notNull(),
    cents: integer('cents').notNull(),
    reason: lineRefundReason('reason').notNull(),
    note: text('note').notNull().default(''),
    status: lineRefundStatus('status').notNull().default('queued'),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When the provider was last asked. */
    triedAt: at('tried_at'),
    closedAt: at('closed_at'),
  },
  (table) => [
    index('line_refunds_order').on(table.orderId),
    index('line_refunds_admin').on(table.adminId),
    index('line_refunds_queued')
      .on(table.createdAt)
      .where(sql`${table.status} = 'queued'`),
  ],
);
export type LineRefundRow = typeof lineRefunds.$inferSelect;

/** Subscriptions, as last read from the provider. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    customerId: text('customer_id'),
    mode: text('mode').notNull(),
    /** Null until it's been read from the provider. */
    status: subscriptionStatus('status'),
    currentPeriodEnd: at('current_period_end'),
    /** Whether the subscription ends with the paid period. */
    endsAtPeriodEnd: boolean('ends_at_period_end').notNull().default(false),
    /** A month's price; null until it's been read from the provider. */
    priceCents: integer('price_cents'),
    /** When the unpaid renewal began; null while nothing is overdue. */
    pastDueSince: at('past_due_since'),
    endedAt: at('ended_at'),
    /** When the Pro plan from this subscription ends; null if it grants none. */
    entitledUntil: at('entitled_until'),
    syncSeq: integer('sync_seq').notNull().default(0),
    writtenSeq: integer('written_seq').notNull().default(0),
    syncedAt: at('synced_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('subscriptions_user').on(table.userId), index('subscriptions_due').on(table.currentPeriodEnd)],
);
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** References from an event's signed body, never amounts or states. */
export type EventRefs = {
  orderId?: string | undefined;
  sessionId?: string | undefined;
  paymentId?: string | undefined;
  invoiceId?: string | undefined;
  subscriptionId?: string | undefined;
  fraudWarningId?: string | undefined;
};

/**
 * Inbox of the provider's events. Each is stored once by id and acknowledged; then a worker handles it. The row is the
 * job.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    refs: jsonb('refs').$type<EventRefs>().notNull(),
    status: eventStatus('status').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** Incremented by each claim. A worker that lost its claim can no longer write. */
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

/** Last check for events that were never delivered; one row per mode. */
export const paymentReconciliations = pgTable('payment_reconciliations', {
  mode: text('mode').primaryKey(),
  /** All events up to this time are stored. */
  upTo: at('up_to').notNull(),
  /** When to check again. */
  dueAt: at('due_at').notNull(),
});

/** Studio seats of a bootcamp, one row each. We can't sell more seats than there are rows. */
export const vipSeats = pgTable(
  'vip_seats',
  {
    bootcampId: uuid('bootcamp_id')
      .notNull()
      .references(() => bootcamps.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    /** Who holds or owns the seat. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The order that holds or paid for it; null while it's offered to the waiting list. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    heldUntil: at('held_until'),
    soldAt: at('sold_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bootcampId, table.number] }),
    index('vip_seats_order').on(table.orderId),
    index('vip_seats_user').on(table.userId),
  ],
);

/** Members waiting for a seat, in the order they joined. */
export const seatWaitlist = pgTable('seat_waitlist', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  status: waitlistStatus('status').notNull().default('waiting'),
  joinedAt: at('joined_at').notNull().defaultNow(),
  offerEndsAt: at('offer_ends_at'),
});

/**
 * Alerts to the agency. Each is written once, in the transaction of the event it's about; the sweeper sends them by
 * email, one by one or as a daily digest.
 */
export const salesAlerts = pgTable(
  'sales_alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: alertKind('kind').notNull(),
    /** Unique per event. */
    key: text('key').notNull().unique(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The amount that this event is about. */
    cents: integer('cents'),
    createdAt: at('created_at').notNull().defaultNow(),
    sentAt: at('sent_at'),
  },
  (table) => [
    index('sales_alerts_unsent')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
    index('sales_alerts_order').on(table.orderId),
    index('sales_alerts_user').on(table.userId),
    index('sales_alerts_created').on(table.createdAt),
  ],
);
