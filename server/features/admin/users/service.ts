/** Users for the agency: lists, account details, and bans. */
import { m } from '#messages';
import { accountTimes } from '#shared/domain/accounts.ts';
import type { UserListInput } from '#shared/schemas/users.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { referralFigures, signUpCounts } from '#server/features/member/affiliate/service.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import { currentMembership, promptAllowance } from '#server/features/account/membership/service.ts';
import { groupOf, timelineOf, type TimelinePage } from '#server/features/crm/timeline/service.ts';
import { cursorOf, placeOf } from './policy.ts';
import * as repo from './repo.ts';

const pageSize = 50;
const shownLeads = 10;

export type UserPage = { items: (repo.UserLine & { referralCount: number })[]; nextCursor: string | null };
export type UserView = Awaited<ReturnType<typeof lookAtUser>>;
export type Timeline = TimelinePage;

/** Lists matching accounts in the chosen order. @param input `cursor`: where the previous page ended */
export async function listUsers(deps: Deps, input: UserListInput): Promise<UserPage> {
  const { q, state, role, plan, sort, cursor } = input;
  const found = await repo.listUserIds(deps.db, {
    filter: { q, state, role, plan, sort, after: placeOf(sort, cursor) },
    limit: pageSize + 1,
  });
  const ids = found.slice(0, pageSize);
  const [lines, counts] = await Promise.all([
    repo.listUserLines(deps.db, { ids }),
    signUpCounts(deps, { userIds: ids }),
  ]);
  const byId = new Map(lines.map((line) => [line.id, line]));
  // Leave out one that was just erased.
  const items = ids.flatMap((id) => {
    const line = byId.get(id);
    return line ? [{ ...line, referralCount: counts.get(id) ?? 0 }] : [];
  });
  const last = items.at(-1);
  return { items, nextCursor: last && found.length > pageSize ? cursorOf(sort, last) : null };
}

/** Returns accounts whose email, name, or business contains `q` (at least three characters), newest first. */
export async function findUsers(deps: Pick<Deps, 'db'>, input: { q: string; limit: number }): Promise<repo.UserLine[]> {
  const { q, limit } = input;
  const everyone = { state: undefined, role: undefined, plan: undefined, after: undefined };
  const ids = await repo.listUserIds(deps.db, { filter: { ...everyone, q, sort: 'newest' }, limit });
  const lines = await repo.listUserLines(deps.db, { ids });
  return ids.flatMap((id) => lines.find((line) => line.id === id) ?? []);
}

/** One account with its details. @throws AppError NOT_FOUND. */
export async function lookAtUser(deps: Deps, input: { userId: string }) {
  const user = await repo.findUserDetail(deps.db, input);
  if (!user) throw new AppError('NOT_FOUND', m.server_users_not_found());
  const { personId, personIds, addresses } = await groupOf(deps, input);
  const [membership, prompts, referrals, leads] = await Promise.all([
    currentMembership(deps, input),
    promptAllowance(deps, input),
    referralFigures(deps, input),
    repo.listLeadsOf(deps.db, { personIds, limit: shownLeads }),
  ]);
  return { user, membership, prompts, referrals, leads, personId, addresses };
}

/** A person's timeline, newest first. @throws AppError NOT_FOUND. */
export function personTimeline(
  deps: Deps,
  input: { userId?: string | undefined; personId?: string | undefined; cursor?: string | null | undefined },
): Promise<Timeline> {
  return timelineOf(deps, { ...input, cursor: input.cursor ?? undefined });
}

/**
 * Bans an account for the stated hours and ends its sessions, or lifts the ban. Logged in the audit log in the same
 * transaction; if nothing changes, nothing is logged.
 * @throws AppError NOT_FOUND for a missing account, and if the caller is no longer an admin; CONFLICT for the last
 *   admin who can sign in.
 */
export async function setBan(deps: Deps, input: { adminId: string; userId: string; isBanned: boolean }): Promise<void> {
  const { adminId, userId, isBanned } = input;
  await inTransaction(deps.db, async (tx) => {
    await repo.lockAdmins(tx);
    const change = await repo.updateBan(tx, { adminId, userId, hours: isBanned ? accountTimes.banHours : null });
    if (!change) throw new AppError('NOT_FOUND', m.server_users_not_found());
    // If two admins deactivate each other, the second one is no longer an admin, as their next request would show.
    if (!change.isByAdmin) throw new AppError('NOT_FOUND', m.server_not_found());
    if (change.wasBanned === isBanned) return;
    if (!change.isChanged) throw new AppError('CONFLICT', m.server_users_last_admin());
    await writeAudit(tx, {
      adminId,
      action: isBanned ? 'user.deactivate' : 'user.activate',
      subject: 'user',
      subjectId: userId,
      before: { isActive: !change.wasBanned, bannedUntil: change.before },
      after: { isActive: !isBanned, bannedUntil: change.after },
    });
  });
}
