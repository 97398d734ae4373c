/** Texts about retention periods, on screens and pages. */
import { m } from '#messages';
import { retentionKindNames, retentionToken, type Retention, type RetentionKind } from './retention.ts';

/** `label` names the data, `counts` says when its retention period starts. */
export const retentionLabels: Record<RetentionKind, { label: string; counts: string }> = {
  conversations: { label: m.domain_retention_conversations(), counts: m.domain_retention_conversations_counts() },
  accounts: { label: m.domain_retention_accounts(), counts: m.domain_retention_accounts_counts() },
  messages: { label: m.domain_retention_messages(), counts: m.domain_retention_messages_counts() },
  applications: { label: m.domain_retention_applications(), counts: m.domain_retention_applications_counts() },
  subscriptions: { label: m.domain_retention_subscriptions(), counts: m.domain_retention_subscriptions_counts() },
  emails: { label: m.domain_retention_emails(), counts: m.domain_retention_emails_counts() },
  visits: { label: m.domain_retention_visits(), counts: m.domain_retention_visits_counts() },
  audit: { label: m.domain_retention_audit(), counts: m.domain_retention_audit_counts() },
  payments: { label: m.domain_retention_payments(), counts: m.domain_retention_payments_counts() },
};

/** Formats a number of months: "1 month", "18 months", "2 years". */
export function monthsInWords(months: number): string {
  if (months >= 24 && months % 12 === 0) return m.domain_retention_years({ count: months / 12 });
  return m.domain_retention_months({ count: months });
}

/** Replaces each token in a page's text with the configured number of months. */
export function fillRetention(text: string, retention: Retention): string {
  if (!text.includes('__KEEP_')) return text;
  return retentionKindNames.reduce(
    (filled, kind) => filled.replaceAll(retentionToken(kind), monthsInWords(retention[kind])),
    text,
  );
}
