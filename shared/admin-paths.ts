/**
 * URLs of the admin area. Separate from `paths`, so that nothing a visitor loads contains them;
 * scripts/build/no-admin.ts checks that.
 */
export const adminPaths = {
  inbox: '/admin/inbox',
  /** CSV export of the inbox's leads. */
  leadsFile: '/admin/export/leads.csv',
  orders: '/admin/orders',
  disputes: '/admin/disputes',
  /** An order's receipt as a PDF, followed by its id. */
  receiptFile: '/admin/export/receipt',
  events: '/admin/events',
  /** CSV export of a bootcamp's attendees. */
  attendeesFile: '/admin/export/attendees.csv',
  users: '/admin/users',
  requests: '/admin/requests',
  referrals: '/admin/referrals',
  numbers: '/admin/numbers',
  catalog: '/admin/catalog',
  revenue: '/admin/revenue',
  subscriptions: '/admin/subscriptions',
  salesSettings: '/admin/settings',
  mails: '/admin/mails',
  jobs: '/admin/jobs',
  ai: '/admin/ai',
  cities: '/admin/cities',
  claims: '/admin/claims',
  proof: '/admin/proof',
  privacy: '/admin/privacy',
  readiness: '/admin/readiness',
  system: '/admin/system',
  audit: '/admin/audit',
} as const;
