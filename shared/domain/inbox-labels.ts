/** Labels for kinds and statuses of leads, on screens and in files. */
import type { LeadKind, LeadStatus } from './inbox.ts';

export const leadKindLabels: Record<LeadKind, string> = {
  application: 'Application',
  contact: 'Message',
  conversation: 'Conversation',
  bootcamp: 'Bootcamp',
  newsletter: 'Newsletter',
};

export const leadStatusLabels: Record<LeadStatus, string> = {
  new: 'New',
  open: 'In progress',
  answered: 'Answered',
  won: 'Won',
  closed: 'Closed',
};
