import { stepIds, type StepId } from '#shared/domain/chat-script.ts';
import { currentStepOf, type Answers } from '#shared/domain/chat-answers.ts';
import type { SeenConversation } from './repo.ts';

/** Presents a conversation to its own browser. */
export type ConversationView = {
  id: string;
  revision: number;
  answers: Answers;
  /** The step to answer next; the last one if all are answered. */
  step: StepId;
  /** 1 to 14. */
  number: number;
  /** Our understanding of the business, empty if we have none; null before it's described. */
  understood: string | null;
  /** The price of Pro, for the step that mentions it. */
  proPrice: string | null;
};

/** @param proPrice the price of Pro, at the step that mentions it */
export function toConversationView(row: SeenConversation, proPrice: string | null): ConversationView {
  const step = currentStepOf(row.answers);
  const { id, revision, answers, understood } = row;
  return { id, revision, answers, step, number: stepIds.indexOf(step) + 1, understood, proPrice };
}
