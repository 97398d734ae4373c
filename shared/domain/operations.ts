/** The machinery behind the site, in words that server and screens share. */
import type { mailStatuses } from './accounts.ts';

export type MailStatus = (typeof mailStatuses)[number];

export const mailStatusWords: Record<MailStatus, string> = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  error: 'Failed',
  suppressed: 'Kept back',
};

/** @returns whether a mail never arrived and is not on its way. @param status null where nothing is known of a mail */
export const didNotArrive = (status: string | null): boolean => status === 'error' || status === 'suppressed';

/** Kinds of background work that stand in rows. */
export const workKinds = ['mail', 'profile', 'section', 'machine', 'payment'] as const;
export type WorkKind = (typeof workKinds)[number];

export const workWords: Record<WorkKind, { name: string; about: string }> = {
  mail: { name: 'Outgoing mails', about: 'Every mail the site sends.' },
  profile: { name: 'Profiles', about: 'Marketing profiles written from conversations.' },
  section: { name: 'Sections', about: 'Parts of a profile that a member had written anew.' },
  machine: { name: 'Marketing Machine', about: 'Results of the eleven tools.' },
  payment: { name: 'Payment events', about: 'What the payment provider told us.' },
};

/** Counts of what waits or failed stop here: beyond it the exact number helps nobody. */
export const mostCounted = 1_000;
/** As much is done again at once, so that a backlog comes in portions. */
export const retryPortion = 200;

/** What the sweeps are for, by the names of their functions. */
export const sweepWords: Record<string, string> = {
  sweepGenerations: 'Wakes profiles that wait',
  sweepRuns: 'Wakes sections and tools that wait',
  sweepMails: 'Wakes mails that are due',
  sweepNewsletter: 'Forgets newsletter links that ran out',
  sweepWelcomes: 'Repeats welcomes that failed',
  sweepPayments: 'Wakes payment events, asks once a day for missing ones',
  sweepLeads: 'Adds missing leads to the inbox, every ten minutes',
  sweepCustomers: 'Removes payment customers of deleted accounts',
  sweepReferrals: 'Judges referrals whose waiting time is over',
  sweepSamples: 'Gives new accounts their first notifications',
  sweepReminders: 'Sends reminders of plans',
  sweepSeats: 'Frees chairs, offers them to the waiting list',
  sweepWeeklyNotes: 'Sends the Monday notes',
  sweepSessions: 'Clears sessions that ran out',
  sweepLinks: 'Clears links that ran out',
  sweepAccounts: 'Clears accounts nobody confirmed',
  sweepDeletions: 'Erases accounts whose two weeks are over',
  sweepRetention: 'Deletes data past its retention period, once a day',
  sweepClips: 'Clears texts read aloud that are a week old',
  sweepBudgetShares: 'Clears AI budget shares of past days',
  sweepLimits: 'Clears counters that count no more',
};

/** How a call to the model ended, and why the built-in engine wrote instead. */
const reasons: Record<string, string> = {
  ok: 'Answered',
  timeout: 'No answer in time',
  rate_limited: 'Too many calls at the provider',
  server_error: 'Provider had a failure',
  connection: 'No connection',
  refused: 'The model would not answer',
  invalid: 'The answer could not be used',
  unfit: 'Most of the answer went against the owner’s words',
  rejected: 'Key, model or credit refused',
  over_budget: 'The day’s budget was spent',
  aborted: 'Stopped by us',
  late: 'Waited too long already',
  unexpected: 'Unexpected failure',
  superseded: 'The answers changed meanwhile',
  stopped: 'The process was stopped',
};

/** @param reason a word of ours from a row; null: there was no model to ask. */
export function reasonWords(reason: string | null): string {
  if (reason === null) return 'No model set up';
  return reasons[reason] ?? reason;
}

/** Names of rows and templates as a person reads them: `order-receipt` is "Order receipt". */
export function plainName(key: string): string {
  const words = key.replaceAll(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const probeStates = ['ok', 'warn', 'bad', 'off'] as const;
/** `off`: not set up here, and nothing is wrong with that. */
export type ProbeState = (typeof probeStates)[number];
export const probeWords: Record<ProbeState, string> = {
  ok: 'Fine',
  warn: 'Look at this',
  bad: 'Not working',
  off: 'Not set up',
};
