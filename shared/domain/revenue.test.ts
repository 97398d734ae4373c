import { expect, it } from 'vitest';
import { changeOf } from './revenue.ts';

it.each([
  [150, 100, 0.5],
  [50, 100, -0.5],
  [100, 100, 0],
  [0, 100, -1],
  // A smaller loss is up, a larger one down.
  [-100, -200, 0.5],
  [-300, -200, -0.5],
  [100, 0, null],
  [100, null, null],
  [100, undefined, null],
])('compares %s with %s as %s', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});
