/** Words of the lead inbox that database, server and screen agree on. */
import type { applicationStatuses, contactStatuses } from './leads.ts';

/** Where a lead comes from. A conversation is one as soon as name and e-mail are known. */
export const leadKinds = ['application', 'contact', 'conversation', 'bootcamp', 'newsletter'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** `new`: nobody has looked; `open`: somebody is on it; `answered`: the ball is with them; the last two are ends. */
export const leadStatuses = ['new', 'open', 'answered', 'won', 'closed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What is noted beside a lead: a remark for the team, an answer that was mailed, a status it was given. */
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
