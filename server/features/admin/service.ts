import { randomBytes } from 'node:crypto';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import type { RequestStatus } from '#shared/domain/member.ts';
import type { ReferralDecision } from '#shared/domain/referral-rules.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import * as affiliate from '#server/features/member/affiliate/service.ts';
import { hasAdmin, makeAdmin } from '#server/features/account/auth/service.ts';
import { setBan } from './users/service.ts';
import * as services from '#server/features/crm/services/service.ts';

export type AgencyRequests = services.Page<services.AgencyRequest>;
export type AgencyRequestWithHistory = services.AgencyRequestWithHistory;
export type JudgedReferrals = affiliate.Page<affiliate.JudgedReferral>;

/**
 * Deactivates an account (a ban of 999 hours, which ends on its own) or activates it. The same statement ends its
 * sessions.
 * @throws AppError NOT_FOUND, INVALID for admins who would lock themselves out, CONFLICT for the last one.
 */
export async function setUserActive(
  deps: Deps,
  input: { adminId: string; userId: string; isActive: boolean },
): Promise<void> {
  if (input.adminId === input.userId && !input.isActive) throw new AppError('INVALID', m.server_users_own_account());
  await setBan(deps, { adminId: input.adminId, userId: input.userId, isBanned: !input.isActive });
}

/**
 * Requests of all members, newest first.
 * @param input `q`: part of a name, an address, or the text; `cursor`: where the previous page ended
 */
export function serviceRequests(
  deps: Deps,
  input: { status?: RequestStatus | undefined; q?: string | undefined; cursor?: string | null | undefined },
): Promise<AgencyRequests> {
  const { status, q, cursor } = input;
  return services.listAllRequests(deps, { status, q, cursor: cursor ?? undefined });
}

/** One request with its history. @throws AppError NOT_FOUND. */
export function serviceRequest(deps: Deps, input: { requestId: string }): Promise<AgencyRequestWithHistory> {
  return services.requestForAgency(deps, input);
}

/**
 * Sets a request's status and notifies its member. @throws AppError NOT_FOUND, CONFLICT when it has changed since
 * `seen`.
 */
export function updateServiceRequest(
  deps: Deps,
  input: {
    adminId: string;
    requestId: string;
    status: RequestStatus;
    reply?: string | undefined;
    seen?: string | undefined;
  },
): Promise<void> {
  return services.updateRequest(deps, { ...input, reply: input.reply });
}

/** Flagged referrals, newest first; by default, those that need review. */
export function referralsToDecide(
  deps: Deps,
  input: { decision?: ReferralDecision | undefined; cursor?: string | null | undefined },
): Promise<JudgedReferrals> {
  const { decision = 'open', cursor } = input;
  return affiliate.listJudged(deps, { decision, cursor: cursor ?? undefined });
}

/** Accepts or refuses a flagged referral. @throws AppError NOT_FOUND, CONFLICT when it has changed since `seen`. */
export function decideReferral(
  deps: Deps,
  input: { adminId: string; referralId: string; approve: boolean; seen?: ReferralDecision | undefined },
): Promise<void> {
  return affiliate.decideReferral(deps, input);
}

/** Login of an admin that was just created; `password` only if it was generated. */
export type FirstAdmin = { email: string; password: string | undefined };

/**
 * Creates the first admin while there is none.
 * @param input `chosen`: the operator's choice (ADMIN_EMAIL, ADMIN_PASSWORD); `mayMakeUp`: on a local machine, a login
 *   may be generated and shown once
 * @returns the login; undefined when there's an admin already, or none may be generated
 * @throws Error with a message for the terminal when the chosen password is easy to guess.
 */
export async function ensureFirstAdmin(
  deps: Pick<Deps, 'db' | 'log'>,
  input: { chosen: { email: string; password: string } | undefined; mayMakeUp: boolean },
): Promise<FirstAdmin | undefined> {
  if (await hasAdmin(deps)) return undefined;
  const { chosen } = input;
  if (chosen) {
    const outcome = await makeAdmin(deps, chosen).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'WEAK_PASSWORD') throw error;
      throw new Error(`ADMIN_PASSWORD can’t be used: ${error.message}`, { cause: error });
    });
    deps.log.info({ outcome }, 'first admin');
    return { email: chosen.email, password: undefined };
  }
  if (!input.mayMakeUp) return undefined;
  const login = { email: `admin@${brand.slug}.example`, password: randomBytes(12).toString('base64url') };
  await makeAdmin(deps, login);
  return login;
}
