/** Terms of the lead inbox, shared by database, server, and screens. */
import type { applicationStatuses, contactStatuses } from './leads.ts';

/** Sources of leads. A conversation becomes a lead once name and email are known. */
export const leadKinds = ['application', 'contact', 'conversation', 'bootcamp', 'newsletter'] as const;
export type LeadKind = (typeof leadKinds)[number];

/**
 * `new`: not opened yet; `open`: an admin is working on it; `answered`: waiting for the sender; the last two are final.
 */
export const leadStatuses = ['new', 'open', 'answered', 'won', 'closed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Entries in a lead's history: a team note, an emailed reply, a status change. */
export const leadEntryKinds = ['note', 'answer', 'status'] as const;
export type LeadEntryKind = (typeof leadEntryKinds)[number];

/** Status of a lead's source record, which follows the lead's. */
export const contactStatusOf: Record<LeadStatus, (typeof contactStatuses)[number]> = {
  new: 'new',
  open: 'read',
  answered: 'read',
  won: 'closed',
  closed: 'closed',
};
export const applicationStatusOf: Record<LeadStatus, (typeof applicationStatuses)[number]> = {
  new: 'pending',
  open: 'contacted',
  answered: 'contacted',
  won: 'approved',
  closed: 'rejected',
};
