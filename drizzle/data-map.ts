/**
 * Maps personal data table by table: who owns the rows, what happens to them in an export or an erasure, and how long
 * they're kept. A test (drizzle/data-map.test.ts) fails for any column that isn't listed. Logs may contain only the
 * ids.
 */
import type { RetentionKind } from '#shared/domain/retention.ts';
import {
  byConversation,
  byConversationId,
  byEmail,
  byId,
  byLead,
  byOrder,
  byProfile,
  byRecipient,
  byReferralCode,
  byReferrer,
  byRequest,
  byUser,
  byUserOrBrowser,
  type Owner,
} from './data-map-owners.ts';

/**
 * What a column holds. `person`: said by or about a person; part of their export. `record`: exported too, but kept
 * after an erasure, because payments must stay accounted for. `secret`: grants access; never leaves the server, not
 * even in an export. `id`: identifies a row, including a person's. `plain`: not about anyone.
 */
export type ColumnKind = 'person' | 'record' | 'secret' | 'id' | 'plain';

export type TableMap = {
  table: string;
  /** How to find a person's rows. Tables without personal data have none. */
  owner: Owner | undefined;
  /**
   * What an erasure does: delete the rows, empty their personal columns, or keep them because they contain nothing
   * personal.
   */
  erase: 'delete' | 'empty' | 'keep';
  /**
   * When rows are deleted automatically: days since their end (or since their last change if they have none), or a
   * retention kind whose months are a setting (shared/domain/retention.ts). That kind's cleanup decides which rows are
   * old enough.
   */
  retention: RetentionKind | { days: number } | undefined;
  /** Column names by class. */
  columns: Partial<Record<ColumnKind, string>>;
};

type Describe = (
  table: string,
  owner: TableMap['owner'],
  retention: TableMap['retention'],
  columns: TableMap['columns'],
) => TableMap;
const mapAs =
  (erase: TableMap['erase']): Describe =>
  (table, owner, retention, columns) => ({ table, owner, erase, retention, columns });
const deleted = mapAs('delete');
const emptied = mapAs('empty');
const kept = mapAs('keep');
const nobody = undefined;
const noTerm = undefined;

/** Lists a table's columns by class. */
export function columnsOf({ columns }: TableMap): { name: string; kind: ColumnKind }[] {
  return Object.entries(columns).flatMap(([kind, names]) =>
    names.split(' ').map((name) => ({ name, kind: kind as ColumnKind })),
  );
}

/**
 * All tables in export order: referenced tables come before the tables that reference them, and leads before their
 * sources. An erasure goes through the list in reverse, so it locks records before their leads, as forms do.
 */
export const dataMap: readonly TableMap[] = [
  deleted('contacts', byEmail, noTerm, { id: 'id merged_into', person: 'email name phone created_at' }),
  kept('person_merges', nobody, noTerm, { id: 'id kept_id moved by_user_id', plain: 'created_at undone_at' }),
  deleted('leads', byEmail, noTerm, {
    id: 'id source_id person_id',
    person: 'kind email name phone business city summary landing campaign status tags answered_at occurred_at',
    plain: 'is_finished owner_id due_at updated_at sort_key search',
  }),
  deleted('lead_entries', byLead, noTerm, {
    id: 'id lead_id email_id by_user_id submission_id',
    person: 'kind body status created_at',
  }),
  deleted('users', byId, 'accounts', {
    id: 'id',
    person: 'email role metadata confirmed_at banned_until deletion_due_at created_at',
    secret: 'password_hash',
    plain: 'session_epoch welcome_due_at samples_due_at updated_at',
  }),
  deleted(
    'sessions',
    byUser,
    { days: 1 },
    { id: 'user_id', person: 'user_agent created_at last_seen_at', secret: 'id', plain: 'expires_at' },
  ),
  deleted(
    'user_tokens',
    byUser,
    { days: 30 },
    {
      id: 'id user_id',
      person: 'email',
      secret: 'token_hash visitor_id',
      plain: 'purpose attempts created_at expires_at used_at',
    },
  ),
  deleted(
    'account_activation_tokens',
    byUser,
    { days: 30 },
    {
      id: 'id user_id conversation_profile_id',
      person: 'email',
      secret: 'token_hash temporary_password_hash',
      plain: 'attempts created_at expires_at used_at',
    },
  ),
  deleted('profiles', byId, noTerm, {
    id: 'id',
    person: 'first_name last_name full_name business_name tutorial_progress',
    plain: 'created_at updated_at',
  }),
  deleted('user_memberships', byUser, noTerm, {
    id: 'user_id',
    person: 'status plan pro_until starts_at expires_at',
    plain: 'pro_source',
  }),
  deleted('notifications', byUser, noTerm, {
    id: 'id user_id',
    person: 'title message is_read created_at',
    plain: 'type href dedupe_key sample',
  }),
  deleted('conversations', byConversationId, 'conversations', {
    id: 'id user_id',
    person: 'referral_code origin answers extras understood created_at',
    secret: 'visitor_id',
    plain: 'script_version revision archived_at updated_at',
  }),
  deleted('ai_conversation_profiles', byConversation, 'conversations', {
    id: 'id conversation_id generation_id',
    person:
      'email name phone website business_name business_description current_marketing target_audience goals conversation_responses generated_profile copied_prompts account_email created_at',
    plain: 'account_due_at updated_at',
  }),
  deleted('profile_generations', byConversation, 'conversations', {
    id: 'id conversation_id profile_id',
    person: 'network_hash partial',
    plain:
      'input_hash status stage percent engine sections failure attempts claim lease_until wake_at created_at started_at finished_at',
  }),
  kept('model_calls', nobody, noTerm, {
    id: 'id generation_id run_id',
    plain: 'attempt model outcome input_tokens output_tokens cost_micro_usd duration_ms detail created_at',
  }),
  kept('ai_budget_days', nobody, noTerm, { plain: 'day reserved_micro_usd spent_micro_usd' }),
  // Holders are keyed hashes of networks, accounts and conversations.
  kept('ai_budget_shares', nobody, { days: 2 }, { id: 'holder', plain: 'day taken_micro_usd' }),
  // The assistant's spoken lines, by a hash of the text. We don't store who listens.
  kept('speech_clips', nobody, { days: 7 }, { plain: 'text_hash mp3 created_at' }),
  deleted('profile_versions', byProfile, noTerm, {
    id: 'id profile_id',
    person: 'version kind changed remark profile created_at',
  }),
  deleted('share_links', byUser, noTerm, {
    id: 'id user_id profile_id',
    person: 'expires_at revoked_at views last_viewed_at created_at',
    secret: 'token_hash sealed_token',
  }),
  deleted('prompt_uses', byUser, noTerm, { id: 'user_id', person: 'month prompt_keys', plain: 'updated_at' }),
  deleted('prompt_marks', byUser, noTerm, {
    id: 'user_id',
    person: 'prompt_key favorite_at rating variables',
    plain: 'updated_at',
  }),
  deleted('engine_runs', byUser, noTerm, {
    id: 'id user_id',
    person: 'kind subject input network_hash created_at',
    plain: 'status engine failure attempts claim lease_until wake_at finished_at',
  }),
  deleted('machine_steps', byUser, noTerm, {
    id: 'user_id',
    person: 'step status inputs notes result result_at',
    plain: 'updated_at',
  }),
  deleted('tasks', byUser, noTerm, {
    id: 'id user_id',
    person: 'horizon title note due_on remind_on status closed_at created_at',
    plain: 'source position reminded_at updated_at',
  }),
  deleted('calendar_links', byUser, noTerm, { id: 'user_id', person: 'created_at', secret: 'token_hash sealed_token' }),
  deleted('notification_settings', byUser, noTerm, {
    id: 'user_id',
    person: 'weekly_in_app weekly_by_mail reminders_by_mail',
    plain: 'weekly_due_at updated_at',
  }),
  deleted('service_requests', byUser, noTerm, {
    id: 'id user_id submission_id',
    person: 'service_type description status created_at',
    plain: 'updated_at',
  }),
  deleted('service_request_events', byRequest, noTerm, {
    id: 'id request_id by_user_id',
    person: 'status reply created_at',
  }),
  deleted('referral_codes', byUser, noTerm, { id: 'user_id', person: 'code created_at', secret: 'browsers networks' }),
  deleted('referral_clicks', byReferralCode, 'visits', {
    id: 'id code',
    secret: 'visitor_hash',
    plain: 'day created_at',
  }),
  deleted('referrals', byReferrer, noTerm, {
    id: 'id referrer_id referred_user_id',
    person: 'referral_code status paid_at held_until reward_cents approved_at created_at',
    secret: 'network_hash browser_hash payment_hash',
    plain: 'flags',
  }),
  deleted('payment_marks', byUser, noTerm, { id: 'user_id', secret: 'payment_hash', plain: 'created_at' }),
  // The sweeper also deletes the orphaned customer at the provider, which ends its subscriptions.
  emptied('payment_customers', byUser, 'payments', {
    id: 'id user_id',
    record: 'created_at',
    plain: 'mode removed_at',
  }),
  emptied('orders', byUser, 'payments', {
    id: 'id user_id session_id payment_id invoice_id subscription_id',
    person: 'email visitor_id origin',
    record:
      'number kind status subtotal_cents discount_cents coupon_code tax_cents total_cents refunded_cents refund_reason created_at paid_at closed_at terms_accepted_at',
    secret: 'session_url receipt_url',
    plain:
      'fingerprint mode session_expires_at refund_due_at dispute_due_at dispute_status dispute_reason fraud_warned_at sync_seq written_seq synced_at delivered_at',
  }),
  kept('order_lines', byOrder, 'payments', {
    id: 'order_id',
    record: 'item_id name unit_cents quantity refunded_quantity',
    plain: 'bootcamp_id',
  }),
  kept('line_refunds', byOrder, 'payments', {
    id: 'id order_id admin_id',
    record: 'item_id quantity cents created_at',
    plain: 'reason note status tried_at closed_at',
  }),
  kept('catalog_items', nobody, noTerm, { plain: 'id name price_cents is_available updated_at' }),
  kept('coupons', nobody, noTerm, {
    id: 'id',
    plain: 'code kind value item_ids is_for_first_month most_uses expires_at is_active created_at',
  }),
  kept('bootcamps', nobody, noTerm, {
    id: 'id',
    plain:
      'title day opens_at_hour closes_at_hour place instructor live_sessions replay_hours state created_at updated_at',
  }),
  kept('sales_settings', nobody, noTerm, { plain: 'id alerts grace_days collects_tax updated_at' }),
  emptied('subscriptions', byUser, 'payments', {
    id: 'id user_id customer_id',
    record: 'status current_period_end ends_at_period_end price_cents created_at ended_at',
    plain: 'mode past_due_since entitled_until sync_seq written_seq synced_at',
  }),
  // Names and addresses are read from the account when an alert is sent.
  kept('sales_alerts', nobody, { days: 90 }, { id: 'id key order_id user_id', plain: 'kind cents created_at sent_at' }),
  // Contains only ids of the provider's objects.
  kept(
    'payment_events',
    nobody,
    { days: 90 },
    { id: 'id refs', plain: 'type status attempts claim lease_until wake_at failure received_at handled_at' },
  ),
  kept('payment_reconciliations', nobody, noTerm, { plain: 'mode up_to due_at' }),
  emptied('vip_seats', byUser, noTerm, {
    id: 'user_id order_id',
    record: 'number sold_at',
    plain: 'bootcamp_id held_until',
  }),
  deleted('seat_waitlist', byUser, noTerm, { id: 'user_id', person: 'status joined_at offer_ends_at' }),
  deleted('contact_submissions', byEmail, 'messages', {
    id: 'id submission_id',
    person: 'origin network_hash created_at name email phone business_type message city source',
    plain: 'status',
  }),
  deleted('business_applications', byEmail, 'applications', {
    id: 'id submission_id',
    person:
      'origin network_hash created_at name email phone business_name website facebook instagram business_type industry employee_count current_revenue marketing_budget target_audience marketing_challenges marketing_goals',
    plain: 'status',
  }),
  deleted('newsletter_subscribers', byEmail, 'subscriptions', {
    id: 'id submission_id',
    person: 'origin network_hash created_at list email name source status confirmed_at unsubscribed_at subscribed_at',
    plain: 'welcome_due_at',
  }),
  deleted('emails', byRecipient, 'emails', {
    id: 'id user_id dedupe_key message_id provider_id',
    person: 'template to_email data created_at sent_at',
    secret: 'sealed',
    plain: 'status attempts claim lease_until wake_at timed_out last_error queued_at',
  }),
  // Ids, states, and our own terms. They record what an admin did, even after the other person is erased.
  kept('audit_log', nobody, 'audit', { id: 'id admin_id subject_id', plain: 'at action subject before after' }),
  deleted('visits', byUserOrBrowser, 'visits', {
    id: 'id user_id',
    person: 'landing referrer source medium campaign created_at',
    secret: 'visitor_id',
  }),
  // One row per running process, deleted a day after its last heartbeat.
  kept('worker_beats', nobody, { days: 1 }, { id: 'id', plain: 'host started_at beat_at sweeps' }),
  kept('claim_switches', nobody, noTerm, { id: 'key by_user_id', plain: 'is_off updated_at' }),
  // Published with the customer's written consent, and deleted by hand in /admin/proof when they take it back.
  kept('proof_entries', nobody, noTerm, {
    id: 'id consent_by_user_id',
    plain:
      'kind name business place text problem outcome before after period measured url topics city is_shown position consent_at created_at updated_at',
  }),
  kept('city_settings', nobody, noTerm, { id: 'slug by_user_id', plain: 'is_shown updated_at' }),
  // Only a hash, so that an erased person still gets no email they opted out of.
  kept('email_suppressions', nobody, noTerm, { id: 'email_hash', plain: 'reason created_at' }),
  // Keys are hashes or network addresses, kept for a few hours.
  kept('limit_buckets', nobody, { days: 1 }, { id: 'key', plain: 'points expire' }),
];
