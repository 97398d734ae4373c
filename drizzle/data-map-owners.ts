/** Conditions that tell which of a table's rows belong to a person (drizzle/data-map.ts). */
import { sql, type SQL } from 'drizzle-orm';

/** Identifies a person by account, email address, or both. People who only wrote to us have no account. */
export type Identity = { userId: string | null; email: string | null };
/** Keys that find a person's rows. */
export type Person = Identity & { conversationIds: string[] };
export type Owner = (person: Person) => SQL;

const uuids = (ids: string[]) => sql`${sql.param(ids)}::uuid[]`;

export const byId: Owner = ({ userId }) => sql`id = ${userId}`;
export const byUser: Owner = ({ userId }) => sql`user_id = ${userId}`;
export const byReferrer: Owner = ({ userId }) => sql`referrer_id = ${userId}`;
export const byEmail: Owner = ({ email }) => sql`email = ${email}`;
export const byLead: Owner = ({ email }) => sql`lead_id in (select id from leads where email = ${email})`;
/** Notices to the agency contain what a visitor sent us, and replies go to the visitor's address. */
export const byRecipient: Owner = ({ userId, email }) =>
  sql`(to_email = ${email} or user_id = ${userId} or data->>'replyTo' = ${email})`;
export const byConversationId: Owner = ({ conversationIds }) => sql`id = any(${uuids(conversationIds)})`;
export const byConversation: Owner = ({ conversationIds }) => sql`conversation_id = any(${uuids(conversationIds)})`;
export const byProfile: Owner = ({ conversationIds }) =>
  sql`profile_id in (select id from ai_conversation_profiles where conversation_id = any(${uuids(conversationIds)}))`;
export const byRequest: Owner = ({ userId }) =>
  sql`request_id in (select id from service_requests where user_id = ${userId})`;
export const byReferralCode: Owner = ({ userId }) =>
  sql`code in (select code from referral_codes where user_id = ${userId})`;
export const byOrder: Owner = ({ userId }) => sql`order_id in (select id from orders where user_id = ${userId})`;
export const byUserOrBrowser: Owner = ({ userId, conversationIds }) => sql`(user_id = ${userId} or visitor_id in (
  select visitor_id from conversations where id = any(${uuids(conversationIds)})))`;
