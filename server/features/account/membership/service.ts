import { m } from '#messages';
import type { MembershipStatus } from '#shared/domain/accounts.ts';
import { memberLimits, type PlanId } from '#shared/domain/member.ts';
import type { ProSource } from '#shared/domain/orders.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
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
 * Sets up a new member once the address is confirmed: profile row, trial membership, welcome email. Each step can be
 * repeated. A failed one is logged and retried by the sweeper, and doesn't block signing in.
 */
export async function welcomeMember(deps: Deps, input: { userId: string }): Promise<void> {
  const { userId } = input;
  await bestEffort(deps.log, 'welcome', { userId }, async () => {
    const user = await findUnwelcomed(deps.db, { userId });
    if (!user) return;
    const { metadata } = user;
    const steps = [
      await bestEffort(deps.log, 'member profile', { userId }, () =>
        insertMemberProfile(deps.db, { userId, metadata }),
      ),
      await bestEffort(deps.log, 'trial membership', { userId }, () => insertTrial(deps.db, { userId })),
      await bestEffort(deps.log, 'welcome email', { userId }, async () => {
        const data = metadata?.first_name ? { firstName: metadata.first_name } : {};
        const dedupeKey = `welcome:${userId}`;
        const mail = await prepareMail(deps, { template: 'welcome', to: user.email, data, userId, dedupeKey });
        await wakeMail(deps, await writeMail(deps.db, mail));
      }),
    ];
    await updateWelcomeDue(deps.db, { userId, inSec: steps.every(Boolean) ? null : retryAfterSec });
  });
}

/** Repeats welcomes that failed. @returns how many were checked */
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
  /**
   * Who granted Pro and until when, or that its subscription is paused; null without either. With a failed payment,
   * `until` is how long Pro stays on anyway.
   */
  pro: {
    source: ProSource;
    until: Date | null;
    endsAtPeriodEnd: boolean;
    paymentFailed: boolean;
    /** A month's price of the subscription; null without one, or until it's known. */
    priceCents: number | null;
  } | null;
  /** Whether the discount on the first month of Pro is still available. */
  firstMonthOffer: boolean;
};

/** Returns the current membership; an active one past its end counts as expired. Null before there is one. */
export async function currentMembership(deps: Deps, input: { userId: string }): Promise<Membership | null> {
  const row = await findMembership(deps.db, input);
  if (!row) return null;
  const { startsAt, expiresAt, previewEndsAt, isPro } = row;
  const paymentFailed = row.subscription?.status === 'past_due' || row.subscription?.status === 'unpaid';
  // A subscription is paid until its period ends; anything after that is grace, which only matters for an unpaid month.
  const until =
    row.proSource === 'subscription' && !paymentFailed ? (row.subscription?.paidUntil ?? row.proUntil) : row.proUntil;
  return {
    status: row.status === 'active' && row.isOver && !isPro ? 'expired' : row.status,
    plan: isPro ? 'pro' : 'free',
    startsAt,
    expiresAt,
    previewEndsAt,
    // Also show a subscription that runs but grants nothing right now, so that it can be managed and no second one is
    // bought.
    pro:
      isPro || row.subscription
        ? {
            source: isPro ? row.proSource : 'subscription',
            until: isPro ? until : null,
            endsAtPeriodEnd: row.subscription?.endsAtPeriodEnd ?? false,
            paymentFailed,
            priceCents: row.subscription?.priceCents ?? null,
          }
        : null,
    firstMonthOffer: !row.hasPaidPro,
  };
}

/** Decides what an account may do. One rule for the 7-day preview, the 14-day trial, and Pro. */
export type Entitlement = {
  isPro: boolean;
  /** During the trial or with Pro: the tools may be used. */
  mayProduce: boolean;
  /** During the preview (or before it starts, without a profile) or with Pro: prompts may be unlocked. */
  mayUnlock: boolean;
};

/** @returns what the account may do; before its membership is set up, everything that's free. */
export async function entitlementOf(deps: Deps, input: { userId: string }): Promise<Entitlement> {
  const row = await findMembership(deps.db, input);
  if (!row) return { isPro: false, mayProduce: true, mayUnlock: true };
  const runs = row.status === 'active' && !row.isOver;
  return { isPro: row.isPro, mayProduce: row.isPro || runs, mayUnlock: row.isPro || !row.isPreviewOver };
}

/** @throws AppError UPGRADE_NEEDED with the text `refusal` unless the account has Pro. */
export async function requirePro(deps: Deps, input: { userId: string; refusal: string }): Promise<void> {
  if (!(await entitlementOf(deps, input)).isPro) throw new AppError('UPGRADE_NEEDED', input.refusal);
}

/** @throws AppError UPGRADE_NEEDED when the trial is over and there is no Pro. */
export async function requireProducing(deps: Deps, input: { userId: string }): Promise<void> {
  if (!(await entitlementOf(deps, input)).mayProduce)
    throw new AppError('UPGRADE_NEEDED', m.server_membership_trial_ended());
}

/** An account's prompt allowance this month. */
export type PromptAllowance = {
  unlimited: boolean;
  /** During the preview (or before it starts) or with Pro. Independent of how many are left. */
  mayUnlock: boolean;
  previewEndsAt: Date | null;
  /** Keys of the prompts that are unlocked this month; all of them if `unlimited`. */
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
 * Unlocks a prompt for the rest of the month. The same prompt counts once; Pro isn't counted.
 * @returns the new allowance
 * @throws AppError UPGRADE_NEEDED when the preview is over or the month is used up.
 */
export async function usePrompt(deps: Deps, input: { userId: string; promptKey: string }): Promise<PromptAllowance> {
  const { userId, promptKey } = input;
  const isCounted = await countPromptUse(deps.db, input);
  const allowance = await promptAllowance(deps, { userId });
  if (isCounted || allowance.unlimited || allowance.unlocked.has(promptKey)) return allowance;
  if (!(await findMembership(deps.db, { userId }))) {
    // The welcome hasn't gotten that far yet.
    await insertTrial(deps.db, { userId });
    return usePrompt(deps, input);
  }
  throw new AppError(
    'UPGRADE_NEEDED',
    allowance.mayUnlock
      ? m.server_membership_prompts_used_up({ count: memberLimits.promptsPerMonth })
      : m.server_membership_preview_ended(),
  );
}

/**
 * Keeps prompts unlocked that a visitor could read before the profile was transferred. They count toward the month, and
 * the end of the preview doesn't matter, because the email promised them.
 * @param db the transaction that transfers the profile, so that it happens once
 */
export async function keepPrompts(db: Deps['db'], input: { userId: string; promptKeys: string[] }): Promise<void> {
  if (input.promptKeys.length > 0) await addPromptUses(db, input);
}

/**
 * Sets an account's plan, as a paid order does.
 * @param input `until`: last day of Pro, `2026-12-31`; null for no end; ignored for `free`
 * @returns when Pro ends, or null for never
 * @throws AppError NOT_FOUND when the address has no account
 */
export async function setPlan(
  deps: Pick<Deps, 'db'>,
  input: { email: string; plan: PlanId; until: string | null },
): Promise<{ proUntil: Date | null }> {
  const row = await upsertPlan(deps.db, input);
  if (!row) throw new AppError('NOT_FOUND', m.server_membership_no_account({ email: input.email }));
  return { proUntil: row.proUntil };
}
