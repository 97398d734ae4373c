/** A member's settings: names, notifications, their data, and deleting the account. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { m } from '#messages';
import { signUpMetadata } from '#shared/domain/accounts.ts';
import { paths } from '#shared/paths.ts';
import type { NoticeSettings } from '#shared/schemas/settings.ts';
import { longDay } from '#shared/domain/long-day.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { maskAddress } from '#server/emails/template.ts';
import { AppError } from '#server/errors.ts';
import { checkOwnPassword } from '#server/features/account/auth/service.ts';
import { openUnsubscribeLink, prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import * as repo from './repo.ts';

export function saveNames(
  deps: Deps,
  input: { userId: string; fullName: string; businessName: string },
): Promise<void> {
  const { userId, fullName, businessName } = input;
  return repo.updateNames(deps.db, { userId, names: signUpMetadata(fullName, businessName) });
}

/** @returns a member's notification settings; everything is on by default. */
export async function noticeSettingsOf(deps: Pick<Deps, 'db'>, input: { userId: string }): Promise<NoticeSettings> {
  const known = await repo.findNoticeSettings(deps.db, input);
  return known ?? { weeklyInApp: true, weeklyByMail: true, remindersByMail: true };
}

/** Changes the given settings. @returns all settings */
export function saveNoticeSettings(
  deps: Pick<Deps, 'db'>,
  input: { userId: string; settings: Partial<NoticeSettings> },
): Promise<NoticeSettings> {
  return repo.upsertNoticeSettings(deps.db, input);
}

/** Email lists that an unsubscribe link can turn off, with their settings. */
const settingOf = { weekly: 'weeklyByMail', reminders: 'remindersByMail' } as const;
type MemberList = keyof typeof settingOf;

const listLink = z.object({ list: z.string(), userId: z.uuid(), email: z.string() });

/**
 * Reads whose emails of a list an unsubscribe link turns off, without changing anything.
 * @returns the account and its masked address; undefined for a damaged link or a link for another list
 */
export async function readListLink(
  deps: Pick<Deps, 'sealer'>,
  input: { token: string; list: MemberList },
): Promise<{ address: string; userId: string } | undefined> {
  const link = listLink.safeParse(await openUnsubscribeLink(deps, input)).data;
  return link?.list === input.list ? { address: maskAddress(link.email), userId: link.userId } : undefined;
}

/** Turns off the emails of one list for a link's account. Returns undefined for an invalid link. */
export async function leaveList(
  deps: Pick<Deps, 'sealer' | 'db'>,
  input: { token: string; list: MemberList },
): Promise<{ address: string } | undefined> {
  const link = await readListLink(deps, input);
  if (link) await repo.turnOff(deps.db, { userId: link.userId, setting: settingOf[input.list] });
  return link && { address: link.address };
}

/**
 * Confirms the owner of an account before something irreversible. An account without a password has only its session to
 * show.
 * @throws AppError INVALID when the password is wrong or missing, RATE_LIMITED.
 */
async function confirmOwner(deps: Deps, input: { userId: string; password: string | undefined }): Promise<void> {
  const { userId, password } = input;
  const hash = await repo.findPasswordHash(deps.db, { userId });
  if (hash === null) return;
  if (password === undefined) throw new AppError('INVALID', m.validation_enter_password());
  await checkOwnPassword(deps, { userId, hash, password });
}

const linkLivesSec = 300;
const ticketSchema = z.object({
  purpose: z.literal('own-data'),
  userId: z.uuid(),
  epoch: z.int(),
  id: z.uuid(),
});
type Ticket = z.infer<typeof ticketSchema>;

/**
 * Creates the link to a copy of the caller's data: works once, for five minutes, and not after a password change.
 * @returns its path
 * @throws AppError INVALID for a wrong password, RATE_LIMITED.
 */
export async function requestExport(
  deps: Deps,
  input: { userId: string; epoch: number; password: string | undefined },
): Promise<string> {
  const { userId, epoch } = input;
  await confirmOwner(deps, input);
  await deps.limits.consume('export.user', userId);
  const ticket: Ticket = { purpose: 'own-data', userId, epoch, id: randomUUID() };
  const token = await deps.sealer.seal(ticket, { maxAgeSec: linkLivesSec });
  return `${paths.download}/my-data?token=${encodeURIComponent(token)}`;
}

/**
 * Uses such a link.
 * @returns the data table by table, read while it's sent; undefined when the link is forged, old, or used.
 */
export async function openExport(
  deps: Pick<Deps, 'db' | 'sealer' | 'limits'>,
  input: { token: string },
): Promise<ReturnType<typeof repo.readOwnData> | undefined> {
  const ticket = ticketSchema.safeParse(await deps.sealer.open(input.token));
  if (!ticket.success) return undefined;
  const account = await repo.findExporting(deps.db, ticket.data);
  if (!account) return undefined;
  try {
    await deps.limits.consume('export.link', ticket.data.id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return undefined;
    throw error;
  }
  return repo.readOwnData(deps.db, account);
}

/**
 * Schedules the erasure of an account and ends its other sessions. Repeating it changes nothing.
 * @returns when it will happen, as ISO text.
 * @throws AppError INVALID for a wrong password, CONFLICT for the last admin.
 */
export async function requestDeletion(
  deps: Deps,
  input: { userId: string; sessionId: string; email: string; password: string | undefined },
): Promise<string> {
  const { userId, sessionId, email } = input;
  await confirmOwner(deps, input);
  const mail = await prepareMail(deps, { template: 'deletion-planned', to: email, data: {}, userId });
  const { dueAt, mailId } = await inTransaction(deps.db, async (tx) => {
    await repo.lockAdmins(tx);
    const planned = await repo.planDeletion(tx, { userId });
    if (!planned) throw new AppError('CONFLICT', m.server_settings_only_admin());
    await repo.endOtherSessions(tx, { userId, sessionId });
    if (!planned.isNew) return { dueAt: planned.dueAt, mailId: undefined };
    const day = longDay(planned.dueAt);
    await notify(tx, {
      userId,
      title: m.server_settings_deletion_title(),
      message: m.server_settings_deletion_text({ day }),
      type: 'warning',
      href: paths.settings,
    });
    return { dueAt: planned.dueAt, mailId: await writeMail(tx, { ...mail, data: { day } }) };
  });
  await wakeMail(deps, mailId);
  return dueAt;
}

/** Cancels the planned erasure of an account, if there is one. */
export async function cancelDeletion(deps: Deps, input: { userId: string; email: string }): Promise<void> {
  const { userId, email } = input;
  const mail = await prepareMail(deps, { template: 'deletion-cancelled', to: email, data: {}, userId });
  const mailId = await inTransaction(deps.db, async (tx) => {
    if (!(await repo.cancelDeletion(tx, { userId }))) return undefined;
    await notify(tx, {
      userId,
      title: m.server_settings_kept_title(),
      message: m.server_settings_kept_text(),
      type: 'success',
    });
    return writeMail(tx, mail);
  });
  await wakeMail(deps, mailId);
}

/**
 * Erases accounts that are due, each in its own transaction, so that it's erased completely or not at all. @returns how
 * many were erased
 */
export async function eraseDueAccounts(deps: Pick<Deps, 'db' | 'log'>): Promise<number> {
  let count = 0;
  for (const userId of await repo.findDueDeletions(deps.db)) {
    try {
      if (await inTransaction(deps.db, (tx) => repo.eraseIfDue(tx, { userId }))) count += 1;
    } catch (error) {
      // A failed erasure doesn't hold up the others.
      deps.log.error({ userId, error }, 'an account that is due could not be erased');
    }
  }
  return count;
}
