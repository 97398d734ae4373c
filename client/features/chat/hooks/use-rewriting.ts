import { useState } from 'react';
import type { SharperKey } from '#shared/schemas/extras.ts';
import { sentenceOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { useConversation } from './use-conversation.ts';
import type { useGeneration } from './use-generation.ts';

type Generation = ReturnType<typeof useGeneration>;
/** Where the owner requested the change. */
type What = 'business' | 'sharper';

/**
 * Changes that the owner makes to the finished profile. The old profile stays on screen while the new one is written.
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
    /** The profile to show; undefined if there's none yet. */
    result: result ?? kept?.result,
    rewriting: result ? undefined : kept?.what,
    /** Drops the old profile, because other answers are about to change. */
    stop: () => setKept(undefined),
    /** @returns a sentence that says why it wasn't saved; undefined if it was. */
    correct: async (business: string): Promise<string | undefined> => {
      const outcome = await chat.correct(business);
      if ('problem' in outcome) return outcome.problem;
      rewrite('business');
      return undefined;
    },
    /** @returns why nothing was saved, or which answers couldn't be read. */
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
