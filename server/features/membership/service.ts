import type { MembershipStatus } from '../../../shared/domain/accounts.ts';
import type { Deps } from '../../deps.ts';
import { sideStep } from '../../lib/side-step.ts';
import { prepareMail, wakeMail, writeMail } from '../mail/service.ts';
import {
  findMembership,
  findUnwelcomed,
  insertMemberProfile,
  insertTrial,
  takeDueWelcomes,
  updateWelcomeDue,
} from './repo.ts';

const retryAfterSec = 30;

/**
 * What a new member gets once the address is confirmed: profile row, trial membership, welcome mail. Each step may be
 * repeated; one that fails is logged and tried again by the sweeper, and keeps nobody from signing in.
 */
export async function welcomeMember(deps: Deps, input: { userId: string }): Promise<void> {
  const { userId } = input;
  await sideStep(deps.log, 'welcome', { userId }, async () => {
    const user = await findUnwelcomed(deps.db, { userId });
    if (!user) return;
    const { metadata } = user;
    const steps = [
      await sideStep(deps.log, 'member profile', { userId }, () => insertMemberProfile(deps.db, { userId, metadata })),
      await sideStep(deps.log, 'trial membership', { userId }, () => insertTrial(deps.db, { userId })),
      await sideStep(deps.log, 'welcome mail', { userId }, async () => {
        const data = metadata?.first_name ? { firstName: metadata.first_name } : {};
        const dedupeKey = `welcome:${userId}`;
        const mail = await prepareMail(deps, { template: 'welcome', to: user.email, data, userId, dedupeKey });
        await wakeMail(deps, await writeMail(deps.db, mail));
      }),
    ];
    await updateWelcomeDue(deps.db, { userId, inSec: steps.every(Boolean) ? null : retryAfterSec });
  });
}

/** Does the welcomes that were left undone. @returns how many were looked at. */
export async function completeDueWelcomes(deps: Deps): Promise<number> {
  const ids = await takeDueWelcomes(deps.db);
  for (const userId of ids) await welcomeMember(deps, { userId });
  return ids.length;
}

export type Membership = {
  status: MembershipStatus;
  startsAt: Date;
  expiresAt: Date;
  previewEndsAt: Date | null;
};

/** The membership as it stands now: an active one whose time is up counts as expired. Null before there is one. */
export async function currentMembership(deps: Deps, input: { userId: string }): Promise<Membership | null> {
  const row = await findMembership(deps.db, input);
  if (!row) return null;
  const { startsAt, expiresAt, previewEndsAt } = row;
  return { status: row.status === 'active' && row.isOver ? 'expired' : row.status, startsAt, expiresAt, previewEndsAt };
}
