import { describe, expect, it } from 'vitest';
import { m } from '#messages';

describe('a counted message', () => {
  it('says one thing and several', () => {
    expect(m.profile_counted_prompts({ count: 1 })).toBe('1 prompt');
    expect(m.profile_counted_prompts({ count: 1224 })).toBe('1,224 prompts');
  });
});
