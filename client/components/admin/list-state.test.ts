import { describe, expect, it } from 'vitest';
import { listSearch, readListState, searchTerm } from './list-state.ts';

const defaults = { q: '', status: '', sort: 'newest' };
const choices = { status: ['', 'new', 'won'], sort: ['newest', 'oldest'] };

describe('the state of a list', () => {
  it('comes from the URL, with defaults for the rest', () => {
    expect(readListState('?q=coral&status=won&after=abc&x=1', defaults, choices)).toEqual({
      state: { q: 'coral', status: 'won', sort: 'newest' },
      after: 'abc',
    });
    expect(readListState('', defaults, choices)).toEqual({ state: defaults, after: undefined });
  });

  it('ignores unknown and overlong values', () => {
    const search = `?status=drop&sort=&q=${'a'.repeat(300)}&after=${'b'.repeat(501)}`;
    expect(readListState(search, defaults, choices)).toEqual({ state: defaults, after: undefined });
  });

  it('is written to the URL as briefly as possible and can be read back', () => {
    expect(listSearch(defaults, defaults)).toBe('');
    const state = { q: 'a&b=c %', status: 'new', sort: 'newest' };
    const search = listSearch(state, defaults, 'x/y+z');
    expect(search).not.toContain('sort');
    expect(readListState(search, defaults, choices)).toEqual({ state, after: 'x/y+z' });
  });
});

it('searches only with at least three characters', () => {
  expect(searchTerm('  ab ')).toBeUndefined();
  expect(searchTerm('')).toBeUndefined();
  expect(searchTerm('  coral   bay ')).toBe('coral bay');
  expect(searchTerm('x'.repeat(500))).toHaveLength(100);
});
