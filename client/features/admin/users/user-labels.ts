/** Labels for the user screens. */
import { accountTimes } from '#shared/domain/accounts.ts';
import type { AccountState } from '#shared/domain/users.ts';
import type { Tone } from '#client/components/ui/status-badge.tsx';

type Named = { email: string; firstName: string; lastName: string; fullName?: string };

/** @returns a person's name, or the email address if there's none. */
export function nameOf({ email, firstName, lastName, fullName = '' }: Named): string {
  return fullName.trim() || `${firstName} ${lastName}`.trim() || email;
}

export const stateTones: Record<AccountState, Tone> = { active: 'good', deactivated: 'bad', unconfirmed: 'warn' };

/** Returns when an account deactivated now becomes active again. */
export function banEnd(now: Date): string {
  return new Date(now.getTime() + accountTimes.banHours * 3_600_000).toISOString();
}
