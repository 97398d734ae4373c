import { m } from '#messages';
import { accountTimes, signUpMetadata } from '#shared/domain/accounts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isUniqueViolation } from '#server/db/pg-errors.ts';
import type { Deps } from '#server/deps.ts';
import { maskAddress } from '#server/emails/template.ts';
import { AppError } from '#server/errors.ts';
import { constantTime } from '#server/lib/constant-time.ts';
import { refuseGuessable } from '#server/lib/guessable.ts';
import { hashPassword, verifyPassword } from '#server/lib/password.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { createToken, hashToken } from '#server/lib/tokens.ts';
import { noteReferredBrowser, recordReferral, type ReferralOrigin } from '#server/features/member/affiliate/service.ts';
import { transferConversations } from '#server/features/chat/service.ts';
import { recordLead } from '#server/features/crm/lead-intake/service.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { welcomeMember } from '#server/features/account/membership/service.ts';
import { planSamples } from '#server/features/member/notifications/service.ts';
import * as policy from './policy.ts';
import * as repo from './repo.ts';

/** The caller, read from the session's row. */
export type SignedIn = repo.ResumedSession;
/** A newly opened session. */
export type OpenedSession = { userId: string; sessionId: string; epoch: number };
/** The caller's browser; `known` if an account has signed in there before. */
export type Browser = { visitorId: string | undefined; userAgent: string; address: string; known: Known | undefined };
type Known = { id: string; userIds: readonly string[] };

/** Returns the session behind a cookie right now; undefined if there's none. */
export function resumeSession(
  deps: Deps,
  { sid, uid, epoch }: { sid: string; uid: string; epoch: number },
): Promise<SignedIn | undefined> {
  return repo.findSession(deps.db, { sid, uid, epoch });
}

/**
 * Signs in. An unknown address, a wrong password, and a temporary password cost the same work and get the same
 * response. A browser in which this account has signed in before has its own counter, so a stranger's guesses can't
 * lock its owner out (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 * @throws AppError UNAUTHORIZED; `email_not_confirmed` once the password was right; RATE_LIMITED.
 */
export async function signIn(
  deps: Deps,
  input: { email: string; password: string; browser: Browser },
): Promise<OpenedSession> {
  const { email, password, browser } = input;
  let found = browser.known && (await repo.findUserByEmail(deps.db, { email }));
  const ownBrowser = found && browser.known?.userIds.includes(found.id) ? browser.known.id : undefined;
  // Counted before waiting for a slot, so that a network over its limit doesn't take slots from others.
  const tries = ownBrowser ? 0 : await deps.limits.consume('signIn.address', browser.address);
  const countAndFind = async () => {
    if (ownBrowser) await deps.limits.consume('signIn.browser', ownBrowser);
    else await deps.limits.consume('signIn.account', policy.accountKey(email));
    if (tries > policy.freeTries) await deps.limits.consume('signIn.all', 'all');
    found ??= await repo.findUserByEmail(deps.db, { email });
    return found?.passwordHash ?? found?.temporaryPasswordHash;
  };
  const isRight = await verifyPassword(countAndFind, password, ownBrowser ?? browser.address);
  if (!found || !isRight) throw policy.wrongCredentials(found?.id);
  if (!found.confirmedAt) throw new AppError('email_not_confirmed', m.server_auth_not_confirmed());
  // A temporary password works only with its link, and no longer once the account is activated.
  if (!found.passwordHash) throw policy.wrongCredentials(found.id);
  if (found.isBanned) throw new AppError('UNAUTHORIZED', m.server_auth_deactivated());
  const { id: userId, sessionEpoch: epoch } = found;
  const sessionId = await repo.insertSession(deps.db, { userId, epoch, userAgent: browser.userAgent });
  if (!sessionId) throw policy.wrongCredentials(userId);
  await (ownBrowser
    ? deps.limits.forgive('signIn.browser', ownBrowser)
    : deps.limits.forgive('signIn.account', policy.accountKey(email)));
  await afterSignIn(deps, { userId, email, visitorId: browser.visitorId });
  return { userId, sessionId, epoch };
}

/** Follow-up work of any sign-in. Failures are only logged, so that they keep no one out. */
export async function afterSignIn(
  deps: Deps,
  input: { userId: string; email?: string; visitorId?: string | undefined },
): Promise<void> {
  const { userId, email, visitorId } = input;
  await bestEffort(deps.log, 'sample notifications', { userId }, () => planSamples(deps, { userId }));
  if (!email || !visitorId) return;
  const transfer = () => transferConversations(deps, { userId, email, visitorId });
  await bestEffort(deps.log, 'conversations', { userId }, transfer);
}

export async function signOut(deps: Deps, input: { userId: string; sessionId: string }): Promise<void> {
  await repo.deleteSession(deps.db, input);
}

/**
 * Creates an account that still has to confirm its address. If the address already has one, it gets an email that says
 * so, and the account stays unchanged. The response and its time are the same.
 * @throws AppError WEAK_PASSWORD.
 */
export async function signUp(
  deps: Deps,
  input: ReferralOrigin & { email: string; password: string; fullName: string; businessName: string },
): Promise<void> {
  const { email, visitorId } = input;
  await refuseGuessable(input.password, input);
  await constantTime(policy.uniformMs, async () => {
    const passwordHash = await hashPassword(input.password, input.address);
    const { token, tokenHash } = createToken();
    const confirm = await prepareMail(deps, { template: 'confirm-address', to: email, data: {}, secrets: { token } });
    const existing = await prepareMail(deps, { template: 'existing-account', to: email, data: {} });
    const metadata = signUpMetadata(input.fullName, input.businessName);
    const mailId = await inTransaction(deps.db, async (tx) => {
      const userId = await repo.insertUser(tx, { email, passwordHash, metadata });
      if (!userId) return writeMail(tx, existing);
      const validHours = accountTimes.confirmHours;
      await repo.insertUserToken(tx, { userId, purpose: 'confirm_email', tokenHash, email, validHours, visitorId });
      await recordReferral(deps, tx, { userId, origin: input });
      return writeMail(tx, { ...confirm, userId });
    });
    await wakeMail(deps, mailId);
  });
}

/** Sends another confirmation link to an account that needs one, and to no one else. The response reveals nothing. */
export async function resendConfirmation(deps: Deps, input: { email: string; visitorId: string }): Promise<void> {
  await mailLink(deps, input.email, 'confirm-address', async (db, user, tokenHash) => {
    if (user.confirmedAt || !user.passwordHash) return false;
    const { id: userId, email } = user;
    const validFor = { validHours: accountTimes.confirmHours, visitorId: input.visitorId };
    await repo.insertUserToken(db, { userId, purpose: 'confirm_email', tokenHash, email, ...validFor });
    return true;
  });
}

/** Sends a link to reset the password if there's such an account. The response and its time reveal nothing. */
export async function requestPasswordReset(deps: Deps, input: { email: string }): Promise<void> {
  await mailLink(deps, input.email, 'reset-password', async (db, user, tokenHash) => {
    if (user.isBanned) return false;
    const { id: userId, email } = user;
    const validHours = accountTimes.resetHours;
    await repo.insertUserToken(db, { userId, purpose: 'reset_password', tokenHash, email, validHours });
    return true;
  });
}

type FoundUser = NonNullable<Awaited<ReturnType<typeof repo.findUserByEmail>>>;

async function mailLink(
  deps: Deps,
  email: string,
  template: 'confirm-address' | 'reset-password',
  store: (db: Deps['db'], user: FoundUser, tokenHash: string) => Promise<boolean>,
): Promise<void> {
  await constantTime(policy.uniformMs, async () => {
    const user = await repo.findUserByEmail(deps.db, { email });
    if (!user) return;
    const { token, tokenHash } = createToken();
    const request = { to: email, data: {}, secrets: { token }, userId: user.id, isUnconfirmed: !user.confirmedAt };
    const prepared = await prepareMail(deps, { template, ...request });
    const mailId = await inTransaction(deps.db, async (tx) => {
      if (!(await store(tx, user, tokenHash))) return undefined;
      return writeMail(tx, prepared);
    });
    await wakeMail(deps, mailId);
  });
}

/**
 * Uses a confirmation link and signs in, or moves an account to its new address. A sign-up is confirmed in the browser
 * it was made in, or with its password, so a click by the address's real owner lets no one else in.
 * @throws AppError INVALID for a dead link or a wrong password, PASSWORD_NEEDED.
 */
export async function confirmEmail(
  deps: Deps,
  input: { token: string; password?: string | undefined; userId: string | undefined; browser: Browser },
): Promise<{ kind: 'confirmed' | 'email_changed'; userId: string; session: OpenedSession | undefined }> {
  const tokenHash = hashToken(input.token);
  const link = await repo.findOpenToken(deps.db, { tokenHash });
  if (!link || link.purpose === 'reset_password') throw policy.deadConfirmation();
  const isKnownBrowser =
    link.purpose === 'confirm_email'
      ? link.visitorId !== null && link.visitorId === input.browser.visitorId
      : link.userId === input.userId;
  if (!isKnownBrowser) {
    if (input.password === undefined) throw new AppError('PASSWORD_NEEDED', m.server_auth_password_to_confirm());
    const countAndFind = async () => {
      if (!(await repo.countTokenAttempt(deps.db, { tokenHash, most: policy.attemptsPerLink })))
        throw policy.deadConfirmation();
      return link.passwordHash;
    };
    if (!(await verifyPassword(countAndFind, input.password, input.browser.address)))
      throw new AppError('INVALID', m.server_auth_not_sign_up_password());
  }
  if (link.purpose === 'change_email') {
    await moveToNewEmail(deps, { tokenHash, userId: link.userId });
    return { kind: 'email_changed', userId: link.userId, session: undefined };
  }
  const session = await repo.consumeConfirmation(deps.db, { tokenHash, userAgent: input.browser.userAgent });
  if (!session) throw policy.deadConfirmation();
  await noteReferredBrowser(deps, { userId: session.userId, ...input.browser });
  await welcomeMember(deps, { userId: session.userId });
  await afterSignIn(deps, { userId: session.userId, email: link.email, visitorId: input.browser.visitorId });
  return { kind: 'confirmed', userId: session.userId, session };
}

async function moveToNewEmail(deps: Deps, input: { tokenHash: string; userId: string }): Promise<void> {
  try {
    const moved = await inTransaction(deps.db, async (tx) => {
      const change = await repo.consumeEmailChange(tx, input);
      // The waiting list uses the new address from now on.
      await recordLead(tx, { source: 'waitlist', id: input.userId });
      return change;
    });
    if (!moved) throw policy.deadConfirmation();
    const data = { newEmail: maskAddress(moved.newEmail) };
    const notice = await prepareMail(deps, { template: 'email-changed', to: moved.oldEmail, data });
    await wakeMail(deps, await writeMail(deps.db, { ...notice, userId: input.userId }));
  } catch (error) {
    if (isUniqueViolation(error)) throw policy.deadConfirmation();
    throw error;
  }
}

/** Returns whether a reset link still works, and whether its account has no password yet. Changes nothing. */
export async function checkResetLink(
  deps: Deps,
  input: { token: string },
): Promise<{ valid: boolean; isFirst: boolean }> {
  const found = await repo.findOpenToken(deps.db, { tokenHash: hashToken(input.token), purpose: 'reset_password' });
  return { valid: found !== undefined, isFirst: found?.passwordHash === null };
}

/**
 * Sets a new password through a reset link, ends every session, and signs in here.
 * @throws AppError INVALID for a dead link; WEAK_PASSWORD, and then the link still works.
 */
export async function resetPassword(
  deps: Deps,
  input: { token: string; newPassword: string; browser: Browser },
): Promise<OpenedSession> {
  const { token, newPassword, browser } = input;
  const tokenHash = hashToken(token);
  const link = await repo.findOpenToken(deps.db, { tokenHash, purpose: 'reset_password' });
  if (!link) throw policy.deadReset();
  const { userId, email } = link;
  await refuseWeak(deps, { userId, password: newPassword });
  const passwordHash = await hashPassword(newPassword, browser.address);
  const session = await repo.consumeReset(deps.db, { tokenHash, passwordHash, userAgent: browser.userAgent });
  if (!session) throw policy.deadReset();
  await deps.limits.forgive('signIn.account', policy.accountKey(email));
  if (link.passwordHash === null) await noteReferredBrowser(deps, { userId, ...browser });
  else await tellPasswordChanged(deps, { userId });
  await welcomeMember(deps, { userId });
  await afterSignIn(deps, { userId, email, visitorId: browser.visitorId });
  return session;
}

/** Returns the account behind a session, for the screen. */
export async function currentMember(deps: Deps, input: { userId: string }) {
  const member = await repo.findMember(deps.db, input);
  if (!member) throw new AppError('UNAUTHORIZED', m.server_log_in_first());
  return { ...member, deletionDueAt: member.deletionDueAt?.toISOString() ?? null };
}

/**
 * Changes the password, or sets the first one (`currentPassword` undefined). All other sessions end.
 * @returns the epoch for this browser's new cookie.
 * @throws AppError INVALID for a wrong current password, WEAK_PASSWORD, CONFLICT when it's missing.
 */
export async function changePassword(
  deps: Deps,
  input: { userId: string; sessionId: string; currentPassword?: string; newPassword: string },
): Promise<number> {
  const { userId, sessionId } = input;
  const user = await repo.findUser(deps.db, { userId });
  const before = user?.passwordHash ?? null;
  if (input.currentPassword === undefined) {
    if (before !== null) throw new AppError('CONFLICT', m.server_auth_has_password());
  } else {
    await checkOwnPassword(deps, { userId, hash: before, password: input.currentPassword });
  }
  await refuseWeak(deps, { userId, password: input.newPassword });
  const passwordHash = await hashPassword(input.newPassword, userId);
  const epoch = await repo.updatePassword(deps.db, { userId, sessionId, before, passwordHash });
  if (epoch === undefined) throw new AppError('CONFLICT', m.server_auth_password_changed_elsewhere());
  await tellPasswordChanged(deps, { userId });
  return epoch;
}

/** Rejects a password that's easy to guess for this account's owner. @throws AppError WEAK_PASSWORD. */
async function refuseWeak(deps: Deps, { userId, password }: { userId: string; password: string }): Promise<void> {
  const member = await repo.findMember(deps.db, { userId });
  await refuseGuessable(password, member ?? { email: '' });
}

/** @throws AppError INVALID when it doesn't match the account's password (`hash`), RATE_LIMITED. */
export async function checkOwnPassword(deps: Deps, input: { userId: string; hash: string | null; password: string }) {
  const countAndFind = async () => {
    await deps.limits.consume('password.user', input.userId);
    return input.hash;
  };
  if (!(await verifyPassword(countAndFind, input.password, input.userId)))
    throw new AppError('INVALID', m.server_auth_not_current_password());
  await deps.limits.forgive('password.user', input.userId);
}

async function tellPasswordChanged(deps: Deps, { userId }: { userId: string }): Promise<void> {
  await bestEffort(deps.log, 'password-changed email', { userId }, async () => {
    const user = await repo.findUser(deps.db, { userId });
    if (!user) return;
    const mail = await prepareMail(deps, { template: 'password-changed', to: user.email, data: {}, userId });
    await wakeMail(deps, await writeMail(deps.db, mail));
  });
}

/**
 * Sends a link to a new address; the account moves when it's used. If the address has an account, the email says so.
 * @throws AppError INVALID when the password is wrong.
 */
export async function requestEmailChange(
  deps: Deps,
  input: { userId: string; email: string; password: string },
): Promise<void> {
  const { userId, email: to } = input;
  const user = await repo.findUser(deps.db, { userId });
  await checkOwnPassword(deps, { userId, hash: user?.passwordHash ?? null, password: input.password });
  await constantTime(policy.uniformMs, async () => {
    if (await repo.hasAccount(deps.db, { email: to })) {
      const existing = await prepareMail(deps, { template: 'existing-account', to, data: {} });
      return wakeMail(deps, await writeMail(deps.db, existing));
    }
    const { token, tokenHash } = createToken();
    const mail = await prepareMail(deps, { template: 'change-email', to, data: {}, secrets: { token }, userId });
    const validHours = accountTimes.changeEmailHours;
    const mailId = await inTransaction(deps.db, async (tx) => {
      await repo.insertUserToken(tx, { userId, purpose: 'change_email', tokenHash, email: to, validHours });
      return writeMail(tx, mail);
    });
    await wakeMail(deps, mailId);
  });
}

export function listSessions(deps: Deps, input: { userId: string }) {
  return repo.listSessions(deps.db, input);
}

/** Ends one of the caller's own sessions. @throws AppError NOT_FOUND when it isn't theirs, or is over. */
export async function revokeSession(deps: Deps, input: { userId: string; sessionId: string }): Promise<void> {
  if (!(await repo.deleteSession(deps.db, input))) throw new AppError('NOT_FOUND', m.server_auth_session_not_found());
}

/** Ends every session of an account, including this one. */
export async function signOutEverywhere(deps: Deps, input: { userId: string }): Promise<void> {
  await repo.endAllSessions(deps.db, input);
}

/** Deletes sessions and links that expired long ago. */
export function clearExpired(deps: Deps): Promise<void> {
  return repo.deleteExpired(deps.db);
}

/**
 * Returns the account of an address that isn't confirmed to be the caller's: finds it, or creates one without a
 * password. Doesn't change an existing one.
 * @param db the transaction in which its email is written
 */
export async function ensureUnconfirmedUser(
  db: Deps['db'],
  input: { email: string },
): Promise<{ id: string; isConfirmed: boolean; isNew: boolean }> {
  const made = await repo.insertUser(db, { ...input, passwordHash: null, metadata: null });
  if (made) return { id: made, isConfirmed: false, isNew: true };
  const found = await repo.findUserByEmail(db, input);
  if (!found) throw new Error('an address that conflicts must have an account');
  return { id: found.id, isConfirmed: found.confirmedAt !== null, isNew: false };
}

export function hasAdmin(deps: Pick<Deps, 'db'>): Promise<boolean> {
  return repo.hasAdmin(deps.db);
}

/**
 * Creates an admin: a new, confirmed account, or an existing one that keeps its password. The operator vouches for the
 * address, so an account that was never confirmed is taken over with the given password.
 * @returns `created`, or `promoted` for an address that had a confirmed account.
 * @throws AppError WEAK_PASSWORD.
 */
export async function makeAdmin(
  deps: Pick<Deps, 'db'>,
  input: { email: string; password: string },
): Promise<'created' | 'promoted'> {
  await refuseGuessable(input.password, input);
  const passwordHash = await hashPassword(input.password);
  const metadata = signUpMetadata('', '');
  const admin = { email: input.email, passwordHash, metadata, role: 'admin' as const, isConfirmed: true };
  if (await repo.insertUser(deps.db, admin)) return 'created';
  const { wasConfirmed } = await repo.promoteToAdmin(deps.db, { email: input.email, passwordHash });
  return wasConfirmed ? 'promoted' : 'created';
}
