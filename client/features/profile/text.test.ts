import { describe, expect, it } from 'vitest';
import { counted } from './text.ts';

describe('counted', () => {
  it('says one thing and several', () => {
    expect(counted(1, 'prompt')).toBe('1 prompt');
    expect(counted(1224, 'prompt')).toBe('1,224 prompts');
  });
});
