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

/** Why a paid order couldn't be delivered: the seats were gone, or the amount was wrong. */
export const refundReasons = ['sold-out', 'amount'] as const;
export type RefundReason = (typeof refundReasons)[number];

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
 * waiting list for a seat.
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
