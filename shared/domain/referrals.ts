/** Referral links: their codes, and labels for the status of a referral. */

import { m } from '#messages';
import type { ReferralStatus } from './member.ts';

/** Without letters and digits that look alike, because codes are read out and typed. */
export const referralAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const referralCodeLength = 8;

const code = new RegExp(`^[${referralAlphabet}]{${referralCodeLength}}$`);

/** @returns the code as stored; undefined if it's malformed. */
export function referralCodeOf(text: string | null | undefined): string | undefined {
  const tidy = text?.trim().toUpperCase();
  return tidy && code.test(tidy) ? tidy : undefined;
}

/** A referral's status as its referrer sees it: the stored ones, plus "being checked" for flagged ones. */
export type ReferralView = ReferralStatus | 'checked';

export const referralLabels: Record<ReferralView, string> = {
  pending: m.domain_referrals_pending(),
  held: m.domain_referrals_held(),
  checked: m.domain_referrals_checked(),
  approved: m.domain_referrals_approved(),
  refused: m.domain_referrals_refused(),
};
