/** Decisions about mail, from what they are given. */
import type { MailStatus } from '../../../shared/domain/operations.ts';
import { isTemplateName, needsSecrets, templates, type TemplateName } from '../../emails/templates.ts';

/** The names of all templates, for choosing from. */
export const templateNames = (Object.keys(templates) as TemplateName[]).toSorted();

const firstPauseSec = 15;
const longestPauseSec = 3600;

/**
 * How long a mail rests after a try that failed: 15 s, doubling, an hour at most, give or take a fifth, so that what
 * failed together does not come back together.
 * @param attempts tries so far, from 1
 * @param random from 0 to 1
 */
export function pauseAfter(attempts: number, random: number): number {
  const pause = Math.min(firstPauseSec * 2 ** Math.min(attempts - 1, 20), longestPauseSec);
  return Math.round(pause * (0.8 + 0.4 * random));
}

/** What there is against an address: why, and whether a missing mailbox is still recent. */
export type Suppression = { reason: string; isRecentBounce: boolean };

/** What kind of suppression keeps a mail back. Mails of an account always go out: its owner may have got the mailbox back. */
export type SuppressedBy = 'anything' | 'bounce' | undefined;

export function suppressedBy(rules: { class: string; list: string | undefined }): SuppressedBy {
  return rules.list ? 'anything' : rules.class === 'unasked' || rules.class === 'answer' ? 'bounce' : undefined;
}

export function isKeptBack(by: SuppressedBy, suppression: Suppression | undefined): boolean {
  if (!suppression || !by) return false;
  return by === 'anything' || suppression.isRecentBounce;
}

/** Mails that are about a day, or about something that may have been taken back since. */
const passing: readonly TemplateName[] = [
  'weekly-note',
  'task-reminder',
  'seat-offered',
  'deletion-planned',
  'deletion-cancelled',
];
const dayHours = 24;

/** Whether a mail is for members alone who are still there when it leaves: it tells of what they can do in their account. */
export const needsAccount = (template: string): boolean => passing.some((name) => name === template);

/**
 * Mails that can be made again, by their age.
 * @returns `within`: hours since they were written, up to which all failed mails of these templates are sent again at once
 */
export const madeAgain: readonly { within: number; templates: TemplateName[] }[] = [
  { within: 3 * dayHours, templates: templateNames.filter((name) => !needsSecrets(name) && !passing.includes(name)) },
  { within: dayHours, templates: [...passing] },
];

/** Why a mail cannot be sent again; undefined when it can. */
export function whyNotAgain(
  mail: { status: MailStatus; template: string; createdAt: Date },
  now: Date,
): string | undefined {
  if (mail.status !== 'error') return 'Only a mail that failed can be sent again.';
  if (!isTemplateName(mail.template)) return 'This kind of mail is not made any more.';
  if (needsSecrets(mail.template))
    return 'Its link or password worked once and has been thrown away. The person can ask for a new one on the site.';
  if (passing.includes(mail.template) && now.getTime() - mail.createdAt.getTime() > dayHours * 3_600_000)
    return 'It was about that day, and what it says may not be so any more.';
  return undefined;
}

/** Stands in a preview where the mail had a link or a password that works once. */
export const dots = '••••••••';

/** Nothing in it can be followed or fetched, whatever shows it. */
export function withoutReach(html: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
  return html.replace(/<head[^>]*>/i, (head) => head + policy).replace(/\s(href|target)="[^"]*"/gi, '');
}
