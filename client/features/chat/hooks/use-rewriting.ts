import { useState } from 'react';
import type { SharperKey } from '../../../../shared/schemas/extras.ts';
import { sentenceOf, trpc } from '../../../lib/trpc.ts';
import type { useConversation } from './use-conversation.ts';
import type { useGeneration } from './use-generation.ts';

type Generation = ReturnType<typeof useGeneration>;
/** Where the owner asked for the change. */
type What = 'business' | 'sharper';

/**
 * Changes that the owner makes on the finished profile. The profile before stays on the screen while the next one is written.
 */
export function useRewriting(chat: ReturnType<typeof useConversation>, generation: Generation) {
  const utils = trpc.useUtils();
  const sharpening = trpc.chat.sharpen.useMutation();
  const [kept, setKept] = useState<{ what: What; result: NonNullable<Generation['result']> }>();
  const { result, forget, request } = generation;
  if (kept && result && result.generationId !== kept.result.generationId) setKept(undefined);

  const rewrite = (what: What) => {
    void utils.profile.sharper.invalidate();
    if (result) setKept({ what, result });
    forget();
    void request();
  };

  return {
    /** The profile to show; undefined before there is one. */
    result: result ?? kept?.result,
    rewriting: result ? undefined : kept?.what,
    /** Lets go of the profile before: other answers are about to change. */
    stop: () => setKept(undefined),
    /** @returns why it wasn't saved, in a sentence; undefined when it was. */
    correct: async (business: string): Promise<string | undefined> => {
      const outcome = await chat.correct(business);
      if ('problem' in outcome) return outcome.problem;
      rewrite('business');
      return undefined;
    },
    /** @returns why nothing was saved, or which questions' answers couldn't be read. */
    sharpen: async (
      answers: Partial<Record<SharperKey, string>>,
    ): Promise<{ problem: string } | { unread: SharperKey[] }> => {
      const conversationId = chat.conversation?.id;
      if (!conversationId) return { unread: [] };
      try {
        const outcome = await sharpening.mutateAsync({ conversationId, ...answers });
        rewrite('sharper');
        return outcome;
      } catch (error) {
        return { problem: sentenceOf(error) };
      }
    },
  };
}
