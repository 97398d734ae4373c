import type { MembershipStatus } from '#shared/domain/accounts.ts';
import { memberLimits, type PlanId } from '#shared/domain/member.ts';
import type { ProSource } from '#shared/domain/orders.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { sideStep } from '#server/lib/side-step.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import {
  addPromptUses,
  countPromptUse,
  findMembership,
  findPromptAllowance,
  findUnwelcomed,
  insertMemberProfile,
  insertTrial,
  takeDueWelcomes,
  updateWelcomeDue,
  upsertPlan,
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
  plan: PlanId;
  startsAt: Date;
  expiresAt: Date;
  previewEndsAt: Date | null;
  /** Who gave Pro and until when, or that its subscription pauses; null without either. */
  pro: { source: ProSource; until: Date | null; endsAtPeriodEnd: boolean; paymentFailed: boolean } | null;
  /** Whether the first month of Pro is still cheaper. */
  firstMonthOffer: boolean;
};

/** The membership as it stands now: an active one whose time is up counts as expired. Null before there is one. */
export async function currentMembership(deps: Deps, input: { userId: string }): Promise<Membership | null> {
  const row = await findMembership(deps.db, input);
  if (!row) return null;
  const { startsAt, expiresAt, previewEndsAt, isPro } = row;
  const paymentFailed = row.subscription?.status === 'past_due' || row.subscription?.status === 'unpaid';
  // A subscription is paid up to the end of its period; what Pro lasts beyond that is grace.
  const until = row.proSource === 'subscription' ? (row.subscription?.paidUntil ?? row.proUntil) : row.proUntil;
  return {
    status: row.status === 'active' && row.isOver && !isPro ? 'expired' : row.status,
    plan: isPro ? 'pro' : 'free',
    startsAt,
    expiresAt,
    previewEndsAt,
    // A subscription that runs and gives nothing at the moment is shown too: it can be managed, and no second one bought.
    pro:
      isPro || row.subscription
        ? {
            source: isPro ? row.proSource : 'subscription',
            until: isPro ? until : null,
            endsAtPeriodEnd: row.subscription?.endsAtPeriodEnd ?? false,
            paymentFailed,
          }
        : null,
    firstMonthOffer: !row.hasPaidPro,
  };
}

/** What an account may do now. One rule for the 7-day preview, the 14-day trial and Pro. */
export type Entitlement = {
  isPro: boolean;
  /** The trial runs, or Pro: tools may be used that produce something. */
  mayProduce: boolean;
  /** The preview runs (or has not begun, without a profile), or Pro: prompts may be unlocked. */
  mayUnlock: boolean;
};

/** @returns what the account may do; everything free before its membership is set up. */
export async function entitlementOf(deps: Deps, input: { userId: string }): Promise<Entitlement> {
  const row = await findMembership(deps.db, input);
  if (!row) return { isPro: false, mayProduce: true, mayUnlock: true };
  const runs = row.status === 'active' && !row.isOver;
  return { isPro: row.isPro, mayProduce: row.isPro || runs, mayUnlock: row.isPro || !row.isPreviewOver };
}

/** @throws AppError UPGRADE_NEEDED unless the account has Pro. @param input `what` as a subject: "Export" */
export async function requirePro(deps: Deps, input: { userId: string; what: string }): Promise<void> {
  if (!(await entitlementOf(deps, input)).isPro)
    throw new AppError('UPGRADE_NEEDED', `${input.what} is part of Pro. Upgrade to use it.`);
}

/** @throws AppError UPGRADE_NEEDED when the trial is over and there is no Pro. */
export async function requireProducing(deps: Deps, input: { userId: string }): Promise<void> {
  if (!(await entitlementOf(deps, input)).mayProduce)
    throw new AppError(
      'UPGRADE_NEEDED',
      'Your trial has ended. You can still read everything you made. Upgrade to Pro to make more.',
    );
}

/** What an account may do with prompts this month. */
export type PromptAllowance = {
  unlimited: boolean;
  /** The preview runs (or has not begun), or Pro. Says nothing of how many are left. */
  mayUnlock: boolean;
  previewEndsAt: Date | null;
  /** Keys of the prompts that are unlocked this month; all prompts are, where `unlimited`. */
  unlocked: ReadonlySet<string>;
};

/** @returns the allowance; that of a new member before the membership is set up. */
export async function promptAllowance(deps: Deps, input: { userId: string }): Promise<PromptAllowance> {
  const row = await findPromptAllowance(deps.db, input);
  return {
    unlimited: row?.isPro ?? false,
    mayUnlock: row?.mayUnlock ?? true,
    previewEndsAt: row?.previewEndsAt ?? null,
    unlocked: new Set(row?.unlocked),
  };
}

/**
 * Unlocks a prompt for the rest of the month. The same prompt again costs nothing; Pro is not counted.
 * @returns the allowance after it.
 * @throws AppError UPGRADE_NEEDED when the preview is over or the month used up.
 */
export async function usePrompt(deps: Deps, input: { userId: string; promptKey: string }): Promise<PromptAllowance> {
  const { userId, promptKey } = input;
  const isCounted = await countPromptUse(deps.db, input);
  const allowance = await promptAllowance(deps, { userId });
  if (isCounted || allowance.unlimited || allowance.unlocked.has(promptKey)) return allowance;
  if (!(await findMembership(deps.db, { userId }))) {
    // The welcome has not come that far yet.
    await insertTrial(deps.db, { userId });
    return usePrompt(deps, input);
  }
  throw new AppError(
    'UPGRADE_NEEDED',
    allowance.mayUnlock
      ? `You’ve unlocked all ${memberLimits.promptsPerMonth} prompts for this month. Upgrade to Pro for unlimited prompts.`
      : 'Your free preview has ended. Upgrade to Pro to unlock prompts.',
  );
}

/**
 * Keeps prompts open that a visitor could read before the profile became the account's. They count toward the month, and
 * the end of the preview does not matter: the email promised them.
 * @param db the transaction that passes the profile, so that it happens once
 */
export async function keepPrompts(db: Deps['db'], input: { userId: string; promptKeys: string[] }): Promise<void> {
  if (input.promptKeys.length > 0) await addPromptUses(db, input);
}

/**
 * Sets an account's plan, as a paid order does.
 * @param input `until`: last day of Pro, `2026-12-31`; null for no end. Means nothing for `free`
 * @returns the moment at which Pro ends, or null for none.
 * @throws AppError NOT_FOUND when the address has no account.
 */
export async function setPlan(
  deps: Pick<Deps, 'db'>,
  input: { email: string; plan: PlanId; until: string | null },
): Promise<{ proUntil: Date | null }> {
  const row = await upsertPlan(deps.db, input);
  if (!row) throw new AppError('NOT_FOUND', `No account uses ${input.email}.`);
  return { proUntil: row.proUntil };
}
