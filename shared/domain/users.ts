/** Users and people, in terms shared by database, server, and screens. */

/**
 * Account status. `active`: confirmed and not banned; `deactivated`: banned, confirmed or not; `unconfirmed`: not
 * confirmed and not banned. Each account has exactly one.
 */
export const accountStates = ['active', 'deactivated', 'unconfirmed'] as const;
export type AccountState = (typeof accountStates)[number];

export const accountStateLabels: Record<AccountState, string> = {
  active: 'Active',
  deactivated: 'Deactivated',
  unconfirmed: 'Not confirmed',
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
  visit: 'Visited the site',
  conversation: 'Started a conversation',
  profile: 'Got a profile from the conversation',
  contact: 'Wrote a message',
  application: 'Applied',
  newsletter: 'Joined a mailing list',
  newsletter_confirmed: 'Confirmed a mailing list',
  newsletter_left: 'Left a mailing list',
  waitlist: 'Joined the waiting list for a seat',
  lead_note: 'Team note',
  lead_answer: 'Team reply',
  lead_status: 'Lead changed',
  account: 'Account created',
  account_confirmed: 'Email address confirmed',
  account_change: 'Account changed by the team',
  sign_in: 'Signed in',
  referred: 'Came from a referral link',
  order: 'Went to checkout',
  order_paid: 'Paid',
  order_closed: 'Order closed',
  subscription: 'Subscribed to Pro',
  mail: 'Email',
  request: 'Asked for a service',
  request_status: 'Service request changed',
  share: 'Shared the profile with a link',
} as const;
export type TimelineKind = keyof typeof timelineLabels;
