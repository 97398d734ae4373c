/** Terms, limits, and durations of orders, shared by database, server, and screens. Money is in US cents. */
import { brand } from '../brand.ts';
import type { ItemId } from './catalogue.ts';

/** A cart, the first month of Pro, or a renewal. */
export const orderKinds = ['cart', 'subscription', 'renewal'] as const;
export type OrderKind = (typeof orderKinds)[number];

/**
 * `open`: awaiting payment. `expired`: not paid in time, or abandoned. `failed`: checkout couldn't be started.
 * `refunded`: fully refunded. `disputed`: disputed by the cardholder.
 */
export const orderStatuses = ['open', 'paid', 'expired', 'failed', 'refunded', 'disputed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Why a paid order couldn't be delivered: the seats were gone, the amount was wrong, or the buyer owned it already. */
export const refundReasons = ['sold-out', 'amount', 'owned'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Why an admin refunds a line of an order. */
export const lineRefundReasons = ['requested', 'duplicate', 'fraudulent', 'canceled', 'other'] as const;
export type LineRefundReason = (typeof lineRefundReasons)[number];
/** `queued`: not confirmed by the provider yet. `failed`: the provider refused it, or the bank returned the money. */
export const lineRefundStatuses = ['queued', 'done', 'failed'] as const;
export type LineRefundStatus = (typeof lineRefundStatuses)[number];

/** `inquiry`: the bank asks, but no money has moved. `open`: the money is withheld until the bank decides. */
export const disputeStatuses = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export const couponKinds = ['percent', 'amount'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** How the agency gets its sales alerts: one email each, or a digest in the morning. */
export const alertChoices = ['each', 'daily'] as const;

/** `open`: seats can be bought. `closed`: no sales, but it takes place. `canceled`: it doesn't take place. */
export const bootcampStates = ['open', 'closed', 'canceled'] as const;
export type BootcampState = (typeof bootcampStates)[number];

/** Statuses of a subscription, as named by Stripe. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
/** Statuses in which a subscription is still active; a second one must not be started. */
export const runningStatuses: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due', 'unpaid', 'paused'];

export const proSources = ['operator', 'subscription'] as const;
export type ProSource = (typeof proSources)[number];

export const eventStatuses = ['queued', 'running', 'done', 'failed'] as const;

/** `offered`: a seat is held for this member for a day. `lapsed`: the offer expired. */
export const waitlistStatuses = ['waiting', 'offered', 'taken', 'lapsed', 'left'] as const;
export type WaitlistStatus = (typeof waitlistStatuses)[number];

/**
 * Events that the agency is alerted about. `undeliverable`: paid, but it can't be delivered and is refunded.
 * `dispute-due`: the bank's deadline is near. `sold-out`: the last studio seat was sold. `waiting`: someone joined the
 * waiting list for a seat. `inquiry`: the bank asks about a payment. `fraud-warning`: the bank suspects fraud.
 */
export const alertKinds = [
  'sale',
  'undeliverable',
  'refund',
  'renewal-failed',
  'dispute',
  'dispute-due',
  'sold-out',
  'waiting',
  'inquiry',
  'fraud-warning',
] as const;
export type AlertKind = (typeof alertKinds)[number];

export const orderLimits = {
  /** Maximum quantity of one item per order. */
  mostOfOne: 20,
  vipSeats: 20,
  /** Stripe's minimum lifetime of a checkout page is 30 minutes. */
  seatHoldMinutes: 35,
  /** Seats are held this much longer than the checkout page is open, for last-second payments. */
  seatGraceMinutes: 10,
  /** How long a checkout page without seats stays open. */
  pageHours: 12,
  /** How long a freed seat is held for the first person on the waiting list. */
  offerHours: 24,
  /** The agency is reminded of a dispute this long before its deadline. */
  disputeReminderHours: 48,
  /** Pro continues for this long after a paid month, so that a late renewal interrupts no one. */
  renewalGraceHours: 36,
} as const;

/** Items that can be bought only once. */
const onePerAccount: readonly ItemId[] = ['web-prompt-pack'];

/** @returns the maximum quantity of an item per order. */
export function mostOf(id: ItemId): number {
  return onePerAccount.includes(id) ? 1 : orderLimits.mostOfOne;
}

export type OrderedItem = { id: ItemId; quantity: number };

/** Items that take a studio seat. */
export const vipItems: readonly ItemId[] = ['vip-bootcamp', 'vip-bootcamp-upgrade'];

/** @returns the number of studio seats in these items. */
export function vipSeatsIn(items: readonly OrderedItem[]): number {
  return items.reduce((sum, { id, quantity }) => sum + (vipItems.includes(id) ? quantity : 0), 0);
}

/** Order number as shown to people: `EG-1042`. */
export const orderNumber = (number: number) => `${brand.orderPrefix}${number}`;

const typedNumber = new RegExp(`^(?:${brand.orderPrefix})?(\\d{1,9})$`, 'i');

/** @returns the order number that someone typed, with or without its prefix; undefined for anything else. */
export function orderNumberIn(text: string): number | undefined {
  const digits = typedNumber.exec(text.replaceAll(' ', ''))?.[1];
  return digits === undefined ? undefined : Number(digits);
}
