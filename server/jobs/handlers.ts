/** Handler of each job. A job without a handler doesn't compile. */
import type { Deps } from '../deps.ts';
import { sweepAccounts, sweepLinks } from '../features/account/activation/jobs.ts';
import { sweepReferrals } from '../features/member/affiliate/jobs.ts';
import { sweepSessions } from '../features/account/auth/jobs.ts';
import { sweepCustomers } from '../features/billing/customers/jobs.ts';
import { rewriteSection } from '../features/profile/profile-document/jobs.ts';
import { produceResult } from '../features/member/machine/jobs.ts';
import { sweepLeads } from '../features/crm/lead-intake/jobs.ts';
import { deliverMail, sweepMails } from '../features/mail/jobs.ts';
import { sweepWelcomes } from '../features/account/membership/jobs.ts';
import { sweepBudgetShares } from '../features/profile/model/jobs.ts';
import { sweepNewsletter } from '../features/mail/newsletter/jobs.ts';
import { seedSamples, sweepSamples } from '../features/member/notifications/jobs.ts';
import { endBeats, noteBeat } from '../features/admin/operations/jobs.ts';
import { sweepGrace } from '../features/billing/plan/jobs.ts';
import { handlePaymentEvent, sweepPayments } from '../features/billing/payments/jobs.ts';
import { sweepRefunds } from '../features/billing/refunds/jobs.ts';
import { sweepReminders } from '../features/member/plan/jobs.ts';
import { generateProfile, sweepGenerations } from '../features/profile/jobs.ts';
import { sweepRuns } from '../features/profile/writing-jobs/jobs.ts';
import { sweepRetention } from '../features/admin/retention/jobs.ts';
import { sweepSeats } from '../features/billing/seats/jobs.ts';
import { sweepAlerts } from '../features/billing/alerts/jobs.ts';
import { sweepClips } from '../features/chat/voice/jobs.ts';
import { sweepWeeklyNotes } from '../features/member/weekly/jobs.ts';
import { sweepDeletions } from '../features/account/settings/jobs.ts';
import type { JobName, JobPayload, JobRun } from './definitions.ts';

export type Handler<Name extends JobName> = (deps: Deps, payload: JobPayload<Name>, run: JobRun) => Promise<void>;

export const handlers = {
  'profile.generate': generateProfile,
  'document.rewrite': rewriteSection,
  'machine.produce': produceResult,
  'mail.send': deliverMail,
  'payments.event': handlePaymentEvent,
  'notifications.samples': seedSamples,
} satisfies { [Name in JobName]: Handler<Name> };

const sweepLimits = (deps: Deps) => deps.limits.sweep();

/** Sweep tasks: resume overdue rows, and delete expired ones. */
export const sweeps: readonly ((deps: Deps) => Promise<void>)[] = [
  sweepGenerations,
  sweepRuns,
  sweepMails,
  sweepLeads,
  sweepNewsletter,
  sweepWelcomes,
  sweepPayments,
  sweepRefunds,
  sweepGrace,
  sweepCustomers,
  sweepReferrals,
  sweepSamples,
  sweepReminders,
  sweepSeats,
  sweepAlerts,
  sweepWeeklyNotes,
  sweepSessions,
  sweepLinks,
  sweepAccounts,
  sweepDeletions,
  sweepRetention,
  sweepClips,
  sweepBudgetShares,
  sweepLimits,
];

/** Heartbeat of a worker. */
export const beats = { note: noteBeat, end: endBeats } as const;
