/** Gives members a complete profile without the chat, and Pro without a payment. */
import { randomUUID } from 'node:crypto';
import { assembleProfile } from '#server/engine/assemble.ts';
import { draftLocally } from '#server/engine/draft-local.ts';
import { readBrief } from '#server/engine/read-brief.ts';
import { toChatUserProfile } from '#shared/domain/chat-answers.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { finish } from '../integration/access/world.ts';
import { sampleAnswers } from './conversation.ts';
import type { TestDatabase } from './database.ts';

function profileFrom(answers: ReturnType<typeof sampleAnswers>): GeneratedProfile {
  const brief = readBrief(toChatUserProfile(answers));
  return assembleProfile(brief, draftLocally(brief));
}

let written: GeneratedProfile | undefined;
/** Returns the profile that the engine writes from the sample answers. */
export const sampleProfile = (): GeneratedProfile => structuredClone((written ??= profileFrom(sampleAnswers())));

/** Gives an account a finished profile, from custom answers if given. @returns its id */
export async function giveProfile(
  database: TestDatabase,
  userId: string,
  answers?: ReturnType<typeof sampleAnswers>,
): Promise<string> {
  const { profileId, conversationId } = await finish(database, { visitorId: randomUUID(), userId });
  await setProfile(database, profileId, answers ? profileFrom(answers) : sampleProfile());
  if (answers) {
    await database.query('update conversations set answers = $2 where id = $1', [
      conversationId,
      JSON.stringify(answers),
    ]);
    await database.query(
      `update ai_conversation_profiles set conversation_responses = $2::jsonb, business_name = $2::jsonb ->> 'business_name',
         business_description = $2::jsonb ->> 'business_description', name = $2::jsonb ->> 'name_input' where id = $1`,
      [profileId, JSON.stringify(answers)],
    );
  }
  return profileId;
}

export const setProfile = (database: TestDatabase, profileId: string, profile: GeneratedProfile) =>
  database.query('update ai_conversation_profiles set generated_profile = $2 where id = $1', [
    profileId,
    JSON.stringify(profile),
  ]);

export const setPlan = (database: TestDatabase, userId: string, plan: 'free' | 'pro') =>
  database.query(`update user_memberships set plan = $2::plan_id, pro_until = null where user_id = $1`, [userId, plan]);

export const endTrial = (database: TestDatabase, userId: string) =>
  database.query(`update user_memberships set expires_at = now() - interval '1 hour' where user_id = $1`, [userId]);
