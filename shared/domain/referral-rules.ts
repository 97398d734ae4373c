/** Reasons why a referral is refused or flagged, by rule name, worded for the agency. */

/** Facts about the same person or the same money: no reward. */
export const refusalLabels = {
  self: 'It’s the same account, or it was created while the referrer was signed in.',
  same_person: 'Both addresses lead to the same mailbox.',
  same_browser: 'Both accounts were used in the same browser.',
  ring: 'The new account referred the referrer, directly or through others.',
  outside_window: 'No one opened the link in the 30 days before the account was created.',
  after_sign_up: 'The account is older than the referral code.',
  referrer_banned: 'The referrer’s account is deactivated.',
  referrer_unconfirmed: 'The referrer hasn’t confirmed their email address.',
  referred_banned: 'The new account is deactivated.',
  disposable_address: 'The new account uses a disposable email address.',
  same_payment: 'Both accounts paid with the same card.',
  known_payment: 'Another account already paid with the same card.',
} as const;
export type RefusalRule = keyof typeof refusalLabels;

/** Coincidences that happen to honest people too: a person decides. */
export const flagLabels = {
  busy_network: 'Three or more sign-ups came from the same network within a day.',
  same_network: 'The sign-up came from a network the referrer uses.',
  same_domain: 'Both addresses belong to the same company domain.',
  shared_browser: 'Another sign-up through this link came from the same browser.',
} as const;
export type FlagRule = keyof typeof flagLabels;

/** Reasons recorded in addition to rules. */
const noteLabels = { refunded: 'The payment was refunded.' } as const;

/** @returns the rules' findings as sentences; markers of a person's decision have no text. */
export function reasonsOf(flags: readonly string[]): string[] {
  const words: Record<string, string> = { ...refusalLabels, ...flagLabels, ...noteLabels };
  return flags.flatMap((flag) => words[flag] ?? []);
}

/** `open`: needs review; `counted` and `refused`: decided, `refused` also by a rule. */
export const referralDecisions = ['open', 'counted', 'refused'] as const;
export type ReferralDecision = (typeof referralDecisions)[number];
