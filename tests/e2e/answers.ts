import { randomUUID } from 'node:crypto';
import { sampleAnswers } from '../helpers/conversation.ts';

/** An address that no other test uses, so that the daily email limit per address doesn't add up across tests. */
export const newVisitorAddress = () => `dana-${randomUUID().slice(0, 8)}@example.com`;

/** The sample answers with a unique email address. */
export function newVisitorAnswers(
  overrides: Parameters<typeof sampleAnswers>[0] = {},
): ReturnType<typeof sampleAnswers> {
  return sampleAnswers({ contact_info: newVisitorAddress(), ...overrides });
}
