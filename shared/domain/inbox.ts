/** Words of the lead inbox that database, server and screen agree on. */
import type { applicationStatuses, contactStatuses } from './leads.ts';

/** Where a lead comes from. A conversation is one as soon as name and e-mail are known. */
export const leadKinds = ['application', 'contact', 'conversation', 'bootcamp', 'newsletter'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** `new`: not opened yet; `open`: an admin is on it; `answered`: waiting for the sender; the last two are final. */
export const leadStatuses = ['new', 'open', 'answered', 'won', 'closed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Entries in a lead's history: a note for the team, an emailed answer, a status change. */
export const leadEntryKinds = ['note', 'answer', 'status'] as const;
export type LeadEntryKind = (typeof leadEntryKinds)[number];

/** The status of the record a lead was made from, which follows the lead's. */
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
