/** Columns of a lead export. Times are UTC, which every spreadsheet reads the same way. */
import { m } from '#messages';
import type { LeadKind, LeadStatus } from '#shared/domain/inbox.ts';
import { leadKindLabels, leadStatusLabels } from '#shared/domain/inbox-labels.ts';
import type { CsvColumn } from './csv.ts';

export type LeadRecord = {
  id: string;
  kind: LeadKind;
  status: LeadStatus;
  isFinished: boolean;
  name: string | null;
  email: string;
  phone: string | null;
  business: string | null;
  city: string | null;
  summary: string;
  tags: string[];
  ownerEmail: string | null;
  landing: string | null;
  campaign: string | null;
  /** Times as the database driver returns them. */
  occurredAt: Date | string;
  dueAt: Date | string | null;
  answeredAt: Date | string | null;
};

/** @returns "2026-11-21 18:05:09", which sorts as text; empty if there's no time. */
const moment = (at: Date | string | null) => (at ? new Date(at).toISOString().slice(0, 19).replace('T', ' ') : '');

export const leadColumns: readonly CsvColumn<LeadRecord>[] = [
  { title: m.exports_leads_received(), cell: ({ occurredAt }) => moment(occurredAt) },
  { title: m.exports_leads_kind(), cell: ({ kind }) => leadKindLabels[kind] },
  {
    title: m.exports_leads_finished(),
    cell: ({ isFinished }) => (isFinished ? m.exports_leads_yes() : m.exports_leads_no()),
  },
  { title: m.exports_leads_status(), cell: ({ status }) => leadStatusLabels[status] },
  { title: m.exports_leads_name(), cell: ({ name }) => name ?? '' },
  { title: m.exports_leads_email(), cell: ({ email }) => email },
  { title: m.exports_leads_phone(), cell: ({ phone }) => phone ?? '' },
  { title: m.exports_leads_business(), cell: ({ business }) => business ?? '' },
  { title: m.exports_leads_city(), cell: ({ city }) => city ?? '' },
  { title: m.exports_leads_message(), cell: ({ summary }) => summary },
  { title: m.exports_leads_tags(), cell: ({ tags }) => tags.join(', ') },
  { title: m.exports_leads_owner(), cell: ({ ownerEmail }) => ownerEmail ?? '' },
  { title: m.exports_leads_due(), cell: ({ dueAt }) => moment(dueAt) },
  { title: m.exports_leads_replied(), cell: ({ answeredAt }) => moment(answeredAt) },
  { title: m.exports_leads_first_page(), cell: ({ landing }) => landing ?? '' },
  { title: m.exports_leads_campaign(), cell: ({ campaign }) => campaign ?? '' },
  { title: m.exports_leads_lead(), cell: ({ id }) => id },
];
