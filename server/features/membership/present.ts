import type { Membership } from './service.ts';

const dayMs = 24 * 3600 * 1000;

/** Days that are left, counted up: on the last day it is still one. */
export function daysUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs));
}

export function toMembershipView(membership: Membership | null, now = new Date()) {
  if (!membership) return null;
  const { status, startsAt, expiresAt, previewEndsAt } = membership;
  return {
    status,
    startsAt: startsAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    daysLeft: daysUntil(expiresAt, now),
    preview: previewEndsAt && { endsAt: previewEndsAt.toISOString(), daysLeft: daysUntil(previewEndsAt, now) },
  };
}
