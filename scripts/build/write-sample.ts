/** Writes a sample profile with the built-in engine. */
import { samplePrompts, type SampleProfile } from '#shared/content/sample-profiles/schema.ts';
import { toChatUserProfile, type Answers } from '#shared/domain/chat-answers.ts';
import { assembleProfile } from '#server/engine/assemble.ts';
import { draftLocally } from '#server/engine/draft-local.ts';
import { readBrief } from '#server/engine/read-brief.ts';

/** Returns the profile that these answers lead to in the chat without a model, with the first prompts of each platform. */
export function writeSample(answers: Answers): Pick<SampleProfile, 'promptTotals' | 'profile'> {
  const brief = readBrief(toChatUserProfile(answers));
  const profile = assembleProfile(brief, draftLocally(brief));
  const prompts = Object.entries(profile.platformPrompts ?? {});
  return {
    promptTotals: Object.fromEntries(prompts.map(([platform, list]) => [platform, list.length])),
    profile: {
      ...profile,
      platformPrompts: Object.fromEntries(prompts.map(([platform, list]) => [platform, list.slice(0, samplePrompts)])),
    },
  };
}
