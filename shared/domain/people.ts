/** Users and what is known of a person, in words that database, server and screens agree on. */

/**
 * How an account stands. `active`: confirmed and not banned; `deactivated`: banned, confirmed or not; `unconfirmed`: not
 * confirmed and not banned. Each account is exactly one of them.
 */
export const accountStates = ['active', 'deactivated', 'unconfirmed'] as const;
export type AccountState = (typeof accountStates)[number];

export const accountStateWords: Record<AccountState, string> = {
  active: 'Active',
  deactivated: 'Deactivated',
  unconfirmed: 'Not confirmed',
};

/** @returns the state of an account. */
export function accountStateOf(account: { isActive: boolean; confirmed: boolean }): AccountState {
  if (!account.isActive) return 'deactivated';
  return account.confirmed ? 'active' : 'unconfirmed';
}

/** An account is active when there is no ban, or it is over. @param bannedUntil ISO text or moment; null without a ban */
export function isActiveAt(bannedUntil: string | Date | null, now: Date): boolean {
  return bannedUntil === null || new Date(bannedUntil).getTime() <= now.getTime();
}

export const userSorts = ['newest', 'oldest', 'email'] as const;
export type UserSort = (typeof userSorts)[number];

/** A search needs letters or digits next to each other: the index is made of groups of three. */
export const isSearchable = (term: string) => /[\p{L}\p{N}]{3}/u.test(term);

/** What stands in a person's timeline, and how a screen calls it. */
export const timelineWords = {
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
export type TimelineKind = keyof typeof timelineWords;
