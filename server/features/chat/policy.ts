/** Decides which answers the inbox shows. */
import type { AnswerValue } from '#shared/domain/chat-answers.ts';
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
/** The revision at which all steps before the phone number have been answered once, and the phone number hasn't. */
const beforePhone = stepIds.indexOf('phone_optional');

/**
 * Returns whether an answer may change what the inbox shows. If not, storing it takes a single statement.
 * @param revision of the conversation, before the answer
 */
export function mayChangeLead({
  stepId,
  revision,
  value,
}: {
  stepId: StepId;
  revision: number;
  value: AnswerValue;
}): boolean {
  // Skipping the phone number changes nothing.
  if (stepId === 'phone_optional' && value === '' && revision === beforePhone) return false;
  return shownSteps.includes(stepId) && revision >= leastAnswers;
}
