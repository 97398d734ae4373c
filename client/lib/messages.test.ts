import { describe, expect, it } from 'vitest';
import { m } from '#messages';

describe('a counted message', () => {
  it('uses singular and plural', () => {
    expect(m.profile_counted_prompts({ count: 1 })).toBe('1 prompt');
    expect(m.profile_counted_prompts({ count: 1224 })).toBe('1,224 prompts');
  });
});
