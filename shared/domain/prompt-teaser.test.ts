import { describe, expect, it } from 'vitest';
import { teaserOf } from './prompt-teaser.ts';

const long = 'Write a post that answers a question the way you would across the counter, with one exception. '.repeat(
  4,
);

describe('teaserOf', () => {
  it('ends at a word boundary with an ellipsis', () => {
    expect(teaserOf(long)).toBe('Write a post that answers a question the way you would across the counter, with one…');
  });

  it('returns a single line', () => {
    expect(teaserOf(`First line:\n\n  ${long}`)).toMatch(/^First line: Write a post/);
  });

  it('shows at most half of a short prompt', () => {
    for (const prompt of ['Say hello to every customer.', 'ab', 'a', 'One two three four five six seven']) {
      expect(teaserOf(prompt).replace('…', '').length, prompt).toBeLessThanOrEqual(prompt.length / 2);
    }
  });

  it('cuts inside an overlong word but never inside a character', () => {
    expect(teaserOf('x'.repeat(400))).toBe(`${'x'.repeat(90)}…`);
    expect(teaserOf('😀'.repeat(200)).isWellFormed()).toBe(true);
    expect(teaserOf('😀'.repeat(7))).toBe('😀😀😀…');
  });
});
