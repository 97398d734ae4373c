import { m } from '#messages';
import { dayOf } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

type Membership = RouterOutputs['admin']['people']['user']['membership'];

/** @returns an account's plan, and why it has it. @param membership null before the trial has begun */
export function planLabel(membership: Membership): string {
  if (!membership) return m.admin_plan_words_none_yet_trial_starts();
  const { plan, pro, status } = membership;
  const failed = pro?.paymentFailed ? m.admin_plan_words_last_payment_failed() : '';
  if (plan === 'free') {
    if (pro) return m.admin_plan_words_free_inactive_subscription({ failed });
    return status === 'active' ? m.admin_free_on_trial() : m.admin_free();
  }
  if (pro?.source === 'subscription')
    return pro.endsAtPeriodEnd
      ? m.admin_plan_words_pro_ends({ until: pro.until ? ` ${dayOf(pro.until)}` : '', failed })
      : m.admin_plan_words_pro_paid_until({ until: pro.until ? ` ${dayOf(pro.until)}` : '', failed });
  return pro?.until
    ? m.admin_plan_words_pro_granted_admin_until({ until: dayOf(pro.until) })
    : m.admin_plan_words_pro_granted_admin();
}
