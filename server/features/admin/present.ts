import { m } from '#messages';
import { reasonsOf } from '#shared/domain/referral-rules.ts';
import { requestStatusLabels, serviceNames } from '#shared/domain/services-labels.ts';
import type { AgencyRequests, AgencyRequestWithHistory, JudgedReferrals } from './service.ts';

type AgencyRequest = AgencyRequests['items'][number];

/** A request as the agency sees it in a list. */
function toRequestView(request: AgencyRequest) {
  const { id, userId, userName, userEmail, serviceType, description, status, createdAt } = request;
  return {
    id,
    userId,
    userName: userName ?? m.server_admin_unknown_user(),
    userEmail,
    serviceType,
    serviceName: serviceNames[serviceType],
    description,
    status,
    statusWord: requestStatusLabels[status],
    createdAt: createdAt.toISOString(),
  };
}

/** Requests as the agency sees them. */
export function toRequestPage({ items, nextCursor }: AgencyRequests) {
  return { items: items.map(toRequestView), nextCursor };
}

/** One request with its history and who made each change. */
export function toRequestWithHistory(request: AgencyRequestWithHistory) {
  return {
    ...toRequestView(request),
    history: request.events.map((event) => ({
      id: event.id,
      status: event.status,
      statusWord: requestStatusLabels[event.status],
      reply: event.reply,
      isMember: event.byUserId === request.userId,
      byEmail: event.byEmail,
      createdAt: event.createdAt.toISOString(),
    })),
  };
}

/** Referrals for the agency, with the rules that flagged them and what those mean. */
export function toReferralPage({ items, nextCursor }: JudgedReferrals) {
  return {
    items: items.map((referral) => ({
      id: referral.id,
      referrerId: referral.referrerId,
      referrerEmail: referral.referrerEmail,
      referredId: referral.referredUserId,
      referredEmail: referral.referredEmail,
      status: referral.status,
      flags: referral.flags,
      reasons: reasonsOf(referral.flags),
      isPaidBack: referral.flags.includes('refunded'),
      createdAt: new Date(referral.createdAt).toISOString(),
      heldUntil: referral.heldUntil && new Date(referral.heldUntil).toISOString(),
    })),
    nextCursor,
  };
}
