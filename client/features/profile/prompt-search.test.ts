import { describe, expect, it } from 'vitest';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { olderPrompts, promptGroups, searchPrompts } from './prompt-search.ts';
import { testProfile } from './test-profile.ts';

const entries = promptGroups(testProfile).flatMap((group) => group.prompts);
const nameOf = (key: string) => (key === 'veo3' ? 'Veo 3' : key);
const titles = (query: string) => searchPrompts(entries, query, nameOf).map(({ title }) => title);

describe('promptGroups', () => {
  it("keeps the profile's order and gives every prompt a unique id", () => {
    expect(promptGroups(testProfile).map(({ platform }) => platform)).toEqual(['lovable', 'veo3']);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
  });

  const none: GeneratedProfile['platformPrompts'][] = [undefined, {}, { lovable: [] }];
  it.each(none)('returns no groups for %j', (platformPrompts) => {
    expect(promptGroups({ ...testProfile, platformPrompts })).toEqual([]);
  });

  it('reads the old format', () => {
    const prompts = [{ title: 'A', prompt: 'B', useCase: 'C' }];
    expect(olderPrompts({ ...testProfile, prompts })).toEqual([{ id: 'prompt-0', key: 'older.1', ...prompts[0] }]);
  });
});

describe('searchPrompts', () => {
  it('returns everything for a blank query', () => {
    expect(titles('  ')).toHaveLength(3);
  });

  it('searches title, text, use case, category and platform', () => {
    expect(titles('landing')).toEqual(['Landing page']);
    expect(titles('technician')).toEqual(['Short clip']);
    expect(titles('loads FAST')).toHaveLength(3);
    expect(titles('website')).toHaveLength(3);
    expect(titles('veo 3')).toEqual(['Short clip']);
  });

  it('requires every word, in any order, ignoring accents', () => {
    expect(titles('cafe iced')).toEqual(['Café offer']);
    expect(titles('CAFÉ cooling')).toEqual([]);
  });

  it('treats regex characters literally', () => {
    expect(titles('.*')).toEqual([]);
    expect(titles('(')).toEqual([]);
  });
});
