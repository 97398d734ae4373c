import { describe, expect, it } from 'vitest';
import { typedLength } from './typing.ts';

describe('typedLength', () => {
  it('shows nothing for the first 500 ms', () => {
    for (const elapsed of [-1, 0, 1, 499]) expect(typedLength(elapsed, 100)).toBe(0);
  });

  it('then shows one character every 3 ms until the end', () => {
    expect(typedLength(500, 100)).toBe(0);
    expect(typedLength(502, 100)).toBe(0);
    expect(typedLength(503, 100)).toBe(1);
    expect(typedLength(506, 100)).toBe(2);
    expect(typedLength(799, 100)).toBe(99);
    expect(typedLength(800, 100)).toBe(100);
    expect(typedLength(1e9, 100)).toBe(100);
  });

  it('returns zero for an empty message', () => {
    expect(typedLength(10_000, 0)).toBe(0);
  });
});
