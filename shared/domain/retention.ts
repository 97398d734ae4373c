/**
 * Retention periods in months for each kind of row. RETENTION_MONTHS overrides the defaults, a daily job deletes older
 * rows (server/features/admin/retention), and the privacy policy shows the configured numbers.
 */
type Kind = {
  /** Name of the data, as shown to admins. */
  label: string;
  /** Start of the retention period, as shown to admins. */
  counts: string;
  /** Default, in months. */
  months: number;
  /** Minimum number of months. */
  min: number;
};

export const retentionKinds = {
  conversations: {
    label: 'Chat conversations without an account, with their profiles',
    counts: 'from the last answer or our last note',
    months: 12,
    min: 1,
  },
  accounts: {
    label: 'Accounts that were never confirmed',
    counts: 'from the day they were created',
    months: 12,
    min: 1,
  },
  messages: {
    label: 'Contact messages, with our notes and replies',
    counts: 'from the message or our last note or reply',
    months: 24,
    min: 1,
  },
  applications: {
    label: 'Applications, with our notes and replies',
    counts: 'from the application or our last note or reply',
    months: 24,
    min: 1,
  },
  subscriptions: {
    label: 'Newsletter and waitlist sign-ups that were never confirmed or have ended',
    counts: 'from the sign-up, or from the day they left',
    months: 12,
    min: 1,
  },
  emails: {
    label: 'Emails we sent, with their content',
    counts: 'from the day they were written',
    months: 12,
    min: 1,
  },
  visits: {
    label: 'Visits, including those by a referral link',
    counts: 'from the visit',
    months: 13,
    min: 1,
  },
  audit: {
    label: 'Audit log of admin changes',
    counts: 'from the change',
    months: 36,
    // A trigger refuses to delete newer entries (migration 0011).
    min: 12,
  },
  payments: {
    label: 'Payment records of deleted accounts',
    counts: 'from the day the order was closed, paid or placed',
    months: 84,
    min: 12,
  },
} as const satisfies Record<string, Kind>;

export type RetentionKind = keyof typeof retentionKinds;
/** Months per kind. */
export type Retention = Readonly<Record<RetentionKind, number>>;

/** Maximum number of months. */
export const mostRetentionMonths = 240;

export const retentionKindNames = Object.keys(retentionKinds) as RetentionKind[];

export const defaultRetention = Object.fromEntries(
  Object.entries(retentionKinds).map(([kind, { months }]) => [kind, months]),
) as Retention;

/** Formats a number of months: "1 month", "18 months", "2 years". */
export function monthsInWords(months: number): string {
  if (months >= 24 && months % 12 === 0) return `${months / 12} years`;
  return `${months} ${months === 1 ? 'month' : 'months'}`;
}

/**
 * Returns the placeholder for a number of months in a page's text. Pages are built before the settings are known, so
 * the server fills it in (`fillRetention`).
 */
export const retentionToken = (kind: RetentionKind) => `__KEEP_${kind.toUpperCase()}__`;

/** Replaces each token in a page's text with the configured number of months. */
export function fillRetention(text: string, retention: Retention): string {
  if (!text.includes('__KEEP_')) return text;
  return retentionKindNames.reduce(
    (filled, kind) => filled.replaceAll(retentionToken(kind), monthsInWords(retention[kind])),
    text,
  );
}
