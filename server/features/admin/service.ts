import { randomBytes } from 'node:crypto';
import { brand } from '../../../shared/brand.ts';
import type { RequestStatus } from '../../../shared/domain/member.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import * as affiliate from '../affiliate/service.ts';
import { hasAdmin, makeAdmin, setBan } from '../auth/service.ts';
import * as services from '../services/service.ts';

export type AgencyRequests = services.Page<services.AgencyRequest>;
export type ReferralsToDecide = affiliate.Page<affiliate.OpenReferral>;

/**
 * Deactivates an account (a ban of 999 hours, after which it is active again by itself) or activates it. Its sessions end
 * with the statement that bans it.
 * @throws AppError NOT_FOUND, or INVALID for an admin who would lock herself out.
 */
export async function setUserActive(
  deps: Deps,
  input: { adminId: string; userId: string; isActive: boolean },
): Promise<void> {
  if (input.adminId === input.userId && !input.isActive)
    throw new AppError('INVALID', 'You cannot deactivate your own account.');
  if (!(await setBan(deps, { userId: input.userId, isBanned: !input.isActive })))
    throw new AppError('NOT_FOUND', 'There is no such user.');
}

/** Requests of all members, newest first. @param input `cursor`: id of the last one seen */
export function serviceRequests(deps: Deps, input: { cursor?: string | null | undefined }): Promise<AgencyRequests> {
  return services.listAllRequests(deps, { cursor: input.cursor ?? undefined });
}

/** Gives a request a status and tells its member. @throws AppError NOT_FOUND. */
export function updateServiceRequest(
  deps: Deps,
  input: { adminId: string; requestId: string; status: RequestStatus; reply?: string | undefined },
): Promise<void> {
  return services.updateRequest(deps, { ...input, reply: input.reply });
}

/** Referrals that wait for a person's look, newest first. */
export function referralsToDecide(
  deps: Deps,
  input: { cursor?: string | null | undefined },
): Promise<ReferralsToDecide> {
  return affiliate.listToDecide(deps, { cursor: input.cursor ?? undefined });
}

/** Counts a referral that stood out, or refuses it. @throws AppError NOT_FOUND. */
export function decideReferral(deps: Deps, input: { referralId: string; approve: boolean }): Promise<void> {
  return affiliate.decideReferral(deps, input);
}

/** The login of an admin that was made just now; `password` only where nobody has chosen one. */
export type FirstAdmin = { email: string; password: string | undefined };

/**
 * Makes the first admin, while there is none.
 * @param input `chosen`: the operator's choice (ADMIN_EMAIL, ADMIN_PASSWORD); `mayMakeUp`: on one's own machine a login
 * may be made up, to be shown once
 * @returns the login; undefined when there is an admin already, or none may be made up.
 */
export async function ensureFirstAdmin(
  deps: Pick<Deps, 'db' | 'log'>,
  input: { chosen: { email: string; password: string } | undefined; mayMakeUp: boolean },
): Promise<FirstAdmin | undefined> {
  if (await hasAdmin(deps)) return undefined;
  const { chosen } = input;
  if (chosen) {
    const outcome = await makeAdmin(deps, chosen);
    deps.log.info({ outcome }, 'first admin');
    return { email: chosen.email, password: undefined };
  }
  if (!input.mayMakeUp) return undefined;
  const login = { email: `admin@${brand.slug}.example`, password: randomBytes(12).toString('base64url') };
  await makeAdmin(deps, login);
  return login;
}
