import { describe, expect, it } from 'vitest';
import { promptKey, promptKeyPattern } from '#shared/domain/prompt-keys.ts';
import { variableLimits, variablesOf } from '#shared/domain/prompt-variables.ts';
import { platformPromptSchema } from '#shared/schemas/profile.ts';
import { platformOrder } from '#shared/domain/platforms.ts';
import { everydayPack } from './everyday.ts';

const { prompts } = everydayPack;

describe('the everyday pack', () => {
  it('has no duplicate prompts', () => {
    for (const part of ['title', 'prompt', 'useCase'] as const)
      expect(new Set(prompts.map((entry) => entry[part])).size, part).toBe(prompts.length);
  });

  it.each(prompts)('"$title" is a prompt with at least one blank', (entry) => {
    expect(platformPromptSchema.parse(entry)).toEqual(entry);
    expect(entry.prompt.length).toBeGreaterThan(200);
    const variables = variablesOf(entry.prompt, []);
    expect(variables.length).toBeGreaterThan(0);
    expect(variables.length).toBeLessThanOrEqual(8);
    for (const { name } of variables) expect(name.length).toBeLessThanOrEqual(variableLimits.name);
    // Every bracket can be filled in.
    const brackets = entry.prompt.match(/\[[^\]]*\]/g) ?? [];
    expect(brackets.filter((bracket) => variablesOf(bracket, []).length !== 1)).toEqual([]);
    expect(entry.prompt.split('[').length).toBe(entry.prompt.split(']').length);
  });

  it('uses keys that no platform uses', () => {
    expect(platformOrder).not.toContain(everydayPack.key);
    expect(prompts.every((_, index) => promptKeyPattern.test(promptKey(everydayPack.key, index)))).toBe(true);
  });

  it('has several prompts in each category', () => {
    const counts = Map.groupBy(prompts, ({ category }) => category);
    expect([...counts.values()].filter((entries) => entries.length < 2)).toEqual([]);
  });
});
