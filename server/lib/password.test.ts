import argon2 from 'argon2';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Lets the test decide when each piece of work ends. */
function holdHashing() {
  const started: ((value: boolean) => void)[] = [];
  vi.spyOn(argon2, 'verify').mockImplementation(() => new Promise<boolean>((resolve) => started.push(resolve)));
  vi.spyOn(argon2, 'hash').mockImplementation(() => new Promise((resolve) => started.push(() => resolve('hashed'))));
  return { started, end: () => started.shift()!(true) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a hash', () => {
  it('is argon2id with fixed parameters and a unique salt', async () => {
    const [one, other] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    for (const hash of [one, other]) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$/);
      expect(hash.split('$')[3]!.split(',').toSorted()).toEqual(['m=19456', 'p=1', 't=2']);
    }
    expect(one).not.toBe(other);
  });

  it('matches only its password, of any length and script', async () => {
    for (const password of ['a', ' spaces ', '日本語のパスワード', '😀'.repeat(256), 'x'.repeat(1024)]) {
      const hash = await hashPassword(password);
      expect(await verifyPassword(hash, password)).toBe(true);
      expect(await verifyPassword(hash, `${password}x`)).toBe(false);
      expect(await verifyPassword(hash, password.slice(0, -1))).toBe(false);
    }
  });

  it('covers every character, beyond 72 bytes and null characters', async () => {
    const hash = await hashPassword(`${'x'.repeat(80)}\0end`);
    expect(await verifyPassword(hash, 'x'.repeat(80))).toBe(false);
    expect(await verifyPassword(hash, `${'x'.repeat(80)}\0END`)).toBe(false);
  });

  it('matches nothing when missing, at the same cost', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    for (const hash of [undefined, null]) {
      expect(await verifyPassword(hash, 'nobody has this password')).toBe(false);
      expect(await verifyPassword(hash, '')).toBe(false);
    }
    expect(verify).toHaveBeenCalledTimes(4);
    const [against] = verify.mock.calls[0]!;
    expect(against.split('$')[3]!.split(',').toSorted()).toEqual(['m=19456', 'p=1', 't=2']);
  });
});

describe('under load', () => {
  let askers = 0;
  const somebody = () => `somebody ${(askers += 1)}`;
  const refused = expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSec: 3 });

  it('runs two hashes at a time, queues twenty and rejects the next', async () => {
    const { started, end } = holdHashing();
    const tries = Array.from({ length: 22 }, () => verifyPassword('hash', 'x', somebody()));
    await settled();
    expect(started).toHaveLength(2);
    const refusal: unknown = await verifyPassword('hash', 'x', somebody()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toEqual(refused);
    for (let done = 0; done < 22; done += 1) {
      await settled();
      expect(started.length).toBeLessThanOrEqual(2);
      end();
    }
    expect(await Promise.all(tries)).toEqual(Array(22).fill(true));
    // The places are free again.
    const [after] = [verifyPassword('hash', 'x', somebody())];
    await settled();
    end();
    expect(await after).toBe(true);
  });

  it('serves others before a network that signs in nonstop, and rejects none of them', async () => {
    const { started, end } = holdHashing();
    const order: string[] = [];
    const loop = Array.from({ length: 500 }, () =>
      verifyPassword('hash', 'x', 'one network').then(
        () => order.push('loop'),
        () => order.push('refused'),
      ),
    );
    await settled();
    const others = Array.from({ length: 12 }, () =>
      verifyPassword('hash', 'x', somebody()).then(() => order.push('other')),
    );
    await settled();
    expect(order).toEqual(Array(490).fill('refused'));
    for (let done = 0; done < 22; done += 1) {
      await settled();
      end();
    }
    await Promise.all([...loop, ...others]);
    expect(started).toHaveLength(0);
    // First the two already running, then everyone else, then the rest of the loop.
    expect(order.slice(490)).toEqual([...Array(2).fill('loop'), ...Array(12).fill('other'), ...Array(8).fill('loop')]);
  });

  it('serves people before background work, which is never rejected', async () => {
    const { end } = holdHashing();
    const order: string[] = [];
    const running = [verifyPassword('hash', 'x', somebody()), verifyPassword('hash', 'x', somebody())];
    await settled();
    const background = Array.from({ length: 40 }, () => hashPassword('x').then(() => order.push('background')));
    const person = verifyPassword('hash', 'x', somebody()).then(() => order.push('person'));
    for (let done = 0; done < 43; done += 1) {
      await settled();
      end();
    }
    await Promise.all([...running, ...background, person]);
    expect(order[0]).toBe('person');
    expect(order).toHaveLength(41);
  });

  it('frees the place when the work fails', async () => {
    const broken = vi.spyOn(argon2, 'verify').mockRejectedValue(new Error('broken'));
    for (let count = 0; count < 5; count += 1) await expect(verifyPassword('hash', 'x')).rejects.toThrow('broken');
    broken.mockRestore();
    expect(await verifyPassword(await hashPassword('x'), 'x')).toBe(true);
  });
});
