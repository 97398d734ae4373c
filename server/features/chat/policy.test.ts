import { expect, it } from 'vitest';
import { mayChangeLead } from './policy.ts';

it.each([
  // On the way through the chat: only the address and the phone number after it.
  ['name_input', 3, false],
  ['business_description', 5, false],
  ['goals', 9, false],
  ['contact_info', 10, true],
  ['phone_optional', 11, true],
  ['live_generation', 12, false],
  // Changed later.
  ['name_input', 14, true],
  ['business_description', 14, true],
  ['website_social', 14, false],
] as const)('tells for %s at revision %i whether the inbox may show it', (step, revision, expected) => {
  expect(mayChangeLead(step, revision)).toBe(expected);
});
