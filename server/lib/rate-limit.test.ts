import { describe, expect, it } from 'vitest';
import { limitMessage } from './rate-limit.ts';

describe('limitMessage', () => {
  it.each([
    [1, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [3_600, '60 minutes'],
  ])('turns %d s into "%s"', (seconds, words) =>
    expect(limitMessage(seconds)).toBe(`That’s too many tries for now. Please try again in about ${words}.`),
  );
});
