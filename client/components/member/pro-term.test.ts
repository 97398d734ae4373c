import { expect, it } from 'vitest';
import { proTerm } from './pro-term.ts';

it.each([
  ['subscription', false, 'June 3, 2026', 'It renews on June 3, 2026, then every month until you cancel.'],
  ['subscription', true, 'June 3, 2026', 'It ends on June 3, 2026. Until then, you can use everything.'],
  ['subscription', false, null, 'It renews every month until you cancel.'],
  ['operator', false, 'June 3, 2026', 'Our team set it up for you. It runs until June 3, 2026.'],
  ['operator', false, null, 'Our team set it up for you.'],
] as const)('describes %s, ends at period end %s, on %s', (source, endsAtPeriodEnd, day, said) => {
  expect(proTerm({ source, endsAtPeriodEnd }, day)).toBe(said);
});
