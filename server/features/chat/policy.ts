/** Decides which answers the inbox shows. */
import { stepIds, type StepId } from '#shared/domain/chat-script.ts';

const shownSteps: readonly StepId[] = [
  'name_input',
  'business_name',
  'business_description',
  'contact_info',
  'phone_optional',
];
/** Steps are answered in order and each answer counts, so no conversation with an address has fewer answers. */
const leastAnswers = stepIds.indexOf('contact_info');

/**
 * Returns whether an answer may change what the inbox shows. False for answers that can't: they stay one statement.
 * @param revision of the conversation, before the answer
 */
export function mayChangeLead(stepId: StepId, revision: number): boolean {
  return shownSteps.includes(stepId) && revision >= leastAnswers;
}
