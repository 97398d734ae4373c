/** The agency's numbers: what is counted, in the words in which screen and docs/numbers.md say it. */

/** Days that the numbers can look back, today included, by the agency's calendar. */
export const numberRanges = [7, 30, 90, 365] as const;
export type NumberRange = (typeof numberRanges)[number];

/** Lengths of one point of the curve over time. */
export type PeriodUnit = 'day' | 'week' | 'month';

/** @returns how long a point of the curve is, so that a phone can show all of them. */
export function periodUnitOf(days: NumberRange): PeriodUnit {
  if (days <= 30) return 'day';
  return days <= 90 ? 'week' : 'month';
}

/** What a person reaches, in order. Whoever has reached one has reached all before it. */
export const stages = ['page', 'chat', 'profile', 'account', 'paid'] as const;
export type Stage = (typeof stages)[number];

export const stageLabels: Record<Stage, string> = {
  page: 'Page',
  chat: 'Chat',
  profile: 'Profile',
  account: 'Account',
  paid: 'Paid',
};

/** Waiting this long for an answer means that a conversation was left. */
export const leftAfterMinutes = 30;

/** Rows of a table by page, source or campaign; the rest is one row. */
export const mostGroups = 25;

/** What counts, word for word as in docs/numbers.md (numbers.test.ts compares). */
export const definitions = {
  person:
    'A person is a browser that has talked in the chat, or an account that came without one. Whoever did neither cannot be recognised: each of their visits is a person of its own.',
  visit:
    'A visit is the first page that a tab opens. Not counted: pages behind the login, tabs opened from a page of ours, robots, logged-in admins, and browsers that ask not to be tracked.',
  cohort:
    'A person counts on the day of their first visit or conversation in the chosen time, and stays there whatever they reach later.',
  page: 'Page: people with a visit or a conversation. Whoever talks has seen a page, also where the visit was not counted.',
  chat: 'Chat: people who began a conversation in the chosen time.',
  profile: 'Profile: people for whom one of these conversations ended in a finished profile.',
  account: 'Account: people whose finished profile belongs to an account with a confirmed address.',
  paid: 'Paid: people whose account paid for an order after that conversation began, and the money was neither given back nor is it contested.',
  forms:
    'Forms: people who sent a message, an application, a bootcamp application or a newsletter sign-up. They are counted beside the stages, as no chat is needed for a form.',
  source: 'Source: what the link said (utm_source), otherwise the site that led here.',
  seen: 'Seen: conversations that came as far as this step. The first step is seen when the chat opens.',
  answered: 'Answered: conversations in which this step, or a later one, has its answer.',
  left: `Left: conversations that wait at this step for their answer, without a profile and without a sign of life for ${leftAfterMinutes} minutes. An answer that comes later takes them back.`,
  rest: 'Seen but neither answered nor left: still going on, or the profile was there before the last click.',
  steps:
    'Steps count conversations, not people: whoever starts over has two. Other versions of the script are shown on their own.',
} as const;
export type Definition = keyof typeof definitions;
