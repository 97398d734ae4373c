import { m } from '#messages';
import { dayOf } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

type Membership = RouterOutputs['admin']['people']['user']['membership'];

/** @returns an account's plan, and why it has it. @param membership null before the trial has begun */
export function planLabel(membership: Membership): string {
  if (!membership) return m.admin_plan_words_none_yet_trial_starts();
  const plan = planOf(membership);
  return membership.pro?.paymentFailed ? m.admin_plan_words_payment_failed({ plan }) : plan;
}

function planOf({ plan, pro, status }: NonNullable<Membership>): string {
  if (plan === 'free') {
    if (pro) return m.admin_plan_words_free_inactive_subscription();
    return status === 'active' ? m.admin_free_on_trial() : m.admin_free();
  }
  const until = pro?.until && dayOf(pro.until);
  if (pro?.source !== 'subscription')
    return until ? m.admin_plan_words_pro_granted_admin_until({ until }) : m.admin_plan_words_pro_granted_admin();
  if (!until) return m.admin_plan_words_pro_subscription();
  return pro.endsAtPeriodEnd ? m.admin_plan_words_pro_ends({ until }) : m.admin_plan_words_pro_paid_until({ until });
}
