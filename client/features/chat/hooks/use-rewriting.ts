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
 * Handles changes the owner makes to the finished profile. Keeps the old profile on screen while the new one is
 * written.
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
    /** Drops the old profile before other answers change. */
    stop: () => setKept(undefined),
    /** @returns an error message if it couldn't be saved; undefined on success. */
    correct: async (business: string): Promise<string | undefined> => {
      const outcome = await chat.correct(business);
      if ('problem' in outcome) return outcome.problem;
      rewrite('business');
      return undefined;
    },
    /** @returns an error message if nothing was saved, or the answers that couldn't be read. */
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
