import { randomUUID } from 'node:crypto';
import { sampleAnswers } from '../helpers/conversation.ts';

/** An address that no other test uses: what one address may be mailed in a day must not add up over tests. */
export const newVisitorAddress = () => `dana-${randomUUID().slice(0, 8)}@example.com`;

/** The sample answers, given by a person of their own. */
export function newVisitorAnswers(
  overrides: Parameters<typeof sampleAnswers>[0] = {},
): ReturnType<typeof sampleAnswers> {
  return sampleAnswers({ contact_info: newVisitorAddress(), ...overrides });
}
