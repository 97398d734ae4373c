/** Simulates visitors who answer the chat. */
import { chatScript, stepById, stepIds, type StepId } from '#shared/domain/chat-script.ts';
import type { AnswerValue } from '#shared/domain/chat-answers.ts';
import type { TestDatabase } from './database.ts';
import type { Visitor } from './site.ts';
import { until } from './wait.ts';

/** Returns a plausible answer for each step; individual answers can be overridden. */
export function sampleAnswers(overrides: Partial<Record<StepId, AnswerValue>> = {}): Record<StepId, AnswerValue> {
  const option = (id: StepId) => [stepById(id).options![0]!.id];
  return {
    greeting: option('greeting'),
    intro_response: option('intro_response'),
    how_it_works: option('how_it_works'),
    name_input: 'Dana Rivera',
    business_name: 'Coral Bay Cooling',
    business_description:
      'We repair and install air conditioners for homes in Hollywood and Pembroke Pines, mostly same day.',
    website_social: '',
    current_marketing: ['word_of_mouth'],
    target_audience: ['homeowners'],
    goals: ['more_leads', 'more_reviews'],
    contact_info: 'dana@example.com',
    phone_optional: '',
    live_generation: '',
    final_cta: option('final_cta'),
    ...overrides,
  };
}

/** Answers steps in order, up to and including `last`. @returns the conversation from the server. */
export async function converse(visitor: Visitor, answers = sampleAnswers(), last: StepId = 'phone_optional') {
  let conversation = await visitor.api.chat.start.mutate({});
  for (const step of chatScript) {
    const result = await visitor.api.chat.answer.mutate({
      conversationId: conversation.id,
      revision: conversation.revision,
      stepId: step.id,
      value: answers[step.id],
    });
    conversation = result.conversation;
    if (step.id === last) break;
  }
  return conversation;
}

/**
 * Does the same faster, in two requests: writes all answers except the last directly to the database, and sends the
 * last through the API.
 */
export async function converseFast(
  database: TestDatabase,
  visitor: Visitor,
  answers = sampleAnswers(),
  last: StepId = 'phone_optional',
) {
  const { id } = await visitor.api.chat.start.mutate({});
  const before = stepIds.slice(0, stepIds.indexOf(last));
  await database.query('update conversations set answers = $2, revision = $3 where id = $1', [
    id,
    JSON.stringify(Object.fromEntries(before.map((step) => [step, answers[step]]))),
    before.length,
  ]);
  const input = { conversationId: id, revision: before.length, stepId: last, value: answers[last] };
  return (await visitor.api.chat.answer.mutate(input)).conversation;
}

/** Waits until the profile is written. @throws after `withinMs`, or if generation failed */
export async function profileOf(visitor: Visitor, conversationId: string, withinMs = 45_000) {
  await until(
    'the profile is written',
    async () => {
      const state = await visitor.api.profile.status.query({ conversationId });
      if (state?.status === 'failed') throw new Error('the generation failed');
      return state?.status === 'done';
    },
    { withinMs },
  );
  return visitor.api.profile.get.query({ conversationId });
}
