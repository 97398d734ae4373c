import { daysUntil } from '#server/lib/days-until.ts';
import type { Membership } from './service.ts';

export function toMembershipView(membership: Membership | null) {
  if (!membership) return null;
  const now = new Date();
  const { status, plan, startsAt, expiresAt, previewEndsAt, pro, firstMonthOffer } = membership;
  return {
    status,
    plan,
    startsAt: startsAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    daysLeft: daysUntil(expiresAt, now),
    preview: previewEndsAt && { endsAt: previewEndsAt.toISOString(), daysLeft: daysUntil(previewEndsAt, now) },
    pro: pro && { ...pro, until: pro.until?.toISOString() ?? null },
    firstMonthOffer,
  };
}
