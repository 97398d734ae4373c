import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

/** Lets what is due be done. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a gate', () => {
  it('lets so many in, and the next in turn', async () => {
    const gate = createGate({ atOnce: 2, waiting: 5, waitMs: 60_000 });
    const inside: string[] = [];
    const enter = async (key: string) => {
      const leave = await gate.enter(key);
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

  it('lets nobody in twice, and those behind pass by', async () => {
    const gate = createGate({ atOnce: 2, waiting: 5, waitMs: 60_000 });
    const leave = await gate.enter('a');
    let isIn = false;
    const again = gate.enter('a').then((leaveAgain) => {
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

  it('sends away whom it has no room for, and whose turn does not come', async () => {
    const gate = createGate({ atOnce: 1, waiting: 1, waitMs: 5 });
    const leave = await gate.enter('a');
    const waiting = gate.enter('b');
    await expect(gate.enter('c')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSec: 3 });
    await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    // Whoever gave up takes no place.
    leave();
    (await gate.enter('d'))();
    await gate.enter('e');
  });
});
