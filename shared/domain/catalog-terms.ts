/** Limits of prices and coupons, and what buyers learn about a coupon. Money is in US cents. */
import { m } from '#messages';

export const catalogLimits = {
  /** The provider's minimum for a payment. */
  leastCents: 50,
  mostCents: 10_000_00,
  nameLength: 100,
  codeLength: 30,
  mostUses: 100_000,
} as const;

/** What buyers learn about a code: `unknown` also stands for one that an admin has turned off. */
export const couponStates = ['valid', 'unknown', 'ended', 'used-up', 'other-items'] as const;
export type CouponState = (typeof couponStates)[number];

/** Why a code takes nothing off, as a sentence. */
export const couponProblems: Record<Exclude<CouponState, 'valid'>, string> = {
  unknown: m.domain_coupon_unknown(),
  ended: m.domain_coupon_ended(),
  'used-up': m.domain_coupon_used_up(),
  'other-items': m.domain_coupon_other_items(),
};

/** A stored code. Typed ones are trimmed and uppercased first. */
export const couponPattern = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;
