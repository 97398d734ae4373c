/** Terms and durations of accounts, shared by database, server, and screens. */

export const roles = ['member', 'admin'] as const;
export type Role = (typeof roles)[number];

export const tokenPurposes = ['confirm_email', 'reset_password', 'change_email'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

export const membershipStatuses = ['active', 'expired', 'cancelled'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

export const notificationTypes = ['info', 'success', 'warning'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** queued: waiting, also for a retry; sending: claimed by a worker; error: given up; suppressed: must not be sent. */
export const mailStatuses = ['queued', 'sending', 'sent', 'error', 'suppressed'] as const;

export const accountTimes = {
  trialDays: 14,
  previewDays: 7,
  activationDays: 7,
  confirmHours: 48,
  resetHours: 1,
  changeEmailHours: 24,
  /** A session ends this long after its last use. */
  sessionDays: 30,
  /** A session ends this long after sign-in, even if it's in use. */
  sessionMostDays: 90,
  /** How long a browser counts as known after its last sign-in. */
  knownBrowserDays: 180,
  banHours: 999,
  /** Delay of sample notifications after a sign-in. */
  samplesAfterMs: 500,
  samplesApartMs: 100,
} as const;

/** Failed password attempts after which an activation link is dead. */
export const activationAttempts = 5;

/** Sign-up metadata, named as in the specification. */
export type SignUpMetadata = { full_name: string; business_name: string; first_name: string; last_name: string };

/** Splits a name at spaces: the first word, and the rest. */
export function signUpMetadata(fullName: string, businessName: string): SignUpMetadata {
  const [first = '', ...rest] = fullName.trim().split(/\s+/);
  return {
    full_name: fullName.trim(),
    business_name: businessName.trim(),
    first_name: first,
    last_name: rest.join(' '),
  };
}
