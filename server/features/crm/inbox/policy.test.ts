import { describe, expect, it } from 'vitest';
import { cursorOf, placeOf, searchedText } from './policy.ts';

describe('searchedText', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['ab', undefined],
    ['  ab  ', undefined],
    ['Dana', 'Dana'],
    ['  Coral Bay ', 'Coral Bay'],
    ['(954) 555-0123', '9545550123'],
    ['+1 954 555 0123', '9545550123'],
    ['1954', '1954'],
    ['( - )', undefined],
    ['%%%', undefined],
    ['J. B. X.', undefined],
    ['Åsa', 'Åsa'],
    ['12-', undefined],
    ['dana@example.com', 'dana@example.com'],
    ['100%', '100%'],
    ['\u{1f600}\u{1f600}', undefined],
  ])('turns %j into %j', (typed, searched) => expect(searchedText(typed)).toBe(searched));
});

describe('a cursor', () => {
  const id = '6f1c2b1e-8a9d-4c8e-9b1a-3f2e1d0c9b8a';
  it('round-trips', () => {
    expect(placeOf('clock', cursorOf('clock', { key: '98200000000', id }))).toEqual({ key: 98_200_000_000, id });
    expect(placeOf('newest', cursorOf('newest', { key: '1790000000123456', id }))).toEqual({
      key: 1_790_000_000_123_456,
      id,
    });
  });
  it('for a different order is undefined', () =>
    expect(placeOf('newest', cursorOf('clock', { key: '98200000000', id }))).toBeUndefined());
  it('is undefined without a value', () => expect(placeOf('clock', null)).toBeUndefined());
});
