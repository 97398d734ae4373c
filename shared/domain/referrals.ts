/** Referral links: their codes, and the words for what becomes of a referral. */

import type { ReferralStatus } from './member.ts';

/** Without letters and digits that look alike: codes are read out and typed. */
export const referralAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const referralCodeLength = 8;

const code = new RegExp(`^[${referralAlphabet}]{${referralCodeLength}}$`);

/** @returns the code as it is stored; undefined for what cannot be one. */
export function referralCodeOf(text: string | null | undefined): string | undefined {
  const tidy = text?.trim().toUpperCase();
  return tidy && code.test(tidy) ? tidy : undefined;
}

/** What a referrer sees of a referral: the stored states, and a person looking at one that stands out. */
export type ReferralView = ReferralStatus | 'checked';

export const referralLabels: Record<ReferralView, string> = {
  pending: 'Signed up',
  held: 'Paid, on hold',
  checked: 'Being checked',
  approved: 'Approved',
  refused: 'Not counted',
};
