import { describe, expect, it } from 'vitest';
import { waitInWords } from './rate-limit.ts';

describe('waitInWords', () => {
  it.each([
    [1, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [3_600, '60 minutes'],
  ])('turns %d s into "%s"', (seconds, words) => expect(waitInWords(seconds)).toBe(words));
});
