import { expect, it } from 'vitest';
import { inLayoutTurn } from './layout-turn.ts';

it('makes one file at a time, and serves a new account before one with many requests', async () => {
  const order: string[] = [];
  let atOnce = 0;
  const make = (by: string) =>
    inLayoutTurn(by, async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      order.push(by);
    });
  const all = [...Array.from({ length: 15 }, () => make('many')), make('one')];
  await Promise.all(all);
  expect(order.indexOf('one')).toBe(1);
  expect(order).toHaveLength(16);
});

it('refuses requests when the line is full and frees the place after a failure', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 25 }, () => inLayoutTurn('crowd', () => Promise.reject(new Error('broken')))),
  );
  const reasons = made.map((result) => (result as PromiseRejectedResult).reason as Error & { code?: string });
  expect(reasons.filter(({ code }) => code === 'UNAVAILABLE')).toHaveLength(4);
  expect(reasons.filter(({ message }) => message === 'broken')).toHaveLength(21);
  expect(await inLayoutTurn('crowd', () => Promise.resolve('made'))).toBe('made');
});
