/** Texts for an account's two countdowns. The last day counts as 1, and 0 means over. */
import { m } from '#messages';
import type { MembershipStatus } from '#shared/domain/accounts.ts';
import { dayOf } from '#client/lib/time.ts';

type ClockFace = { daysLeft: number; text: string };

/** Countdown of the trial membership. A trial that was ended early has no days left, whatever its date says. */
export function trialClock(trial: { status: MembershipStatus; expiresAt: string; daysLeft: number }): ClockFace {
  const day = dayOf(trial.expiresAt);
  if (trial.status === 'cancelled') return { daysLeft: 0, text: m.member_clock_canceled_would_have_run({ day }) };
  if (trial.status === 'expired' || trial.daysLeft === 0)
    return { daysLeft: 0, text: m.member_clock_ended_on({ day }) };
  return { daysLeft: trial.daysLeft, text: m.member_clock_ends_on({ day }) };
}

/** Countdown of the preview of profile and prompts. */
export function previewClock({ endsAt, daysLeft }: { endsAt: string; daysLeft: number }): ClockFace {
  return {
    daysLeft,
    text:
      daysLeft > 0
        ? m.member_clock_ends_on_2({ endsAt: dayOf(endsAt) })
        : m.member_clock_ended_on_2({ endsAt: dayOf(endsAt) }),
  };
}
