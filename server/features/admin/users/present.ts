import { isActiveAt } from '#shared/domain/users.ts';
import type { Timeline, UserPage, UserView } from './service.ts';

const iso = (moment: Date | string) => new Date(moment).toISOString();
const isoOrNull = (moment: Date | string | null) => moment && iso(moment);

type Line = Omit<UserPage['items'][number], 'referralCount'>;

const toLine = (user: Line, now: Date) => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  businessName: user.businessName,
  createdAt: iso(user.createdAt),
  isActive: isActiveAt(user.bannedUntil, now),
  plan: user.plan,
  role: user.role,
  confirmed: user.confirmedAt !== null,
  lastSeenAt: isoOrNull(user.lastSeenAt),
  deletionDueAt: isoOrNull(user.deletionDueAt),
});

/** Accounts in the agency's list. `isActive`: not banned, or the ban is over. */
export function toUserPage({ items, nextCursor }: UserPage, now: Date) {
  return { items: items.map((user) => ({ ...toLine(user, now), referralCount: user.referralCount })), nextCursor };
}

/** One account as its screen shows it. */
export function toUserView(view: UserView, now: Date) {
  const { user, membership, prompts, referrals, leads, personId, addresses } = view;
  return {
    ...toLine(user, now),
    fullName: user.fullName,
    confirmedAt: isoOrNull(user.confirmedAt),
    bannedUntil: isoOrNull(user.bannedUntil),
    hasPassword: user.hasPassword,
    sessionCount: user.sessionCount,
    /** Null before the trial starts. */
    membership: membership && {
      status: membership.status,
      plan: membership.plan,
      startsAt: iso(membership.startsAt),
      expiresAt: iso(membership.expiresAt),
      previewEndsAt: isoOrNull(membership.previewEndsAt),
      pro: membership.pro && {
        source: membership.pro.source,
        until: isoOrNull(membership.pro.until),
        endsAtPeriodEnd: membership.pro.endsAtPeriodEnd,
        paymentFailed: membership.pro.paymentFailed,
      },
    },
    prompts: { unlimited: prompts.unlimited, used: prompts.unlocked.size },
    orders: {
      paid: user.paidOrders,
      open: user.openOrders,
      paidCents: user.paidCents,
      refundedCents: user.refundedCents,
    },
    requests: { all: user.requestCount, open: user.openRequests },
    referralCount: referrals.signUps,
    referral: {
      code: referrals.code ?? null,
      clicks: referrals.clicks,
      approved: referrals.approved,
      creditCents: referrals.creditCents,
    },
    /** Its contact, and all addresses of that person. */
    personId,
    addresses,
    leads: leads.map(({ id, kind, status, occurredAt }) => ({ id, kind, status, occurredAt: iso(occurredAt) })),
  };
}

/** An entry of a person's timeline. User text must be rendered as text. */
export function toTimeline({ items, nextCursor }: Timeline) {
  return {
    items: items.map(({ kind, id, at, about, state, words, cents, leadId, by }) => ({
      kind,
      id,
      at,
      about,
      state,
      words,
      cents,
      leadId,
      by,
    })),
    nextCursor,
  };
}
