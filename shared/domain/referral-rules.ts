/** Reasons why a referral is refused or flagged, by rule name, worded for the agency. */
import { m } from '#messages';

/** Facts about the same person or the same money: no reward. */
export const refusalLabels = {
  self: m.domain_referrals_refused_self(),
  same_person: m.domain_referrals_refused_same_person(),
  same_browser: m.domain_referrals_refused_same_browser(),
  ring: m.domain_referrals_refused_ring(),
  outside_window: m.domain_referrals_refused_outside_window(),
  after_sign_up: m.domain_referrals_refused_after_sign_up(),
  referrer_banned: m.domain_referrals_refused_referrer_banned(),
  referrer_unconfirmed: m.domain_referrals_refused_referrer_unconfirmed(),
  referred_banned: m.domain_referrals_refused_referred_banned(),
  disposable_address: m.domain_referrals_refused_disposable_address(),
  same_payment: m.domain_referrals_refused_same_payment(),
  known_payment: m.domain_referrals_refused_known_payment(),
} as const;
export type RefusalRule = keyof typeof refusalLabels;

/** Coincidences that happen to honest people too: a person decides. */
export const flagLabels = {
  busy_network: m.domain_referrals_flag_busy_network(),
  same_network: m.domain_referrals_flag_same_network(),
  same_domain: m.domain_referrals_flag_same_domain(),
  shared_browser: m.domain_referrals_flag_shared_browser(),
} as const;
export type FlagRule = keyof typeof flagLabels;

/** Reasons recorded in addition to rules. */
const noteLabels = { refunded: m.domain_referrals_refunded() } as const;

/** @returns the rules' findings as sentences; markers of a person's decision have no text. */
export function reasonsOf(flags: readonly string[]): string[] {
  const words: Record<string, string> = { ...refusalLabels, ...flagLabels, ...noteLabels };
  return flags.flatMap((flag) => words[flag] ?? []);
}

/** `open`: needs review; `counted` and `refused`: decided, `refused` also by a rule. */
export const referralDecisions = ['open', 'counted', 'refused'] as const;
export type ReferralDecision = (typeof referralDecisions)[number];
