/** Messages from the contact page and the city pages: stored, confirmed, and sent to the agency. */
import { m } from '#messages';
import { cleanEmail, cleanPhone, cleanText, cutText, InvalidTextError } from '#shared/domain/clean-text.ts';
import { messageSourceOf, type ContactTopic } from '#shared/domain/leads.ts';
import { emailSchema } from '#shared/schemas/auth.ts';
import { cityCaps, citySource } from '#shared/schemas/contact.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordLead } from '#server/features/crm/lead-intake/service.ts';
import {
  admit,
  count,
  orNull,
  prepareMails,
  recordOf,
  wakeMails,
  writeMails,
  type LeadRecord,
  type Sent,
} from '#server/features/crm/leads/service.ts';
import * as repo from './repo.ts';

type Message = { name: string; email: string; message: string };
type CityMessage = Message & { phone: string; businessType: string; city: string };
type Submission = Omit<repo.NewSubmission, keyof LeadRecord>;

/**
 * Stores a message from the contact page. The text stays as it was typed and must always be rendered as text.
 * @throws AppError INVALID, RATE_LIMITED.
 */
export async function sendMessage(deps: Deps, input: Message & { topic: ContactTopic; sent: Sent }): Promise<void> {
  const submission = cleaned(() => ({
    name: cutText(input.name, cityCaps.name),
    email: mailable(input.email),
    message: input.message,
    source: messageSourceOf[input.topic],
  }));
  await store(deps, submission, input.sent);
}

/**
 * Stores a message from a city page, cleaned and cut to its limits.
 * @throws AppError INVALID with `Invalid email format` or `Invalid phone number length`; RATE_LIMITED.
 */
export async function sendCityMessage(deps: Deps, input: CityMessage & { sent: Sent }): Promise<void> {
  const submission = cleaned(() => {
    const city = present('city', cleanText(input.city, cityCaps.city), m.validation_city_required());
    return {
      name: present('name', cleanText(input.name, cityCaps.name), m.validation_name_required()),
      email: mailable(cleanEmail(input.email)),
      phone: input.phone.trim() === '' ? null : cleanPhone(input.phone),
      businessType: orNull(cleanText(input.businessType, cityCaps.businessType)),
      message: present('message', cleanText(input.message, cityCaps.message), m.validation_message_required()),
      city,
      source: citySource(city),
    };
  });
  await store(deps, submission, input.sent);
}

async function store(deps: Deps, submission: Submission, sent: Sent): Promise<void> {
  const { name, email } = submission;
  const record = recordOf(deps, sent, submission);
  const isStored = () => repo.hasSubmission(deps.db, record);
  if (!(await admit(deps, { form: 'contact', email, sent, isStored }))) return;
  const { agencyInbox } = deps.settings;
  const mails = await prepareMails(deps, [
    { template: 'contact-received', to: email, data: { name } },
    agencyInbox
      ? { template: 'contact-notice', to: agencyInbox, data: { fields: fieldsOf(submission), replyTo: email } }
      : undefined,
  ]);
  const mailIds = await inTransaction(deps.db, async (tx) => {
    const id = await repo.insertSubmission(tx, { ...submission, ...record });
    if (!id) return undefined;
    await recordLead(tx, { source: 'message', id });
    return writeMails(deps, tx, mails);
  });
  count(deps, 'contact', mailIds ? 'stored' : 'repeated');
  await wakeMails(deps, mailIds ?? []);
}

/** Fields of the agency's notice. */
function fieldsOf(submission: Submission): { label: string; value: string }[] {
  const { name, email, phone, businessType, city, message, source } = submission;
  const fields: [string, string | null | undefined][] = [
    [m.emails_field_name(), name],
    [m.emails_field_email(), email],
    [m.emails_field_phone(), phone],
    [m.emails_field_business_type(), businessType],
    [m.emails_field_city(), city],
    [m.emails_field_message(), message],
    [m.emails_field_sent_from(), source],
  ];
  return fields.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** An address that all email programs parse the same way; the basic pattern is more permissive. */
function mailable(email: string): string {
  const { data } = emailSchema.safeParse(email);
  if (data === undefined) throw new InvalidTextError('email', m.validation_email_format());
  return data;
}

function present(field: string, value: string, missing: string): string {
  if (value === '') throw new InvalidTextError(field, missing);
  return value;
}

function cleaned<T>(clean: () => T): T {
  try {
    return clean();
  } catch (error) {
    if (error instanceof InvalidTextError) throw new AppError('INVALID', error.message, { field: [error.field] });
    throw error;
  }
}
