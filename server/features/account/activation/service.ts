import { m } from '#messages';
import { signUpMetadata } from '#shared/domain/accounts.ts';
import { emailSchema } from '#shared/schemas/auth.ts';
import type { Owner } from '#server/db/owner.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { DataOf } from '#server/emails/templates.ts';
import { AppError } from '#server/errors.ts';
import { constantTime } from '#server/lib/constant-time.ts';
import { hashPassword, verifyPassword } from '#server/lib/password.ts';
import { createTemporaryPassword, createToken, hashToken } from '#server/lib/tokens.ts';
import { noteReferredBrowser, recordReferral, type ReferralOrigin } from '#server/features/member/affiliate/service.ts';
import {
  afterSignIn,
  currentMember,
  ensureUnconfirmedUser,
  type Browser,
  type OpenedSession,
} from '#server/features/account/auth/service.ts';
import { keepReadable } from '#server/features/chat/service.ts';
import { catalogOf } from '#server/features/billing/catalog/service.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { welcomeMember } from '#server/features/account/membership/service.ts';
import * as repo from './repo.ts';

export type AccountRequest = { status: 'mailed' | 'attached'; email: string };

/**
 * Minimum response time. Longer than hashing and writing normally take, so that a known address responds like an
 * unknown one.
 */
const uniformMs = 250;

const gone = () => new AppError('NOT_FOUND', m.server_profile_not_in_browser());
const deadLink = () => new AppError('LINK_EXPIRED', m.server_activation_link_dead());

/**
 * Creates the account of a finished profile, once per address, and emails the activation link. If the address already
 * has an account, the email says so and the account stays unchanged; the response is the same. If the caller is signed
 * in, the profile already belongs to that account and no other is created.
 * @param input `owner` and `address` (the caller's network) are undefined when called by the worker that wrote the
 *   profile
 * @throws AppError NOT_FOUND for a foreign or unfinished profile, RATE_LIMITED when the address has had its share of
 *   emails
 */
export async function createAccount(
  deps: Deps,
  input: { profileId: string; owner: Owner | undefined; again?: boolean; address?: string },
): Promise<AccountRequest> {
  const found = await repo.findFinishedProfile(deps.db, input);
  if (!found) throw gone();
  const { data: email } = emailSchema.safeParse(found.email);
  if (!email) {
    if (input.owner === undefined) await repo.endAccountRequest(deps.db, { profileId: found.profileId });
    throw new AppError('INVALID', m.server_activation_cannot_email());
  }
  const { profileId } = found;
  const inBackground = input.owner === undefined;
  if (found.userId) {
    if (inBackground) await repo.endAccountRequest(deps.db, { profileId });
    return { status: 'attached', email };
  }
  if (found.accountEmail !== email || input.again) {
    const origin = { referralCode: found.referralCode, visitorId: found.visitorId, begunAt: found.begunAt };
    const mail = () => mailTheWayIn(deps, { profileId, email, again: input.again, address: input.address, origin });
    await (inBackground ? mail() : constantTime(uniformMs, mail));
  }
  return { status: 'mailed', email };
}

async function mailTheWayIn(
  deps: Deps,
  input: {
    profileId: string;
    email: string;
    again?: boolean | undefined;
    /** The caller's network; undefined for background work. */
    address: string | undefined;
    /** Origin of the conversation, for an account created from it now. */
    origin?: ReferralOrigin;
  },
): Promise<void> {
  const { profileId, email } = input;
  const { token, tokenHash } = createToken();
  const temporaryPassword = createTemporaryPassword();
  const temporaryPasswordHash = await hashPassword(temporaryPassword, input.address);
  const secrets = { token, temporaryPassword };
  const { pro } = await catalogOf(deps.db);
  const data = { ...(await planForMail(deps, { profileId })), proCents: pro.priceCents };
  const activation = await prepareMail(deps, { template: 'activation', to: email, data, secrets });
  const existing = await prepareMail(deps, { template: 'existing-account', to: email, data: {} });
  const mailId = await inTransaction(deps.db, async (tx) => {
    const isNew = await repo.noteAccountRequest(tx, { profileId, email });
    if (!isNew && !input.again) return undefined;
    const user = await ensureUnconfirmedUser(tx, { email });
    if (user.isNew && input.origin) await recordReferral(deps, tx, { userId: user.id, origin: input.origin });
    const id = await writeMail(tx, user.isConfirmed ? existing : { ...activation, userId: user.id });
    if (!id) throw new AppError('RATE_LIMITED', m.server_activation_enough_emails(), { retryAfterSec: 3600 });
    if (!user.isConfirmed) {
      const link = { tokenHash, temporaryPasswordHash, email };
      await repo.insertActivationToken(tx, { userId: user.id, conversationProfileId: profileId, ...link });
    }
    return id;
  });
  await wakeMail(deps, mailId);
}

/** The plan's data for the activation email; the template decides what is safe to show. */
async function planForMail(deps: Deps, input: { profileId: string }): Promise<DataOf<'activation'>> {
  const plan = await repo.findMailedPlan(deps.db, input);
  if (!plan) return {};
  const { name, businessName, language, diagnosis, positioning, prompts } = plan;
  return {
    firstName: signUpMetadata(name, '').first_name,
    businessName,
    language,
    prompts,
    ...(diagnosis
      ? { bottleneck: diagnosis.bottleneck, move: diagnosis.moves[0]?.what, by: diagnosis.moves[0]?.by }
      : { positioning }),
  };
}

/** Creates accounts that are missing because a worker stopped or a store was down. @returns how many were checked */
export async function makeDueAccounts(deps: Deps): Promise<number> {
  const ids = await repo.takeDueAccounts(deps.db);
  for (const profileId of ids) {
    try {
      await createAccount(deps, { profileId, owner: undefined });
    } catch (error) {
      // An address over its email limit gets none now, and none from a later attempt.
      if (error instanceof AppError) await repo.endAccountRequest(deps.db, { profileId });
      else deps.log.error({ profileId, error }, 'account could not be created');
    }
  }
  return ids.length;
}

/** Returns the account behind a link, for the screen. Changes nothing. @throws AppError INVALID for a dead link. */
export async function validateLink(deps: Deps, input: { token: string }) {
  const found = await repo.findOpenActivation(deps.db, { tokenHash: hashToken(input.token) });
  if (!found) throw deadLink();
  return found;
}

/** Emails a new link to replace one that is too old or has seen too many attempts. The response reveals nothing. */
export async function renewLink(deps: Deps, input: { token: string; address: string }): Promise<void> {
  await constantTime(uniformMs, async () => {
    const found = await repo.findRenewable(deps.db, { tokenHash: hashToken(input.token) });
    if (found) await mailTheWayIn(deps, { ...found, again: true, address: input.address });
  });
}

/**
 * Activates an account with its link and temporary password, and signs in. A wrong password leaves the link unused;
 * five of them end it.
 * @throws AppError INVALID with the sentences fixed by the specification.
 */
export async function activate(
  deps: Deps,
  input: { token: string; password: string; browser: Browser },
): Promise<OpenedSession> {
  const tokenHash = hashToken(input.token);
  let attempt: Awaited<ReturnType<typeof repo.takeActivationAttempt>>;
  const countAndFind = async () => {
    attempt = await repo.takeActivationAttempt(deps.db, { tokenHash });
    if (!attempt) throw deadLink();
    return attempt.temporaryPasswordHash;
  };
  const isRight = await verifyPassword(countAndFind, input.password.trim(), input.browser.address);
  if (!attempt || !isRight) throw new AppError('INVALID', m.server_activation_wrong_password());
  const metadata = signUpMetadata(attempt.name, attempt.businessName ?? '');
  const { userAgent, visitorId } = input.browser;
  const session = await inTransaction(deps.db, async (tx) => {
    const opened = await repo.consumeActivation(tx, { tokenHash, metadata, userAgent });
    if (!opened) return undefined;
    const { conversationId, ...rest } = opened;
    if (conversationId) await keepReadable(tx, { userId: rest.userId, conversationIds: [conversationId] });
    return rest;
  });
  if (!session) throw deadLink();
  await noteReferredBrowser(deps, { userId: session.userId, ...input.browser });
  await welcomeMember(deps, { userId: session.userId });
  await afterSignIn(deps, { userId: session.userId, visitorId });
  return session;
}

/**
 * Stores a one-time link to an account that was created without a password: it confirms the address and asks for one.
 * @param db the transaction in which its email is written
 */
export function storeAccessLink(
  db: Deps['db'],
  input: { userId: string; email: string; tokenHash: string },
): Promise<void> {
  return repo.insertAccessLink(db, input);
}

/** The account just activated, for the screen. */
export function activatedMember(deps: Deps, input: { userId: string }) {
  return currentMember(deps, input);
}

/** Deletes links that expired long ago. */
export function clearExpiredLinks(deps: Deps): Promise<void> {
  return repo.deleteExpiredActivations(deps.db);
}
