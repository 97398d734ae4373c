import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { platformOrder } from '#shared/domain/platforms.ts';
import { promptKey, promptKeyPattern } from '#shared/domain/prompt-keys.ts';
import { variablesOf } from '#shared/domain/prompt-variables.ts';
import { platformPromptSchema } from '#shared/schemas/profile.ts';
import { webPack } from '../shop.ts';
import { everydayPack } from './everyday.ts';
import { webOutline } from './web-outline.ts';
import { packOf, type PackPrompt } from './pack.ts';

const { key, name, prompts } = packOf('web');
const words = (text: string) => text.split(/\s+/).filter(Boolean);
const wrong = (isRight: (prompt: PackPrompt) => boolean) =>
  prompts.filter((prompt) => !isRight(prompt)).map(({ title }) => title);
const bracketsOf = (text: string) => text.match(/\[[^\]]*\]/g) ?? [];

/** @returns phrases of this many words that two of the texts share */
function sharedPhrases(texts: readonly string[], length: number): string[] {
  const owners = new Map<string, number>();
  const shared = new Set<string>();
  for (const [owner, text] of texts.entries()) {
    const plain = words(text.toLowerCase().replace(/[^\p{L}\p{N}' ]+/gu, ' '));
    for (let at = 0; at + length <= plain.length; at += 1) {
      const phrase = plain.slice(at, at + length).join(' ');
      if ((owners.get(phrase) ?? owner) === owner) owners.set(phrase, owner);
      else shared.add(phrase);
    }
  }
  return [...shared];
}

describe('the web prompt pack', () => {
  it("has over 300 prompts in the outline's categories, as advertised", () => {
    expect(prompts.length).toBeGreaterThanOrEqual(300);
    expect(prompts).toHaveLength(webOutline.count);
    const groups = Map.groupBy(prompts, ({ category }) => category);
    expect(webOutline.categories.map(({ name, count }) => ({ name, count }))).toEqual(
      [...groups].map(([name, { length }]) => ({ name, count: length })),
    );
    for (const { name, samples } of webOutline.categories)
      expect(groups.get(name)!.map(({ title }) => title)).toEqual(expect.arrayContaining([...samples]));
    expect(webOutline.categories.every(({ samples }) => samples.length > 0)).toBe(true);
    expect(webPack.title).toBe(name);
  });

  it('has no duplicates', () => {
    for (const part of ['title', 'prompt', 'useCase'] as const)
      expect(new Set(prompts.map((entry) => entry[part].toLowerCase())).size, part).toBe(prompts.length);
  });

  it('never repeats an eight-word phrase across prompts', () => {
    expect(sharedPhrases(['one two three, four', 'Zero one two three'], 3)).toEqual(['one two three']);
    expect(
      sharedPhrases(
        prompts.map(({ prompt }) => prompt),
        8,
      ),
    ).toEqual([]);
  });

  it('has prompts that can be displayed, filled in and read', () => {
    expect(wrong((entry) => platformPromptSchema.safeParse(entry).success)).toEqual([]);
    expect(wrong(({ prompt }) => prompt.length >= 450 && prompt.length <= 1300)).toEqual([]);
    expect(wrong(({ title }) => words(title).length >= 3 && words(title).length <= 9)).toEqual([]);
    expect(wrong(({ useCase }) => useCase.length <= 130)).toEqual([]);
    expect(wrong(({ prompt }) => prompt === prompt.trim() && !/[#*`]{2}|\n#|\p{Cc}(?<!\n)/u.test(prompt))).toEqual([]);
  });

  it('has two to six blanks per prompt and no other brackets', () => {
    const blanksOf = ({ prompt }: PackPrompt) => variablesOf(prompt, []).map(({ name }) => name);
    expect(wrong((entry) => blanksOf(entry).length >= 2 && blanksOf(entry).length <= 6)).toEqual([]);
    expect(wrong((entry) => blanksOf(entry).every((name) => name.length <= 40 && words(name).length <= 4))).toEqual([]);
    expect(wrong(({ prompt }) => bracketsOf(prompt).every((bracket) => variablesOf(bracket, []).length === 1))).toEqual(
      [],
    );
    expect(wrong(({ prompt }) => prompt.split('[').length === prompt.split(']').length)).toEqual([]);
  });

  it('uses keys that no platform or other pack uses', () => {
    expect([...platformOrder, everydayPack.key]).not.toContain(key);
    expect(prompts.every((_, index) => promptKeyPattern.test(promptKey(key, index)))).toBe(true);
  });

  it('keeps every prompt at its position, which members’ marks depend on', () => {
    const titles = prompts.slice(0, 315).map(({ title }) => title);
    // Only rewording a title in place may change this hash.
    expect(createHash('sha256').update(titles.join('\n')).digest('hex')).toBe(
      'bf8ba93d8f6b2ea966158d3fde7a6bc25b2e53d6d25c607848cd3c36b770ce64',
    );
  });
});
