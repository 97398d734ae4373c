/** Addresses of the admin area. Apart from `paths`, so that nothing a visitor fetches names them; scripts/build/no-admin.ts checks that. */
export const adminPaths = {
  inbox: '/admin/inbox',
  /** The leads of the inbox as a file. */
  leadsFile: '/admin/export/leads.csv',
  users: '/admin/users',
  requests: '/admin/requests',
  referrals: '/admin/referrals',
  numbers: '/admin/numbers',
  mails: '/admin/mails',
  jobs: '/admin/jobs',
  ai: '/admin/ai',
  claims: '/admin/claims',
  privacy: '/admin/privacy',
  readiness: '/admin/readiness',
  system: '/admin/system',
  audit: '/admin/audit',
} as const;
