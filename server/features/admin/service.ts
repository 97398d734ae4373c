import { randomBytes } from 'node:crypto';
import { brand } from '../../../shared/brand.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { hasAdmin, makeAdmin, setBan } from '../auth/service.ts';

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
