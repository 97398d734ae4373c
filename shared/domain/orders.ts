/** Words, counts and times of buying that database, server and screens agree on. Money is in cents of US dollars. */
import { brand } from '../brand.ts';
import type { ItemId } from './catalogue.ts';

/** A cart, the first month of Pro, or a further month of it. */
export const orderKinds = ['cart', 'subscription', 'renewal'] as const;
export type OrderKind = (typeof orderKinds)[number];

/**
 * `open`: waits for its payment. `expired`: was not paid in time, or was given up. `failed`: no payment could be begun.
 * `refunded`: all of it went back. `disputed`: the card's owner contests it.
 */
export const orderStatuses = ['open', 'paid', 'expired', 'failed', 'refunded', 'disputed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Why what was paid could not be delivered: the seats were gone, or it was not the amount that was asked for. */
export const refundReasons = ['sold-out', 'amount'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** States of a subscription, by Stripe's names. */
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

/** `offered`: a seat is kept for this member for a day. `lapsed`: it was not taken. */
export const waitlistStatuses = ['waiting', 'offered', 'taken', 'lapsed', 'left'] as const;
export type WaitlistStatus = (typeof waitlistStatuses)[number];

export const orderLimits = {
  /** Of one item in one order. */
  mostOfOne: 20,
  vipSeats: 20,
  /** Stripe closes a payment page after 30 minutes at the earliest. */
  seatHoldMinutes: 35,
  /** A seat stays held this much longer than its payment page, for a payment of the last second. */
  seatGraceMinutes: 10,
  /** How long a payment page without a seat in it stays open. */
  pageHours: 12,
  /** How long a freed seat is kept for the first of the waiting list. */
  offerHours: 24,
  /** Pro goes on for this long after a paid month, so that a late renewal interrupts nobody. */
  renewalGraceHours: 36,
} as const;

/** What one needs no second of. */
const onePerAccount: readonly ItemId[] = ['web-prompt-pack'];

/** @returns the most of an item that one order may hold. */
export function mostOf(id: ItemId): number {
  return onePerAccount.includes(id) ? 1 : orderLimits.mostOfOne;
}

export type OrderedItem = { id: ItemId; quantity: number };

/** Items that take a seat in the studio. */
export const vipItems: readonly ItemId[] = ['vip-bootcamp', 'vip-bootcamp-upgrade'];

/** @returns how many seats in the studio these items take. */
export function vipSeatsIn(items: readonly OrderedItem[]): number {
  return items.reduce((sum, { id, quantity }) => sum + (vipItems.includes(id) ? quantity : 0), 0);
}

/** Number of an order as people read it: `EG-1042`. */
export const orderNumber = (number: number) => `${brand.orderPrefix}${number}`;
