/** Pure decisions about email. */
import type { MailStatus } from '#shared/domain/operations.ts';
import type { MailFile } from '#server/adapters/email/port.ts';
import { unconfirmedQuota, type MailClass, type MailEvent } from '#server/emails/template.ts';
import { isTemplateName, needsSecrets, templates, type TemplateName } from '#server/emails/templates.ts';
import { eventText } from '#server/lib/calendar-text.ts';

/** Names of all templates, for a filter. */
export const templateNames = (Object.keys(templates) as TemplateName[]).toSorted();

/** Suppressions of an address: the reason, and whether a missing mailbox is recent. */
export type Suppression = { reason: string; isRecentBounce: boolean };

/**
 * Returns the kind of suppression that blocks an email. Account emails always go out, since the owner may have regained the
 * mailbox. So do reminders, which are turned on and off in the account.
 */
export type SuppressedBy = 'anything' | 'bounce' | undefined;

const stopsAtBounce: readonly MailClass[] = ['form', 'entry', 'chat', 'answer'];

export function suppressedBy(rules: { class: MailClass; list: string | undefined }): SuppressedBy {
  if (rules.list && rules.list !== 'reminders') return 'anything';
  return stopsAtBounce.includes(rules.class) ? 'bounce' : undefined;
}

/** Returns the quota of emails for an address; lower until the address is confirmed. */
export const quotaOf = <Quota extends object>(
  { quota }: { quota: Quota | undefined },
  { isUnconfirmed = false }: { isUnconfirmed?: boolean },
): Quota | undefined => quota && { ...quota, ...(isUnconfirmed ? unconfirmedQuota : {}) };

export function isKeptBack(by: SuppressedBy, suppression: Suppression | undefined): boolean {
  if (!suppression || !by) return false;
  return by === 'anything' || suppression.isRecentBounce;
}

/**
 * Explains to the agency why commercial emails are on hold; undefined if they aren't. The local mailbox gets them anyway,
 * since they don't leave the machine.
 * @param site `leaves`: whether emails reach other people
 */
export function whyNewslettersWait(site: { leaves: boolean; postalAddress: string | undefined }): string | undefined {
  if (site.postalAddress) return undefined;
  const what = site.leaves
    ? 'Newsletter and weekly emails are on hold'
    : 'Newsletter and weekly emails won’t go out by SMTP or Resend yet';
  return `${what}. US law (CAN-SPAM) requires your street address in them. Set postalAddress in shared/content/site.ts and restart the site.`;
}

/** Emails about a day, or about something that may have been undone since. */
const passing: readonly TemplateName[] = [
  'weekly-note',
  'task-reminder',
  'seat-offered',
  'deletion-planned',
  'deletion-cancelled',
];
const dayHours = 24;

/** Whether an email is only for current members, because it's about what they can do in their account. */
export const needsAccount = (template: string): boolean => passing.some((name) => name === template);

/**
 * Emails that can be resent, by age.
 * @returns `within`: failed emails of these templates may be bulk-resent up to this many hours after they were written
 */
export const madeAgain: readonly { within: number; templates: TemplateName[] }[] = [
  { within: 3 * dayHours, templates: templateNames.filter((name) => !needsSecrets(name) && !passing.includes(name)) },
  { within: dayHours, templates: [...passing] },
];

/** Why an email can't be resent; undefined if it can. */
export function whyNotAgain(
  mail: { status: MailStatus; template: string; createdAt: Date },
  now: Date,
): string | undefined {
  if (mail.status !== 'error') return 'You can only resend an email that failed.';
  if (!isTemplateName(mail.template)) return 'We don’t send this kind of email anymore.';
  if (needsSecrets(mail.template))
    return 'Its one-time link or password has expired. The person can ask for a new one on the site.';
  if (passing.includes(mail.template) && now.getTime() - mail.createdAt.getTime() > dayHours * 3_600_000)
    return 'This email is about a day that has passed, so it may be out of date.';
  return undefined;
}

/** Replaces one-time links and passwords in previews. */
export const dots = '••••••••';

/** Makes a preview inert: nothing in it can be followed or fetched. */
export function withoutReach(html: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
  return html.replace(/<head[^>]*>/i, (head) => head + policy).replace(/\s(href|target)="[^"]*"/gi, '');
}

/** Creates the calendar file for an email's event. */
export function calendarFile(
  { fileName, path, ...event }: MailEvent,
  { baseUrl, stamp }: { baseUrl: string; stamp: Date },
): MailFile {
  return {
    name: fileName,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: eventText({ event, baseUrl, path, stamp }),
  };
}

/** Removes what PostgreSQL can't store: zero bytes and lone surrogates. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner)]));
}

/** Returns a stable message id for a row, in the sender's domain. */
export function messageIdOf(mailFrom: string, id: string): string {
  const domain = /@([^\s<>@]+?)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}

/** Returns the headers for one-click unsubscribe (RFC 8058). @param url receives the POST */
export const oneClickHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
