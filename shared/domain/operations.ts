/** System health terms, shared by server and screens. */
import type { mailStatuses } from './accounts.ts';

export type MailStatus = (typeof mailStatuses)[number];

export const mailStatusLabels: Record<MailStatus, string> = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  error: 'Failed',
  suppressed: 'Not sent',
};

/** @returns whether an email never arrived and isn't on its way. @param status null if unknown */
export const didNotArrive = (status: string | null): boolean => status === 'error' || status === 'suppressed';

/** Kinds of background work stored in rows. */
export const workKinds = ['mail', 'profile', 'section', 'machine', 'payment'] as const;
export type WorkKind = (typeof workKinds)[number];

export const workLabels: Record<WorkKind, { name: string; about: string }> = {
  mail: { name: 'Outgoing emails', about: 'Every email the site sends.' },
  profile: { name: 'Profiles', about: 'Marketing profiles written from conversations.' },
  section: { name: 'Sections', about: 'Profile sections that members asked us to rewrite.' },
  machine: { name: 'Marketing Machine', about: 'Results of the eleven tools.' },
  payment: { name: 'Payment events', about: 'What the payment provider told us.' },
};

/** Counts stop here: beyond it, the exact number doesn't help anyone. */
export const mostCounted = 1_000;
/** Batch size of retries, so that a backlog is worked off in portions. */
export const retryPortion = 200;

/** Labels of the sweeps, by function name. */
export const sweepLabels: Record<string, string> = {
  sweepGenerations: 'Starts waiting profiles',
  sweepRuns: 'Starts waiting sections and tools',
  sweepMails: 'Starts emails that are due',
  sweepNewsletter: 'Deletes expired newsletter links',
  sweepWelcomes: 'Repeats welcomes that failed',
  sweepPayments: 'Starts waiting payment events, looks for missing ones once a day',
  sweepLeads: 'Adds missing leads to the inbox, every ten minutes',
  sweepCustomers: 'Removes payment customers of deleted accounts',
  sweepReferrals: 'Decides referrals whose hold has ended',
  sweepSamples: 'Gives new accounts their first notifications',
  sweepReminders: 'Sends task reminders',
  sweepAlerts: 'Emails sales alerts to the agency',
  sweepSeats: 'Frees seats, offers them to the waiting list',
  sweepWeeklyNotes: 'Sends the Monday notes',
  sweepSessions: 'Deletes expired sessions',
  sweepLinks: 'Deletes expired links',
  sweepAccounts: 'Deletes accounts that were never confirmed',
  sweepDeletions: 'Deletes accounts after their two-week grace period',
  sweepRetention: 'Deletes data past its retention period, once a day',
  sweepClips: 'Deletes read-aloud audio older than a week',
  sweepBudgetShares: 'Deletes AI budget shares of past days',
  sweepLimits: 'Deletes expired counters',
};

/** Outcomes of a model call, and reasons why the built-in engine wrote instead. */
const reasons: Record<string, string> = {
  ok: 'Answered',
  timeout: 'No answer in time',
  rate_limited: 'Too many calls to the provider',
  server_error: 'Provider error',
  connection: 'No connection',
  refused: 'The model refused to answer',
  invalid: 'Unusable answer',
  unfit: 'Most of the answer contradicted the owner',
  rejected: 'Key, model or credit refused',
  over_budget: 'The day’s budget was spent',
  aborted: 'Stopped by us',
  late: 'Waited too long already',
  unexpected: 'Unexpected error',
  superseded: 'The answers have changed since',
  stopped: 'The process was stopped',
};

/** @param reason a keyword from a row; null if there was no model to ask. */
export function reasonLabel(reason: string | null): string {
  if (reason === null) return 'No model set up';
  return reasons[reason] ?? reason;
}

/** Readable names of rows and templates: `order-receipt` is "Order receipt". */
export function plainName(key: string): string {
  const words = key.replaceAll(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const probeStates = ['ok', 'warn', 'bad', 'off'] as const;
/** `off`: not set up, which isn't a problem. */
export type ProbeState = (typeof probeStates)[number];
export const probeLabels: Record<ProbeState, string> = {
  ok: 'Fine',
  warn: 'Look at this',
  bad: 'Not working',
  off: 'Not set up',
};
