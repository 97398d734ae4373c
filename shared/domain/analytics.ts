/** The agency's analytics: what is counted, worded as on the screen and in docs/analytics.md. */

/** Maximum days to look back, including today, in the agency's time zone. */
export const analyticsRanges = [7, 30, 90, 365] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

/** Intervals of the chart's points. */
export type PeriodUnit = 'day' | 'week' | 'month';

/** @returns an interval with few enough points for a phone. */
export function periodUnitOf(days: AnalyticsRange): PeriodUnit {
  if (days <= 30) return 'day';
  return days <= 90 ? 'week' : 'month';
}

/** Stages a person reaches, in order. Reaching one implies all earlier ones. */
export const stages = ['page', 'chat', 'profile', 'account', 'paid'] as const;
export type Stage = (typeof stages)[number];

export const stageLabels: Record<Stage, string> = {
  page: 'Page',
  chat: 'Chat',
  profile: 'Profile',
  account: 'Account',
  paid: 'Paid',
};

/** A conversation without an answer for this long counts as left. */
export const leftAfterMinutes = 30;

/** Rows of a table by page, source, or campaign; all others are combined into one row. */
export const mostGroups = 25;

/** Definitions, word for word as in docs/analytics.md (analytics.test.ts compares them). */
export const definitions = {
  person:
    'A person is a browser that used the chat, or an account created without it. We can’t recognize anyone else, so each of their visits counts as a new person.',
  visit:
    'A visit is the first page that a tab opens. We don’t count pages behind the login, tabs opened from our own pages, bots, logged-in admins or browsers that ask not to be tracked.',
  cohort:
    'A person counts on the day of their first visit or conversation in the chosen period, no matter what they reach later.',
  page: 'Page: people with a visit or a conversation. Anyone who chats has seen a page, even if we didn’t count the visit.',
  chat: 'Chat: people who started a conversation in the chosen period.',
  profile: 'Profile: people for whom one of these conversations ended in a finished profile.',
  account: 'Account: people whose finished profile belongs to an account with a confirmed address.',
  paid: 'Paid: people whose account paid for an order after that conversation started, not counting refunded or disputed payments.',
  forms:
    'Forms: people who sent a message, an application, a bootcamp application or a newsletter sign-up. They’re counted separately from the stages, because a form doesn’t require a chat.',
  source: 'Source: what the link said (utm_source), otherwise the site that led here.',
  seen: 'Seen: conversations that got as far as this step. The first step is seen when the chat opens.',
  answered: 'Answered: conversations in which this step, or a later one, has its answer.',
  left: `Left: conversations with no answer at this step, no profile and no activity for ${leftAfterMinutes} minutes. A later answer puts them back in progress.`,
  rest: 'Seen but neither answered nor left: still in progress, or the profile was ready before the last click.',
  steps:
    'Steps count conversations, not people, so starting over counts as two. Other versions of the script are shown separately.',
} as const;
export type Definition = keyof typeof definitions;
