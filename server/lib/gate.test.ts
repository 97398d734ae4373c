import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { createGate } from './gate.ts';

const refusal = () => new AppError('UNAVAILABLE', 'Not now.', { retryAfterSec: 3 });

/** Runs everything that is due. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a gate', () => {
  it('admits a limited number and the next ones in turn', async () => {
    const gate = createGate({ atOnce: 2, waiting: 5, waitMs: 60_000, refusal });
    const inside: string[] = [];
    const enter = async (key: string) => {
      const leave = await gate.enter(key, key);
      inside.push(key);
      return leave;
    };
    const [leaveA] = await Promise.all([enter('a'), enter('b')]);
    const third = enter('c');
    const fourth = enter('d');
    await settle();
    expect(inside).toEqual(['a', 'b']);
    leaveA();
    leaveA();
    await third;
    await settle();
    expect(inside).toEqual(['a', 'b', 'c']);
    (await third)();
    await fourth;
    expect(inside).toEqual(['a', 'b', 'c', 'd']);
  });

  it('admits one caller per key at a time and lets others pass', async () => {
    const gate = createGate({ atOnce: 2, waiting: 5, waitMs: 60_000, refusal });
    const leave = await gate.enter('a', 'a');
    let isIn = false;
    const again = gate.enter('a', 'a').then((leaveAgain) => {
      isIn = true;
      return leaveAgain;
    });
    await gate.enter('b');
    await settle();
    expect(isIn).toBe(false);
    leave();
    await again;
    expect(isIn).toBe(true);
  });

  it('admits callers with the fewest recent requests first, and background work last', async () => {
    const gate = createGate({ atOnce: 1, waiting: 50, waitMs: 60_000, refusal });
    const order: string[] = [];
    const enter = (by: string | undefined) =>
      gate.enter(by).then((leave) => {
        order.push(by ?? 'nobody');
        leave();
      });
    const leave = await gate.enter('often');
    const all = [enter('often'), enter(undefined), enter('often'), enter('once'), enter('twice'), enter('twice')];
    leave();
    await Promise.all(all);
    expect(order).toEqual(['once', 'twice', 'often', 'twice', 'often', 'nobody']);
  });

  it('evicts the most active caller when the line is full', async () => {
    const gate = createGate({ atOnce: 1, waiting: 3, waitMs: 60_000, refusal });
    const leave = await gate.enter('often');
    const outcomes = new Map<string, string>();
    const enter = (by: string, name: string) =>
      gate.enter(by).then(
        (leaveAgain) => {
          outcomes.set(name, 'in');
          leaveAgain();
        },
        (error: unknown) => outcomes.set(name, (error as AppError).code),
      );
    const tries = [1, 2, 3].map((at) => enter('often', `often ${at}`));
    const others = [enter('a', 'a'), enter('b', 'b')];
    await settle();
    expect([...outcomes].toSorted()).toEqual([
      ['often 2', 'UNAVAILABLE'],
      ['often 3', 'UNAVAILABLE'],
    ]);
    leave();
    await Promise.all([...tries, ...others]);
    expect([...outcomes.keys()].slice(2)).toEqual(['a', 'b', 'often 1']);
  });

  it("rejects callers without room and those whose turn doesn't come in time", async () => {
    const gate = createGate({ atOnce: 1, waiting: 1, waitMs: 5, refusal });
    const leave = await gate.enter('a');
    const waiting = gate.enter('b');
    await expect(gate.enter('c')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSec: 3 });
    await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    // A caller who gave up frees the place.
    leave();
    (await gate.enter('d'))();
    await gate.enter('e');
  });
});
