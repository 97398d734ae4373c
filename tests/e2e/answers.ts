import { randomUUID } from 'node:crypto';
import { sampleAnswers } from '../helpers/conversation.ts';

/** The sample answers of a person of their own: what one address may be mailed in a day must not add up over tests. */
export function newVisitorAnswers(): ReturnType<typeof sampleAnswers> {
  return sampleAnswers({ contact_info: `dana-${randomUUID().slice(0, 8)}@example.com` });
}
