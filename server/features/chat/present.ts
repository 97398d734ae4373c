import { stepIds, type StepId } from '#shared/domain/chat-script.ts';
import { currentStepOf, type Answers } from '#shared/domain/chat-answers.ts';
import type { SeenConversation } from './repo.ts';

/** What a browser sees of its own conversation. */
export type ConversationView = {
  id: string;
  revision: number;
  answers: Answers;
  /** The step that waits for an answer; the last one when all are answered. */
  step: StepId;
  /** 1 to 14. */
  number: number;
  /** What was understood of the business, a phrase, empty for nothing; null before it's described. */
  understood: string | null;
};

export function toConversationView(row: SeenConversation): ConversationView {
  const step = currentStepOf(row.answers);
  const { id, revision, answers, understood } = row;
  return { id, revision, answers, step, number: stepIds.indexOf(step) + 1, understood };
}
