import { expect, it } from 'vitest';
import { likePattern } from './like-pattern.ts';

it.each([
  ['ada', '%ada%'],
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['back\\slash', '%back\\\\slash%'],
  ['', '%%'],
])('finds %j with %j', (text, pattern) => {
  expect(likePattern(text)).toBe(pattern);
});
