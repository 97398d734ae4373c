import { expect, test } from 'vitest';
import { respelled } from './spelling.ts';

test.each([
  ['elementry students', 'elementary students'],
  ['fotography', 'fotography'],
  ['packges', 'packages'],
  ['coats', 'coats'],
  ['zzyzxqq', 'zzyzxqq'],
])('corrects %s to %s', (typed, meant) => {
  expect(respelled(typed)).toBe(meant);
});
