/**
 * Decides which referrals count. Rules that refuse are facts about the same person or the same money. Rules that flag
 * are coincidences that happen to honest people too, so someone at the agency decides.
 */
import type { ReferralStatus } from '#shared/domain/member.ts';
import {
  flagLabels,
  refusalLabels,
  type FlagRule,
  type RefusalRule,
  type ReferralDecision,
} from '#shared/domain/referral-rules.ts';

/** Rules that can refuse a referral. `refusalLabels` has their texts. */
const refusals = Object.keys(refusalLabels) as RefusalRule[];
const flags = Object.keys(flagLabels) as FlagRule[];

/** After a human decision, no rule runs again. */
export const clearedMark = 'cleared';

/** This many sign-ups through one link from one network within a day are flagged. */
const busyNetworkSignUps = 3;

export type Person = { id: string; email: string; browsers: readonly string[]; payments: readonly string[] };

export type ReferralFacts = {
  referrer: Person & { networks: readonly string[]; isConfirmed: boolean; isBanned: boolean };
  /** `browsers` and `network`: where the account was created and confirmed; undefined if unknown. */
  referred: Person & { network: string | undefined; isBanned: boolean };
  /** The account signed in to the browser while it created the new one. */
  signedInAs?: string | undefined;
  /** The referrer's referrer, and so on. */
  ancestors: readonly Person[];
  /** Whether someone opened the link within the days that count. */
  hasClick: boolean;
  /** Whether the account is older than the code. */
  isLate: boolean;
  /** Whether another account paid with the same card before. */
  isKnownPayment: boolean;
  /** Confirmed sign-ups through the same link from the same network within a day, including this one. */
  networkSignUps: number;
  /** Other confirmed sign-ups through the same link in the same browser. */
  browserSignUps: number;
};

/** Evaluates a referral with what's known now. Call it again whenever more is known. */
export function judge(facts: ReferralFacts): { refusals: RefusalRule[]; flags: FlagRule[] } {
  const { referrer, referred, ancestors } = facts;
  const domain = domainOf(referred.email);
  const refused: Record<RefusalRule, boolean> = {
    self: referrer.id === referred.id || facts.signedInAs === referrer.id,
    same_person: personOf(referrer.email) === personOf(referred.email),
    same_browser: overlap(referrer.browsers, referred.browsers),
    ring: ancestors.some(
      (earlier) =>
        earlier.id === referred.id ||
        personOf(earlier.email) === personOf(referred.email) ||
        overlap(earlier.browsers, referred.browsers) ||
        overlap(earlier.payments, referred.payments),
    ),
    outside_window: !facts.hasClick,
    after_sign_up: facts.isLate,
    referrer_banned: referrer.isBanned,
    referrer_unconfirmed: !referrer.isConfirmed,
    referred_banned: referred.isBanned,
    disposable_address: isDisposable(domain),
    same_payment: overlap(referrer.payments, referred.payments),
    known_payment: facts.isKnownPayment,
  };
  const flagged: Record<FlagRule, boolean> = {
    busy_network: facts.networkSignUps >= busyNetworkSignUps,
    same_network: referred.network !== undefined && referrer.networks.includes(referred.network),
    same_domain: domain === domainOf(referrer.email) && !sharedDomains.has(domain),
    shared_browser: facts.browserSignUps > 0,
  };
  return {
    refusals: refusals.filter((rule) => refused[rule]),
    flags: flags.filter((rule) => flagged[rule]),
  };
}

const overlap = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one));
const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/**
 * The mailbox of an address: email to `d.ana+x@googlemail.com` arrives at `dana@gmail.com`. Dots are ignored only by
 * Gmail; text after a plus is ignored nearly everywhere.
 */
export function personOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = domainOf(email).replace(/^googlemail\.com$/, 'gmail.com');
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/s, '');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}

/** Public email providers, where the same domain doesn't mean the same business. */
const sharedDomains = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'yahoo.com', 'ymail.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.net'],
  ...['mail.com', 'zoho.com', 'fastmail.com', 'comcast.net', 'att.net', 'bellsouth.net', 'verizon.net', 'cox.net'],
]);

/** Disposable mailboxes. A short list: anything it misses still has to pay and stay. */
const disposableDomains = [
  ...[
    'mailinator.com',
    'guerrillamail.com',
    'guerrillamail.net',
    'sharklasers.com',
    '10minutemail.com',
    'temp-mail.org',
  ],
  ...['tempmail.com', 'tempmail.dev', 'yopmail.com', 'trashmail.com', 'getnada.com', 'dispostable.com', 'maildrop.cc'],
  ...['throwawaymail.com', 'fakeinbox.com', 'mintemail.com', 'moakt.com', 'mohmal.com', 'emailondeck.com', 'spam4.me'],
  ...['mailnesia.com', 'tempr.email', 'discard.email', 'burnermail.io', 'mytemp.email', 'inboxkitten.com'],
];

function isDisposable(domain: string): boolean {
  return disposableDomains.some((known) => domain === known || domain.endsWith(`.${known}`));
}

/** Decision about a referral, by a person or a rule; `open` if there is none. */
export function decisionOf(referral: { status: ReferralStatus; flags: readonly string[] }): ReferralDecision {
  if (referral.status === 'refused') return 'refused';
  return referral.flags.includes(clearedMark) ? 'counted' : 'open';
}

/** Whether rules flagged something that no person has reviewed. */
export function isWaitingForALook(found: readonly string[]): boolean {
  return found.length > 0 && !found.includes(clearedMark);
}
