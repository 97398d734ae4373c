import { dayOf } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

type Membership = RouterOutputs['admin']['people']['user']['membership'];

/** @returns the plan an account has, and why. @param membership null before the trial has begun */
export function planLabel(membership: Membership): string {
  if (!membership) return 'None yet. The trial starts when they confirm their address';
  const { plan, pro, status } = membership;
  const failed = pro?.paymentFailed ? ', its last payment failed' : '';
  if (plan === 'free') {
    if (pro) return `Free, with an inactive subscription${failed}`;
    return status === 'active' ? 'Free, on trial' : 'Free';
  }
  if (pro?.source === 'subscription')
    return `Pro by subscription, ${pro.endsAtPeriodEnd ? 'ends' : 'paid until'}${pro.until ? ` ${dayOf(pro.until)}` : ''}${failed}`;
  return `Pro, granted by an admin${pro?.until ? ` until ${dayOf(pro.until)}` : ''}`;
}
