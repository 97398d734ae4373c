/**
 * Retention periods in months for each kind of row. RETENTION_MONTHS overrides the defaults, a daily job deletes older
 * rows (server/features/admin/retention), and the privacy policy shows the configured numbers.
 */
type Kind = {
  /** Default, in months. */
  months: number;
  /** Minimum number of months. */
  min: number;
};

export const retentionKinds = {
  conversations: { months: 12, min: 1 },
  accounts: { months: 12, min: 1 },
  messages: { months: 24, min: 1 },
  applications: { months: 24, min: 1 },
  subscriptions: { months: 12, min: 1 },
  emails: { months: 12, min: 1 },
  visits: { months: 13, min: 1 },
  audit: {
    months: 36,
    // A trigger refuses to delete newer entries (migration 0011).
    min: 12,
  },
  payments: { months: 84, min: 12 },
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

/**
 * Returns the placeholder for a number of months in a page's text. Pages are built before the settings are known, so
 * the server fills it in (`fillRetention`).
 */
export const retentionToken = (kind: RetentionKind) => `__KEEP_${kind.toUpperCase()}__`;
