import { describe, expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

describe('wordChanges', () => {
  it.each([
    ['', '', ''],
    ['a b', 'a b', 'a b'],
    ['call the owner today', 'call the owner tomorrow', 'call the owner [-today-]{+tomorrow+}'],
    ['a c', 'a b c', 'a {+b +}c'],
    ['a b c', 'a c', 'a [-b -]c'],
    ['', 'new', '{+new+}'],
  ])('compares %j with %j', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it('reproduces both texts from the changes', () => {
    const before = 'Two posts a week,\nnever on Sundays. ✂️ مرحبا';
    const after = 'Three posts a week,\nmostly on Sundays ✂️.';
    const pieces = wordChanges(before, after);
    const without = (kind: string) =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect(without('added')).toBe(before);
    expect(without('removed')).toBe(after);
  });

  it('shows two texts with little in common one after the other', () => {
    expect(marked('the van is at the door', 'write a page for the town')).toBe(
      '[-the van is at the door-]{+write a page for the town+}',
    );
  });

  it('skips comparisons that would take too long', () => {
    const before = 'word '.repeat(2000);
    expect(wordChanges(before, `${before}end`)).toHaveLength(2);
  });
});
