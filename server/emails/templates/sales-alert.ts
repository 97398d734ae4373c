import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import { alertKinds } from '#shared/domain/orders.ts';
import { dayInWords, isDay } from '#shared/domain/plan-dates.ts';
import { locale } from '#shared/locale.ts';
import { longDay } from '#shared/domain/long-day.ts';
import { adminButton } from '../admin-button.ts';
import { defineTemplate, type Links, type MailContent } from '../template.ts';
import { shownNumber } from './order-receipt.ts';

const alert = z.strictObject({
  kind: z.enum(alertKinds),
  at: z.iso.datetime(),
  /** The order and its number; null for alerts without one. Emails of the previous release have only the number. */
  orderId: z.uuid().nullish(),
  order: shownNumber.nullable(),
  cents: z.int().min(0).nullable(),
  items: z.array(z.strictObject({ name: z.string().max(200), quantity: z.int().min(1) })).max(40),
  isRenewal: z.boolean(),
  /** Paid in the sandbox or with Stripe's test keys. */
  isTest: z.boolean(),
  /** Deadline of a dispute. */
  dueAt: z.iso.datetime().nullable(),
  /** The buyer or member; null once the account is deleted, and in a digest, which names no one. */
  userId: z.uuid().nullable(),
  name: z.string().max(200).nullable(),
  email: z.string().max(254).nullable(),
});
export type AlertData = z.infer<typeof alert>;

const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: agencyTimeZone });
const momentOf = (at: string) => when.format(new Date(at));

/** Subject and text of an alert. */
function wordsOf(data: AlertData): { subject: string; text: string } {
  const about = {
    amount: formatAmount(data.cents ?? 0),
    order: data.order ?? '',
    day: data.dueAt === null ? '' : longDay(data.dueAt),
  };
  switch (data.kind) {
    case 'sale':
      return data.isRenewal
        ? { subject: m.emails_alert_renewal_subject(about), text: m.emails_alert_renewal_text(about) }
        : { subject: m.emails_alert_sale_subject(about), text: m.emails_alert_sale_text(about) };
    case 'undeliverable':
      return { subject: m.emails_alert_undeliverable_subject(about), text: m.emails_alert_undeliverable_text(about) };
    case 'refund':
      return { subject: m.emails_alert_refund_subject(about), text: m.emails_alert_refund_text(about) };
    case 'renewal-failed':
      return { subject: m.emails_alert_renewal_failed_subject(), text: m.emails_alert_renewal_failed_text() };
    case 'dispute':
      return { subject: m.emails_alert_dispute_subject(about), text: m.emails_alert_dispute_text(about) };
    case 'dispute-due':
      return { subject: m.emails_alert_dispute_due_subject(about), text: m.emails_alert_dispute_due_text(about) };
    case 'inquiry':
      return { subject: m.emails_alert_inquiry_subject(about), text: m.emails_alert_inquiry_text(about) };
    case 'fraud-warning':
      return { subject: m.emails_alert_fraud_subject(about), text: m.emails_alert_fraud_text(about) };
    case 'sold-out':
      return {
        subject: m.emails_alert_sold_out_subject(),
        text: m.emails_alert_sold_out_text(),
      };
    case 'waiting':
      return { subject: m.emails_alert_waiting_subject(), text: m.emails_alert_waiting_text() };
  }
}

const itemsOf = ({ items }: AlertData) =>
  items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join('\n');
/** Returns whether an alert is about a person, who may have deleted the account since. */
const hasPerson = ({ kind }: AlertData) => kind !== 'sold-out';

function fieldsOf(data: AlertData): { label: string; value: string }[] {
  const { kind, at, order, dueAt, name, email } = data;
  const isMember = kind === 'waiting' || kind === 'renewal-failed';
  return [
    { label: m.emails_alert_order(), value: order ?? '' },
    { label: m.emails_alert_items(), value: itemsOf(data) },
    {
      label: isMember ? m.emails_alert_member() : m.emails_alert_buyer(),
      value: hasPerson(data) ? (email === null ? m.emails_alert_deleted_account() : (name ?? '')) : '',
    },
    { label: m.emails_field_email(), value: hasPerson(data) ? (email ?? '') : '' },
    { label: m.emails_alert_deadline(), value: dueAt === null ? '' : momentOf(dueAt) },
    { label: m.emails_alert_when(), value: momentOf(at) },
  ].filter(({ value }) => value !== '');
}

function single(data: AlertData, links: Links): Omit<MailContent, 'why'> {
  const { subject, text } = wordsOf(data);
  return {
    subject,
    preview: m.emails_alert_preview(),
    heading: subject,
    blocks: [
      text,
      ...(data.isTest ? [m.emails_receipt_test()] : []),
      { kind: 'fields', items: fieldsOf(data) },
      data.orderId
        ? adminButton(links, 'orders', data.orderId)
        : data.userId === null
          ? adminButton(links)
          : adminButton(links, 'users', data.userId),
    ],
  };
}

function digest(alerts: readonly AlertData[], on: string, links: Links): Omit<MailContent, 'why'> {
  const subject = m.emails_alert_digest_subject({ count: alerts.length, day: dayInWords(on) });
  return {
    subject,
    preview: m.emails_alert_digest_preview(),
    heading: subject,
    blocks: [
      m.emails_alert_digest_opening(),
      {
        kind: 'fields',
        items: alerts.map((data) => ({
          label: wordsOf(data).subject,
          value: [momentOf(data.at), itemsOf(data)].filter((line) => line !== '').join('\n'),
        })),
      },
      ...(alerts.some(({ isTest }) => isTest) ? [m.emails_receipt_test()] : []),
      adminButton(links),
    ],
  };
}

/** Alerts the agency to a sale, refund, failed renewal, dispute, or seat; or to all of a day in one digest. */
export const salesAlert = defineTemplate({
  class: 'agency',
  purpose: 'transactional',
  data: z.strictObject({
    alerts: z.array(alert).min(1).max(200),
    /** The day of a digest. Without it, the email is about a single alert. */
    day: z.string().refine(isDay).optional(),
    /** The buyer's address, so that the agency can just reply. */
    replyTo: z.string().max(254).nullish(),
  }),
  secrets: z.object({}),
  content: ({ data, links }) => ({
    ...(data.day === undefined ? single(data.alerts[0]!, links) : digest(data.alerts, data.day, links)),
    why: m.emails_why_agency({ agency: brand.agency }),
    replyTo: data.replyTo ?? undefined,
  }),
});
