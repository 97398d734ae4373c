/** Labels for kinds and statuses of leads, on screens and in files. */
import { m } from '#messages';
import type { LeadKind, LeadStatus } from './inbox.ts';

export const leadKindLabels: Record<LeadKind, string> = {
  application: m.domain_lead_kind_application(),
  contact: m.domain_lead_kind_contact(),
  conversation: m.domain_lead_kind_conversation(),
  bootcamp: m.domain_lead_kind_bootcamp(),
  newsletter: m.domain_lead_kind_newsletter(),
};

export const leadStatusLabels: Record<LeadStatus, string> = {
  new: m.domain_lead_status_new(),
  open: m.domain_lead_status_open(),
  answered: m.domain_lead_status_answered(),
  won: m.domain_lead_status_won(),
  closed: m.domain_lead_status_closed(),
};
