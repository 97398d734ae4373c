import { dayOf } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

type Membership = RouterOutputs['admin']['people']['user']['membership'];

/** @returns the plan an account has, and why. @param membership null before the trial has begun */
export function planWords(membership: Membership): string {
  if (!membership) return 'None yet: the trial begins when the address is confirmed';
  const { plan, pro, status } = membership;
  const failed = pro?.paymentFailed ? ', its last payment failed' : '';
  if (plan === 'free') {
    if (pro) return `Free, with a subscription that gives nothing now${failed}`;
    return status === 'active' ? 'Free, in the trial' : 'Free';
  }
  if (pro?.source === 'subscription')
    return `Pro by subscription, ${pro.endsAtPeriodEnd ? 'ends' : 'paid until'}${pro.until ? ` ${dayOf(pro.until)}` : ''}${failed}`;
  return `Pro, given by the operator${pro?.until ? ` until ${dayOf(pro.until)}` : ''}`;
}
