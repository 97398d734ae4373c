/** Columns of a lead export. Times are UTC, which every spreadsheet reads the same way. */
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
  { title: 'Received (UTC)', cell: ({ occurredAt }) => moment(occurredAt) },
  { title: 'Kind', cell: ({ kind }) => leadKindLabels[kind] },
  { title: 'Finished', cell: ({ isFinished }) => (isFinished ? 'yes' : 'no') },
  { title: 'Status', cell: ({ status }) => leadStatusLabels[status] },
  { title: 'Name', cell: ({ name }) => name ?? '' },
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Phone', cell: ({ phone }) => phone ?? '' },
  { title: 'Business', cell: ({ business }) => business ?? '' },
  { title: 'City', cell: ({ city }) => city ?? '' },
  { title: 'Message (start)', cell: ({ summary }) => summary },
  { title: 'Tags', cell: ({ tags }) => tags.join(', ') },
  { title: 'Owner', cell: ({ ownerEmail }) => ownerEmail ?? '' },
  { title: 'Reply due (UTC)', cell: ({ dueAt }) => moment(dueAt) },
  { title: 'Replied (UTC)', cell: ({ answeredAt }) => moment(answeredAt) },
  { title: 'First page', cell: ({ landing }) => landing ?? '' },
  { title: 'Campaign', cell: ({ campaign }) => campaign ?? '' },
  { title: 'Lead', cell: ({ id }) => id },
];
