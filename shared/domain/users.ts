/** Types of users and people, shared by the database, server, and screens. */
import { m } from '#messages';

/**
 * Account status. `active`: confirmed and not banned; `deactivated`: banned, confirmed or not; `unconfirmed`: not
 * confirmed and not banned. Each account has exactly one.
 */
export const accountStates = ['active', 'deactivated', 'unconfirmed'] as const;
export type AccountState = (typeof accountStates)[number];

export const accountStateLabels: Record<AccountState, string> = {
  active: m.domain_users_active(),
  deactivated: m.domain_users_deactivated(),
  unconfirmed: m.domain_users_unconfirmed(),
};

/** @returns an account's status. */
export function accountStateOf(account: { isActive: boolean; confirmed: boolean }): AccountState {
  if (!account.isActive) return 'deactivated';
  return account.confirmed ? 'active' : 'unconfirmed';
}

/**
 * An account is active when it isn't banned, or the ban is over. @param bannedUntil ISO text or date; null without a
 * ban
 */
export function isActiveAt(bannedUntil: string | Date | null, now: Date): boolean {
  return bannedUntil === null || new Date(bannedUntil).getTime() <= now.getTime();
}

export const userSorts = ['newest', 'oldest', 'email'] as const;
export type UserSort = (typeof userSorts)[number];

/** A search needs adjacent letters or digits, because the index consists of groups of three. */
export const isSearchable = (term: string) => /[\p{L}\p{N}]{3}/u.test(term);

/** Kinds of timeline entries, and their labels. */
export const timelineLabels = {
  visit: m.domain_timeline_visit(),
  conversation: m.domain_timeline_conversation(),
  profile: m.domain_timeline_profile(),
  contact: m.domain_timeline_contact(),
  application: m.domain_timeline_application(),
  newsletter: m.domain_timeline_newsletter(),
  newsletter_confirmed: m.domain_timeline_newsletter_confirmed(),
  newsletter_left: m.domain_timeline_newsletter_left(),
  waitlist: m.domain_timeline_waitlist(),
  lead_note: m.domain_timeline_lead_note(),
  lead_answer: m.domain_timeline_lead_answer(),
  lead_status: m.domain_timeline_lead_status(),
  account: m.domain_timeline_account(),
  account_confirmed: m.domain_timeline_account_confirmed(),
  account_change: m.domain_timeline_account_change(),
  sign_in: m.domain_timeline_sign_in(),
  referred: m.domain_timeline_referred(),
  order: m.domain_timeline_order(),
  order_paid: m.domain_timeline_order_paid(),
  order_closed: m.domain_timeline_order_closed(),
  subscription: m.domain_timeline_subscription(),
  mail: m.domain_timeline_mail(),
  request: m.domain_timeline_request(),
  request_status: m.domain_timeline_request_status(),
  share: m.domain_timeline_share(),
} as const;
export type TimelineKind = keyof typeof timelineLabels;
