import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';
import { createSealer } from './seal.ts';

const secret = (letter: string) => `secret-${letter}-${letter.repeat(40)}`;
const log = createLog('silent', false);
const sealerOf = (...letters: string[]) => createSealer({ secrets: letters.map(secret), log, what: 'seal' });

afterEach(() => void vi.useRealTimers());

it.each([[{ token: 'abc', temporaryPassword: 'def' }], ['text'], [0], [null], [['list', { of: 1 }]]])(
  'opens its own output: %j',
  async (value) => {
    const sealer = sealerOf('a');
    expect(await sealer.open(await sealer.seal(value))).toEqual(value);
  },
);

it('reveals nothing and never repeats an output', async () => {
  const sealer = sealerOf('a');
  const [one, other] = [await sealer.seal({ token: 'canary' }), await sealer.seal({ token: 'canary' })];
  expect(one).not.toBe(other);
  expect(`${one}${Buffer.from(one, 'base64').toString('latin1')}`).not.toContain('canary');
  expect(encodeURIComponent(one)).toBe(one);
});

it('rejects input that is damaged, forged, or sealed with another secret', async () => {
  const warned = vi.spyOn(log, 'warn');
  const sealer = sealerOf('a');
  const sealed = await sealer.seal({ token: 'abc' });
  const swap = (at: number) => sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  const parts = sealed.split('*');
  for (const bad of [
    '',
    'x',
    // The last two characters are the format version.
    sealed.slice(0, -4),
    sealed.slice(1),
    swap(Math.floor(sealed.length / 2)),
    swap(sealed.length - 6),
    parts.with(1, '1').join('*'),
    parts.slice(0, -1).join('*'),
    await sealerOf('b').seal({ token: 'abc' }),
  ])
    expect(await sealer.open(bad)).toBeUndefined();
  expect(JSON.stringify(warned.mock.calls)).not.toContain(sealed.slice(20, 60));
});

it('rejects expired input; without an expiry it opens forever', async () => {
  const sealer = sealerOf('a');
  const [short, long] = [await sealer.seal('x', { maxAgeSec: 60 }), await sealer.seal('x')];
  vi.useFakeTimers({ now: Date.now() + 59_000, toFake: ['Date'] });
  expect(await sealer.open(short)).toBe('x');
  vi.setSystemTime(Date.now() + 120_000);
  expect(await sealer.open(short)).toBeUndefined();
  vi.setSystemTime(Date.now() + 10 * 365 * 86_400_000);
  expect(await sealer.open(long)).toBe('x');
});

describe('secret rotation', () => {
  it('opens older output, seals with the newest secret, and recognizes outdated output', async () => {
    const before = await sealerOf('a').seal('x');
    const sealer = sealerOf('b', 'a');
    expect(await sealer.open(before)).toBe('x');
    expect(sealer.isNewest(before)).toBe(false);
    const renewed = await sealer.seal('x');
    expect(sealer.isNewest(renewed)).toBe(true);
    expect(await sealerOf('b').open(renewed)).toBe('x');
    expect(await sealerOf('a').open(renewed)).toBeUndefined();
  });

  it('works with any number of secrets in any order', async () => {
    const sealed = await sealerOf('a').seal('x');
    expect(await sealerOf('c', 'b', 'a').open(sealed)).toBe('x');
    expect(await sealerOf('a', 'c').open(sealed)).toBe('x');
    expect(await sealerOf('c', 'b').open(sealed)).toBeUndefined();
  });
});
