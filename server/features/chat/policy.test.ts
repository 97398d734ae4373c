import { expect, it } from 'vitest';
import type { AnswerValue } from '#shared/domain/chat-answers.ts';
import { mayChangeLead } from './policy.ts';

it.each([
  // Later in the chat only the email address and the phone number follow.
  ['name_input', 3, 'Dana', false],
  ['business_description', 5, 'We fix boats', false],
  ['goals', 9, ['more_leads'], false],
  ['contact_info', 10, 'dana@example.com', true],
  ['phone_optional', 11, '(754) 555-0100', true],
  ['phone_optional', 11, '', false],
  ['live_generation', 12, '', false],
  // Changed later.
  ['name_input', 14, 'Dana', true],
  ['business_description', 14, 'We fix boats', true],
  ['website_social', 14, '', false],
  ['phone_optional', 14, '', true],
] as const)(
  'decides for %s at revision %i with "%s" whether the inbox may show it',
  (stepId, revision, value, expected) => {
    expect(mayChangeLead({ stepId, revision, value: value as AnswerValue })).toBe(expected);
  },
);
