import type { AgencyRequests, ReferralsToDecide } from './service.ts';

/** Requests as the agency sees them. */
export function toRequestPage({ items, nextCursor }: AgencyRequests) {
  return {
    items: items.map(({ id, userId, userName, userEmail, serviceType, description, status, createdAt, events }) => ({
      id,
      userId,
      userName: userName ?? 'Unknown User',
      userEmail,
      serviceType,
      description,
      status,
      createdAt: createdAt.toISOString(),
      history: events.map((event) => ({
        id: event.id,
        status: event.status,
        reply: event.reply,
        createdAt: event.createdAt.toISOString(),
      })),
    })),
    nextCursor,
  };
}

/** Referrals as the agency sees them, with the names of the rules that found something. */
export function toReferralPage({ items, nextCursor }: ReferralsToDecide) {
  return {
    items: items.map(({ id, referrerId, referrerEmail, referredEmail, status, flags, createdAt, heldUntil }) => ({
      id,
      referrerId,
      referrerEmail,
      referredEmail,
      status,
      flags,
      createdAt: new Date(createdAt).toISOString(),
      heldUntil: heldUntil && new Date(heldUntil).toISOString(),
    })),
    nextCursor,
  };
}
