import { describe, expect, it } from 'vitest';
import { leadMinElapsedMs } from '#shared/schemas/lead.ts';
import { botSignal } from './policy.ts';

describe('a bot', () => {
  it.each([
    ['', leadMinElapsedMs, undefined],
    [' ', 3_600_000, undefined],
    ['', leadMinElapsedMs - 1, 'too_fast'],
    ['', 0, 'too_fast'],
    ['x', 60_000, 'trap'],
  ] as const)('with field %j after %d ms: %s', (website2, elapsedMs, sign) =>
    expect(botSignal({ website2, elapsedMs })).toBe(sign),
  );
});
