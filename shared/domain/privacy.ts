/** Groups of a person's data, as an admin sees them before exporting or deleting it. */
import { m } from '#messages';

export const personGroups = {
  account: { label: m.domain_privacy_account(), isKept: false },
  conversations: { label: m.domain_privacy_conversations(), isKept: false },
  work: { label: m.domain_privacy_work(), isKept: false },
  messages: { label: m.domain_privacy_messages(), isKept: false },
  applications: { label: m.domain_privacy_applications(), isKept: false },
  lists: { label: m.domain_privacy_lists(), isKept: false },
  inbox: { label: m.domain_privacy_inbox(), isKept: false },
  emails: { label: m.domain_privacy_emails(), isKept: false },
  visits: { label: m.domain_privacy_visits(), isKept: false },
  referrals: { label: m.domain_privacy_referrals(), isKept: false },
  payments: { label: m.domain_privacy_payments(), isKept: true },
} as const;
export type PersonGroup = keyof typeof personGroups;

/** Group of each table whose rows have an owner (drizzle/data-map.ts). */
export const groupOfTable: Readonly<Record<string, PersonGroup>> = {
  users: 'account',
  sessions: 'account',
  user_tokens: 'account',
  account_activation_tokens: 'account',
  profiles: 'account',
  user_memberships: 'account',
  notifications: 'account',
  notification_settings: 'account',
  payment_marks: 'account',
  conversations: 'conversations',
  ai_conversation_profiles: 'conversations',
  profile_generations: 'conversations',
  profile_versions: 'conversations',
  share_links: 'conversations',
  prompt_uses: 'work',
  prompt_marks: 'work',
  engine_runs: 'work',
  machine_steps: 'work',
  tasks: 'work',
  calendar_links: 'work',
  service_requests: 'work',
  service_request_events: 'work',
  contact_submissions: 'messages',
  business_applications: 'applications',
  newsletter_subscribers: 'lists',
  seat_waitlist: 'lists',
  contacts: 'inbox',
  leads: 'inbox',
  lead_entries: 'inbox',
  emails: 'emails',
  visits: 'visits',
  referral_codes: 'referrals',
  referral_clicks: 'referrals',
  referrals: 'referrals',
  payment_customers: 'payments',
  orders: 'payments',
  order_lines: 'payments',
  line_refunds: 'payments',
  subscriptions: 'payments',
  vip_seats: 'payments',
};

export type GroupCounts = Partial<Record<PersonGroup, number>>;

/** Adds up row counts by group, in the order of the groups. Empty groups are left out. */
export function countGroups(counts: Readonly<Record<string, number>>): GroupCounts {
  const sums: GroupCounts = {};
  for (const group of Object.keys(personGroups) as PersonGroup[]) {
    const sum = Object.entries(counts).reduce(
      (total, [table, count]) => total + (groupOfTable[table] === group ? count : 0),
      0,
    );
    if (sum > 0) sums[group] = sum;
  }
  return sums;
}
