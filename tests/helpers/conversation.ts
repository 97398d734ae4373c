/** A visitor who answers everything. */
import { chatScript, type StepId } from '../../shared/domain/chat-script.ts';
import type { AnswerValue } from '../../shared/schemas/chat.ts';
import type { Visitor } from './site.ts';

/** One plausible answer per step; fields can be replaced. */
export function sampleAnswers(overrides: Partial<Record<StepId, AnswerValue>> = {}): Record<StepId, AnswerValue> {
  const option = (id: StepId) => chatScript.find((step) => step.id === id)!.options![0]!;
  return {
    greeting: option('greeting'),
    intro_response: option('intro_response'),
    how_it_works: option('how_it_works'),
    name_input: 'Dana Rivera',
    business_name: 'Coral Bay Cooling',
    business_description:
      'We repair and install air conditioners for homes in Hollywood and Pembroke Pines, mostly same day.',
    website_social: '',
    current_marketing: 'Word of mouth',
    target_audience: 'Homeowners',
    goals: ['Get more leads', 'Get more reviews'],
    contact_info: 'dana@example.com',
    phone_optional: '',
    live_generation: '',
    final_cta: option('final_cta'),
    ...overrides,
  };
}

/** Answers steps in order, up to and including `until`. @returns the conversation as the server sees it. */
export async function converse(visitor: Visitor, answers = sampleAnswers(), until: StepId = 'phone_optional') {
  let conversation = await visitor.api.chat.start.mutate({});
  for (const step of chatScript) {
    const result = await visitor.api.chat.answer.mutate({
      conversationId: conversation.id,
      revision: conversation.revision,
      stepId: step.id,
      value: answers[step.id],
    });
    conversation = result.conversation;
    if (step.id === until) break;
  }
  return conversation;
}

/** Polls until the generation is done. @throws after `withinMs`. */
export async function profileOf(visitor: Visitor, conversationId: string, withinMs = 45_000) {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const state = await visitor.api.profile.status.query({ conversationId });
    if (state?.status === 'done') return visitor.api.profile.get.query({ conversationId });
    if (state?.status === 'failed') throw new Error('the generation failed');
    if (Date.now() > deadline) throw new Error(`no profile within ${withinMs} ms, state ${JSON.stringify(state)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
