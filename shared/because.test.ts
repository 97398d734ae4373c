import { describe, expect, it } from 'vitest';
import { clip, joinNaturally, joinPieces } from './because.ts';

describe('joinNaturally', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b, and c'],
  ])('joins %j', (items, expected) => {
    expect(joinNaturally(items)).toBe(expected);
  });

  it('returns the same result as pieces', () => {
    expect(joinPieces(3)).toEqual([0, ', ', 1, ', and ', 2]);
    expect(joinPieces(0)).toEqual([]);
  });
});

describe('clip', () => {
  it('keeps short text unchanged, on one line', () => {
    expect(clip('  one\n two ', 90)).toBe('one two');
    expect(clip('x'.repeat(90), 90)).toBe('x'.repeat(90));
  });

  it('cuts at a word boundary and drops trailing punctuation', () => {
    expect(clip('We repair air conditioners, mostly same day', 30)).toBe('We repair air conditioners…');
  });

  it('cuts inside an overlong word but never inside an emoji', () => {
    expect(clip('x'.repeat(200), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(clip('👩‍👩‍👧‍👦'.repeat(20), 4)).toBe(`${'👩‍👩‍👧‍👦'.repeat(3)}…`);
  });
});
