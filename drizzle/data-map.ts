/**
 * Where data about people is, table by table and column by column: whose it is, what happens to it when they ask for
 * their data or for its erasure, and how long it stays. A column that is missing here fails the build
 * (drizzle/data-map.test.ts), so that nobody adds one without deciding. None of it may stand in a log line except ids.
 */

/**
 * What a column holds. `person`: said by or about somebody, goes into their export. `secret`: lets somebody in; never
 * leaves, not even in an export. `id`: names a row, also of a person. `plain`: about nobody.
 */
export type ColumnKind = 'person' | 'secret' | 'id' | 'plain';

export type TableMap = {
  /** How its rows are found for one person; undefined for tables about nobody. */
  owner:
    | 'the account itself'
    | 'user_id'
    | 'id of the account'
    | 'conversation of the account or of its address'
    | 'address'
    | undefined;
  /** At erasure: rows go, or stay with what is personal emptied, or hold nothing personal. */
  erase: 'delete' | 'empty' | 'keep';
  /** Days after which rows go by themselves: counted from their end where they have one, else from their last change. */
  retentionDays: number | undefined;
  columns: Record<string, ColumnKind>;
};

/** What every form of a visitor keeps beside its own fields (drizzle/schema/leads.ts). */
const leadColumns = {
  id: 'id',
  submission_id: 'id',
  origin: 'person',
  network_hash: 'person',
  created_at: 'person',
} as const;

export const dataMap: Record<string, TableMap> = {
  users: {
    owner: 'the account itself',
    erase: 'delete',
    retentionDays: undefined,
    columns: {
      id: 'id',
      email: 'person',
      password_hash: 'secret',
      role: 'person',
      metadata: 'person',
      confirmed_at: 'person',
      banned_until: 'person',
      session_epoch: 'plain',
      welcome_due_at: 'plain',
      samples_due_at: 'plain',
      created_at: 'person',
      updated_at: 'plain',
    },
  },
  sessions: {
    owner: 'user_id',
    erase: 'delete',
    retentionDays: 1,
    columns: {
      id: 'secret',
      user_id: 'id',
      user_agent: 'person',
      created_at: 'person',
      last_seen_at: 'person',
      expires_at: 'plain',
    },
  },
  user_tokens: {
    owner: 'user_id',
    erase: 'delete',
    retentionDays: 30,
    columns: {
      id: 'id',
      user_id: 'id',
      purpose: 'plain',
      token_hash: 'secret',
      email: 'person',
      visitor_id: 'secret',
      attempts: 'plain',
      created_at: 'plain',
      expires_at: 'plain',
      used_at: 'plain',
    },
  },
  account_activation_tokens: {
    owner: 'user_id',
    erase: 'delete',
    retentionDays: 30,
    columns: {
      id: 'id',
      user_id: 'id',
      conversation_profile_id: 'id',
      token_hash: 'secret',
      temporary_password_hash: 'secret',
      email: 'person',
      attempts: 'plain',
      created_at: 'plain',
      expires_at: 'plain',
      used_at: 'plain',
    },
  },
  profiles: {
    owner: 'id of the account',
    erase: 'delete',
    retentionDays: undefined,
    columns: {
      id: 'id',
      first_name: 'person',
      last_name: 'person',
      full_name: 'person',
      business_name: 'person',
      tutorial_progress: 'person',
      created_at: 'plain',
      updated_at: 'plain',
    },
  },
  user_memberships: {
    owner: 'user_id',
    erase: 'delete',
    retentionDays: undefined,
    columns: { user_id: 'id', status: 'person', starts_at: 'person', expires_at: 'person' },
  },
  notifications: {
    owner: 'user_id',
    erase: 'delete',
    retentionDays: undefined,
    columns: {
      id: 'id',
      user_id: 'id',
      title: 'person',
      message: 'person',
      type: 'plain',
      is_read: 'person',
      sample: 'plain',
      created_at: 'person',
    },
  },
  conversations: {
    owner: 'conversation of the account or of its address',
    erase: 'delete',
    retentionDays: undefined,
    columns: {
      id: 'id',
      visitor_id: 'secret',
      user_id: 'id',
      script_version: 'plain',
      answers: 'person',
      revision: 'plain',
      archived_at: 'plain',
      created_at: 'person',
      updated_at: 'plain',
    },
  },
  ai_conversation_profiles: {
    owner: 'conversation of the account or of its address',
    erase: 'delete',
    retentionDays: undefined,
    columns: {
      id: 'id',
      conversation_id: 'id',
      email: 'person',
      name: 'person',
      phone: 'person',
      website: 'person',
      business_name: 'person',
      business_description: 'person',
      current_marketing: 'person',
      target_audience: 'person',
      goals: 'person',
      conversation_responses: 'person',
      generated_profile: 'person',
      generation_id: 'id',
      account_email: 'person',
      account_due_at: 'plain',
      created_at: 'person',
      updated_at: 'plain',
    },
  },
  profile_generations: {
    owner: 'conversation of the account or of its address',
    erase: 'delete',
    retentionDays: undefined,
    columns: {
      id: 'id',
      conversation_id: 'id',
      profile_id: 'id',
      input_hash: 'plain',
      status: 'plain',
      stage: 'plain',
      percent: 'plain',
      engine: 'plain',
      failure: 'plain',
      attempts: 'plain',
      claim: 'plain',
      lease_until: 'plain',
      wake_at: 'plain',
      created_at: 'plain',
      started_at: 'plain',
      finished_at: 'plain',
    },
  },
  generation_attempts: {
    owner: undefined,
    erase: 'keep',
    retentionDays: undefined,
    columns: {
      id: 'id',
      generation_id: 'id',
      attempt: 'plain',
      model: 'plain',
      outcome: 'plain',
      input_tokens: 'plain',
      output_tokens: 'plain',
      cost_micro_usd: 'plain',
      duration_ms: 'plain',
      detail: 'plain',
      created_at: 'plain',
    },
  },
  ai_budget_days: {
    owner: undefined,
    erase: 'keep',
    retentionDays: undefined,
    columns: { day: 'plain', reserved_micro_usd: 'plain', spent_micro_usd: 'plain' },
  },
  contact_submissions: {
    owner: 'address',
    erase: 'delete',
    retentionDays: undefined,
    columns: {
      ...leadColumns,
      name: 'person',
      email: 'person',
      phone: 'person',
      business_type: 'person',
      message: 'person',
      city: 'person',
      source: 'person',
      status: 'plain',
    },
  },
  business_applications: {
    owner: 'address',
    erase: 'delete',
    retentionDays: undefined,
    columns: {
      ...leadColumns,
      name: 'person',
      email: 'person',
      phone: 'person',
      business_name: 'person',
      website: 'person',
      facebook: 'person',
      instagram: 'person',
      status: 'plain',
      business_type: 'person',
      industry: 'person',
      employee_count: 'person',
      current_revenue: 'person',
      marketing_budget: 'person',
      target_audience: 'person',
      marketing_challenges: 'person',
      marketing_goals: 'person',
    },
  },
  newsletter_subscribers: {
    owner: 'address',
    erase: 'delete',
    retentionDays: undefined,
    columns: {
      ...leadColumns,
      list: 'person',
      email: 'person',
      name: 'person',
      source: 'person',
      status: 'person',
      confirmed_at: 'person',
      unsubscribed_at: 'person',
      welcome_due_at: 'plain',
      subscribed_at: 'person',
    },
  },
  emails: {
    owner: 'address',
    erase: 'delete',
    retentionDays: undefined,
    columns: {
      id: 'id',
      template: 'person',
      to_email: 'person',
      user_id: 'id',
      data: 'person',
      sealed: 'secret',
      status: 'plain',
      dedupe_key: 'id',
      message_id: 'id',
      attempts: 'plain',
      claim: 'plain',
      lease_until: 'plain',
      wake_at: 'plain',
      timed_out: 'plain',
      last_error: 'plain',
      provider_id: 'id',
      created_at: 'person',
      sent_at: 'person',
    },
  },
  // A hash, so that an erased person still gets no mail they refused.
  email_suppressions: {
    owner: undefined,
    erase: 'keep',
    retentionDays: undefined,
    columns: { email_hash: 'id', reason: 'plain', created_at: 'plain' },
  },
  // Keys are hashes or network addresses of a few hours.
  limit_buckets: {
    owner: undefined,
    erase: 'keep',
    retentionDays: 1,
    columns: { key: 'id', points: 'plain', expire: 'plain' },
  },
};
