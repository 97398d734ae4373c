import type { ConversationRow } from '../../../drizzle/schema/chat.ts';
import { stepIds, type StepId } from '../../../shared/domain/chat-script.ts';
import { answerSchemaFor, type AnswerValue } from '../../../shared/schemas/chat.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { archiveConversation, findOpenConversation, insertConversation, updateAnswer } from './repo.ts';

const gone = () => new AppError('NOT_FOUND', 'This conversation is no longer open.');

/** The visitor's open conversation; undefined for a browser that has none. */
export async function openConversation(
  deps: Deps,
  input: { visitorId: string | undefined },
): Promise<ConversationRow | undefined> {
  return input.visitorId ? findOpenConversation(deps.db, { visitorId: input.visitorId }) : undefined;
}

/**
 * Begins a conversation, or finds the one already open.
 * @param input `restart`: id of the conversation to put aside first; any other open one is kept.
 */
export async function startConversation(
  deps: Deps,
  input: { visitorId: string; restart?: string | undefined },
): Promise<ConversationRow> {
  if (input.restart) await archiveConversation(deps.db, { visitorId: input.visitorId, conversationId: input.restart });
  await insertConversation(deps.db, input);
  const row = await findOpenConversation(deps.db, input);
  if (!row) throw gone();
  return row;
}

/**
 * Takes one answer, to the current step or to an earlier one that is to be changed; later answers stay.
 * @returns `accepted: false` with the conversation as it stands when another tab was faster or steps were skipped. The
 * same answer sent twice (a retry after a lost reply) is accepted once.
 * @throws AppError INVALID with a sentence for the visitor, NOT_FOUND when the conversation is not theirs or put aside.
 */
export async function answerStep(
  deps: Deps,
  input: {
    visitorId: string | undefined;
    conversationId: string;
    revision: number;
    stepId: StepId;
    value: AnswerValue;
  },
): Promise<{ accepted: boolean; conversation: ConversationRow }> {
  if (!input.visitorId) throw gone();
  const checked = answerSchemaFor(input.stepId).safeParse(input.value);
  if (!checked.success) throw new AppError('INVALID', checked.error.issues[0]?.message ?? 'Please check your answer.');
  const owner = { visitorId: input.visitorId };
  const updated = await updateAnswer(deps.db, {
    ...owner,
    conversationId: input.conversationId,
    revision: input.revision,
    stepId: input.stepId,
    after: stepIds[stepIds.indexOf(input.stepId) - 1],
    value: checked.data,
  });
  if (updated) return { accepted: true, conversation: updated };

  const conversation = await findOpenConversation(deps.db, owner);
  if (!conversation || conversation.id !== input.conversationId) throw gone();
  const same = JSON.stringify(conversation.answers[input.stepId]) === JSON.stringify(checked.data);
  return { accepted: same, conversation };
}
