import { keyedPrompts, parsePromptKey } from '#shared/domain/prompt-keys.ts';
import { teaserOf } from '#shared/domain/prompt-teaser.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';

/**
 * A profile for a member without Pro: locked prompts are cut to their first words.
 * @param input `unlocked`: keys of unlocked prompts
 * @returns the profile, and the keys of its locked prompts.
 */
export function withLockedPrompts(
  profile: GeneratedProfile,
  unlocked: ReadonlySet<string>,
): { profile: GeneratedProfile; lockedPrompts: string[] } {
  const lockedPrompts = keyedPrompts(profile)
    .map(({ key }) => key)
    .filter((key) => !unlocked.has(key));
  if (lockedPrompts.length === 0) return { profile, lockedPrompts };
  const masked = structuredClone(profile);
  for (const key of lockedPrompts) {
    const { platform, index } = parsePromptKey(key);
    const list = masked.platformPrompts?.[platform] ?? masked.prompts;
    const entry = list?.[index];
    if (entry) entry.prompt = teaserOf(entry.prompt);
  }
  return { profile: masked, lockedPrompts };
}
