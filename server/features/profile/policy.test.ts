import { describe, expect, it } from 'vitest';
import { keyedPrompts } from '#shared/domain/prompt-keys.ts';
import { assembleProfile } from '#server/engine/assemble.ts';
import { draftLocally } from '#server/engine/draft-local.ts';
import { readBrief } from '#server/engine/read-brief.ts';
import { answersWith } from '#server/engine/test-helpers.ts';
import { withLockedPrompts } from './policy.ts';

const brief = readBrief(answersWith());
const profile = assembleProfile(brief, draftLocally(brief));
const textOf = (of: typeof profile, key: string) => keyedPrompts(of).find((entry) => entry.key === key)!.prompt;

describe('withLockedPrompts', () => {
  it('keeps unlocked prompts and only the beginning of the rest', () => {
    const before = JSON.stringify(profile);
    const { profile: masked, lockedPrompts } = withLockedPrompts(profile, new Set(['veo3.2', 'email.1']));
    const all = keyedPrompts(profile);
    expect(lockedPrompts).toHaveLength(all.length - 2);
    expect(textOf(masked, 'veo3.2')).toBe(textOf(profile, 'veo3.2'));
    const sent = JSON.stringify(masked.platformPrompts);
    for (const { key, prompt } of all.filter(({ key }) => lockedPrompts.includes(key))) {
      expect(textOf(masked, key).length, key).toBeLessThanOrEqual(91);
      // Their last words may still appear in another unlocked prompt that uses the same fact.
      expect(sent, key).not.toContain(JSON.stringify(prompt.slice(-150)).slice(1, -1));
    }
    // The profile itself is unchanged.
    expect(JSON.stringify(profile)).toBe(before);
  });

  it('supports the old format', () => {
    const prompts = [1, 2].map((n) => ({ title: `Prompt ${n}`, prompt: `Text ${n} `.repeat(40), useCase: 'x' }));
    const { profile: masked, lockedPrompts } = withLockedPrompts(
      { ...profile, platformPrompts: undefined, prompts },
      new Set(['older.2']),
    );
    expect(lockedPrompts).toEqual(['older.1']);
    expect(masked.prompts![0]!.prompt.length).toBeLessThan(100);
    expect(masked.prompts![1]).toEqual(prompts[1]);
  });

  it('changes nothing when everything is unlocked', () => {
    const unlocked = new Set(keyedPrompts(profile).map(({ key }) => key));
    expect(withLockedPrompts(profile, unlocked)).toEqual({ profile, lockedPrompts: [] });
  });
});
