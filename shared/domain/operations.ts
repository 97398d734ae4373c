/** System health terms, shared by server and screens. */
import { m } from '#messages';
import type { mailStatuses } from './accounts.ts';

export type MailStatus = (typeof mailStatuses)[number];

export const mailStatusLabels: Record<MailStatus, string> = {
  queued: m.domain_operations_mail_queued(),
  sending: m.domain_operations_mail_sending(),
  sent: m.domain_operations_mail_sent(),
  error: m.domain_operations_mail_error(),
  suppressed: m.domain_operations_mail_suppressed(),
};

/** @returns whether an email never arrived and isn't on its way. @param status null if unknown */
export const didNotArrive = (status: string | null): boolean => status === 'error' || status === 'suppressed';

/** Kinds of background work stored in rows. */
export const workKinds = ['mail', 'profile', 'section', 'machine', 'payment'] as const;
export type WorkKind = (typeof workKinds)[number];

export const workLabels: Record<WorkKind, { name: string; about: string }> = {
  mail: { name: m.domain_operations_work_mail(), about: m.domain_operations_work_mail_about() },
  profile: { name: m.domain_operations_work_profile(), about: m.domain_operations_work_profile_about() },
  section: { name: m.domain_operations_work_section(), about: m.domain_operations_work_section_about() },
  machine: { name: m.domain_operations_work_machine(), about: m.domain_operations_work_machine_about() },
  payment: { name: m.domain_operations_work_payment(), about: m.domain_operations_work_payment_about() },
};

/** Counts stop here: beyond it, the exact number doesn't help anyone. */
export const mostCounted = 1_000;
/** Batch size of retries, so that a backlog is worked off in portions. */
export const retryPortion = 200;

/** Labels of the sweeps, by function name. */
export const sweepLabels: Record<string, string> = {
  sweepGenerations: m.domain_operations_sweep_generations(),
  sweepRuns: m.domain_operations_sweep_runs(),
  sweepMails: m.domain_operations_sweep_mails(),
  sweepNewsletter: m.domain_operations_sweep_newsletter(),
  sweepWelcomes: m.domain_operations_sweep_welcomes(),
  sweepPayments: m.domain_operations_sweep_payments(),
  sweepLeads: m.domain_operations_sweep_leads(),
  sweepCustomers: m.domain_operations_sweep_customers(),
  sweepReferrals: m.domain_operations_sweep_referrals(),
  sweepSamples: m.domain_operations_sweep_samples(),
  sweepReminders: m.domain_operations_sweep_reminders(),
  sweepAlerts: m.domain_operations_sweep_alerts(),
  sweepSeats: m.domain_operations_sweep_seats(),
  sweepWeeklyNotes: m.domain_operations_sweep_weekly_notes(),
  sweepSessions: m.domain_operations_sweep_sessions(),
  sweepLinks: m.domain_operations_sweep_links(),
  sweepAccounts: m.domain_operations_sweep_accounts(),
  sweepDeletions: m.domain_operations_sweep_deletions(),
  sweepRetention: m.domain_operations_sweep_retention(),
  sweepClips: m.domain_operations_sweep_clips(),
  sweepBudgetShares: m.domain_operations_sweep_budget_shares(),
  sweepLimits: m.domain_operations_sweep_limits(),
};

/** Outcomes of a model call, and reasons why the built-in engine wrote instead. */
const reasons: Record<string, string> = {
  ok: m.domain_operations_reason_ok(),
  timeout: m.domain_operations_reason_timeout(),
  rate_limited: m.domain_operations_reason_rate_limited(),
  server_error: m.domain_operations_reason_server_error(),
  connection: m.domain_operations_reason_connection(),
  refused: m.domain_operations_reason_refused(),
  invalid: m.domain_operations_reason_invalid(),
  unfit: m.domain_operations_reason_unfit(),
  rejected: m.domain_operations_reason_rejected(),
  over_budget: m.domain_operations_reason_over_budget(),
  aborted: m.domain_operations_reason_aborted(),
  late: m.domain_operations_reason_late(),
  unexpected: m.domain_operations_reason_unexpected(),
  superseded: m.domain_operations_reason_superseded(),
  stopped: m.domain_operations_reason_stopped(),
};

/** @param reason a keyword from a row; null if there was no model to ask. */
export function reasonLabel(reason: string | null): string {
  if (reason === null) return m.domain_operations_no_model();
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
  ok: m.domain_operations_probe_ok(),
  warn: m.domain_operations_probe_warn(),
  bad: m.domain_operations_probe_bad(),
  off: m.domain_operations_probe_off(),
};
