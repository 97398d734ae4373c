/** Members with a whole profile, without the chat; and Pro without a payment. */
import { randomUUID } from 'node:crypto';
import { assembleProfile } from '../../server/engine/assemble.ts';
import { draftLocally } from '../../server/engine/draft-local.ts';
import { readBrief } from '../../server/engine/read-brief.ts';
import { toChatUserProfile } from '../../shared/schemas/chat.ts';
import type { GeneratedProfile } from '../../shared/schemas/profile.ts';
import { finish } from '../integration/access/world.ts';
import { sampleAnswers } from './conversation.ts';
import type { TestDatabase } from './database.ts';

let written: GeneratedProfile | undefined;
/** What the engine writes from the sample answers. */
export function sampleProfile(): GeneratedProfile {
  const brief = readBrief(toChatUserProfile(sampleAnswers()));
  return structuredClone((written ??= assembleProfile(brief, draftLocally(brief))));
}

/** Gives an account a finished profile. @returns its id */
export async function giveProfile(database: TestDatabase, userId: string): Promise<string> {
  const { profileId } = await finish(database, { visitorId: randomUUID(), userId });
  await setProfile(database, profileId, sampleProfile());
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
