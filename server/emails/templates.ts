/** All email templates by id. Rows in the database store these ids. */
import type { z } from 'zod';
import { accountAccess } from './templates/account-access.ts';
import { activation } from './templates/activation.ts';
import { applicationReceived } from './templates/application-received.ts';
import { bootcampCanceled, bootcampChanged } from './templates/bootcamp-changed.ts';
import { changeEmail } from './templates/change-email.ts';
import { confirmAddress } from './templates/confirm-address.ts';
import { contactReceived } from './templates/contact-received.ts';
import { continueChat } from './templates/continue-chat.ts';
import { deletionCancelled, deletionPlanned } from './templates/deletion.ts';
import { emailChanged } from './templates/email-changed.ts';
import { existingAccount } from './templates/existing-account.ts';
import { graceEnding } from './templates/grace-ending.ts';
import { guestReceipt } from './templates/guest-receipt.ts';
import { leadAnswer } from './templates/lead-answer.ts';
import { newsletterWelcome } from './templates/newsletter-welcome.ts';
import { applicationNotice, contactNotice } from './templates/notices.ts';
import { orderReceipt } from './templates/order-receipt.ts';
import { orderRefunded } from './templates/order-refunded.ts';
import { orderUndeliverable } from './templates/order-undeliverable.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { paymentConfirm } from './templates/payment-confirm.ts';
import { paymentFailed } from './templates/payment-failed.ts';
import { proCanceled, proResumed } from './templates/pro-canceled.ts';
import { proEnded } from './templates/pro-ended.ts';
import { proStarted } from './templates/pro-started.ts';
import { resetPassword } from './templates/reset-password.ts';
import { salesAlert } from './templates/sales-alert.ts';
import { seatJoining } from './templates/seat-joining.ts';
import { seatOffered } from './templates/seat-offered.ts';
import { serviceRequestAgency } from './templates/service-request-agency.ts';
import { serviceRequestMember } from './templates/service-request-member.ts';
import { signInToPay } from './templates/sign-in-to-pay.ts';
import { taskReminder } from './templates/task-reminder.ts';
import { trialMail } from './templates/trial-mail.ts';
import { weeklyNote } from './templates/weekly-note.ts';
import { welcome } from './templates/welcome.ts';
import { quotas, type Links, type MailClass, type MailContent, type SubscribedList } from './template.ts';

export const templates = {
  activation,
  'existing-account': existingAccount,
  'confirm-address': confirmAddress,
  welcome,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'change-email': changeEmail,
  'email-changed': emailChanged,
  'application-received': applicationReceived,
  'application-notice': applicationNotice,
  'contact-received': contactReceived,
  'contact-notice': contactNotice,
  'lead-answer': leadAnswer,
  'newsletter-welcome': newsletterWelcome,
  'deletion-planned': deletionPlanned,
  'deletion-cancelled': deletionCancelled,
  'task-reminder': taskReminder,
  'weekly-note': weeklyNote,
  'seat-joining': seatJoining,
  'seat-offered': seatOffered,
  'bootcamp-changed': bootcampChanged,
  'bootcamp-canceled': bootcampCanceled,
  'service-request-agency': serviceRequestAgency,
  'service-request-member': serviceRequestMember,
  'order-receipt': orderReceipt,
  'guest-receipt': guestReceipt,
  'account-access': accountAccess,
  'sign-in-to-pay': signInToPay,
  'order-refunded': orderRefunded,
  'order-undeliverable': orderUndeliverable,
  'pro-started': proStarted,
  'pro-canceled': proCanceled,
  'pro-resumed': proResumed,
  'pro-ended': proEnded,
  'payment-failed': paymentFailed,
  'payment-confirm': paymentConfirm,
  'grace-ending': graceEnding,
  'sales-alert': salesAlert,
  'continue-chat': continueChat,
  'test-mail': trialMail,
} as const;

export type TemplateName = keyof typeof templates;
export type DataOf<Name extends TemplateName> = z.input<(typeof templates)[Name]['data']>;
type SecretsOf<Name extends TemplateName> = z.input<(typeof templates)[Name]['secrets']>;

/** Input of a template: its data, and secrets if it needs any. */
export type MailFilling = {
  [Name in TemplateName]: { template: Name; data: DataOf<Name> } & (Record<string, never> extends SecretsOf<Name>
    ? { secrets?: SecretsOf<Name> }
    : { secrets: SecretsOf<Name> });
}[TemplateName];

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(templates, name);

/**
 * Returns whether a template needs one-time links or passwords. They're deleted after the row's last attempt, so such an
 * email can't be re-created.
 */
export const needsSecrets = (name: TemplateName): boolean => Object.keys(templates[name].secrets.shape).length > 0;

/** Returns whether an email is commercial under the law. */
export const isCommercial = (name: TemplateName): boolean => templates[name].purpose === 'commercial';

/** Returns a template's class, list and quota. */
export function rulesOf(name: TemplateName): {
  class: MailClass;
  list: SubscribedList | undefined;
  quota: { most: number; withinHours: number; templates: TemplateName[] } | undefined;
} {
  const { class: mailClass, list } = templates[name];
  const quota = quotas[mailClass];
  const sameClass = (Object.keys(templates) as TemplateName[]).filter((other) => templates[other].class === mailClass);
  return { class: mailClass, list, quota: quota && { ...quota, templates: sameClass } };
}

/**
 * Fills in a template.
 * @throws ZodError if data or secrets don't match its schemas
 */
export function contentOf(name: TemplateName, props: { data: unknown; secrets: unknown; links: Links }): MailContent {
  const template = templates[name];
  const filling = { data: template.data.parse(props.data), secrets: template.secrets.parse(props.secrets ?? {}) };
  // `filling` was parsed with this template's own schemas, but the compiler can't pair the two.
  return template.content({ ...filling, links: props.links } as never);
}
