import { expect, it } from 'vitest';
import { withPart } from './message-part.ts';

const part = 'My wish:\na window\nThat is all.';

it('follows the typed text and replaces an older part', () => {
  expect(withPart('', part)).toBe(part);
  expect(withPart('  \n', part)).toBe(part);
  expect(withPart('Hello there.\n', part)).toBe(`Hello there.\n\n${part}`);
  const newer = 'My wish:\na door\nThat is all.';
  expect(withPart(`Hello.\n\n${part}\nThanks, Dana`, newer)).toBe(`Hello.\n\n${newer}\nThanks, Dana`);
});

it('treats a part that the visitor shortened as typed text', () => {
  expect(withPart('That is all. My wish:\na w', part)).toBe(`That is all. My wish:\na w\n\n${part}`);
});
