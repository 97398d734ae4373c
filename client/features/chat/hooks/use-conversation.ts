import { useCallback, useEffect, useState } from 'react';
import { m } from '#messages';
import type { StepId } from '#shared/domain/chat-script.ts';
import type { AnswerValue } from '#shared/domain/chat-answers.ts';
import { codeOf, failureOf, isPassing, sentenceOf } from '#client/lib/failure.ts';
import { conversationOrigin } from '#client/lib/lead-origin.ts';
import { rememberedReferral } from '#client/lib/referral.ts';
import { trpc } from '#client/lib/trpc.ts';

/** Channel that tells this browser's other tabs when the conversation changes. */
const channelName = 'everglow-chat';
const announce = () => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
};

const movedOn = m.chat_use_conversation_continued_conversation_another_window();
const movedAway = m.chat_use_conversation_conversation_no_longer_device();

/**
 * Manages this browser's conversation: finds or begins it, saves and changes answers, starts over. The server is the
 * source of truth; an unsaved answer is in `sending` and is retried automatically.
 * @param waits don't begin a conversation yet, because an emailed link may bring one
 */
export function useConversation({ waits }: { waits: boolean }) {
  const utils = trpc.useUtils();
  const current = trpc.chat.current.useQuery(undefined, { retry: 3 });
  const start = trpc.chat.start.useMutation({ retry: retryConnection, retryDelay });
  const answer = trpc.chat.answer.useMutation({ retry: retryConnection, retryDelay });
  const correction = trpc.chat.correct.useMutation();
  const arrival = trpc.chat.continue.useMutation({ retry: retryConnection, retryDelay });
  const [notice, setNotice] = useState<string>();

  const begin = useCallback(
    async (restart?: string) => {
      // Lock across tabs: otherwise both would get the same conversation, each with its own cookie.
      await navigator.locks.request(channelName, async () => {
        const existing = restart ? null : await utils.client.chat.current.query();
        utils.chat.current.setData(
          undefined,
          existing ??
            (await start.mutateAsync({ restart, referralCode: rememberedReferral(), ...conversationOrigin() })),
        );
      });
      announce();
    },
    [start, utils],
  );

  const { data, isError } = current;
  const { isIdle } = start;
  useEffect(() => {
    if (data === null && isIdle && !waits)
      void begin().catch((error: unknown) => console.info("We couldn't start the chat yet.", error));
  }, [data, isIdle, waits, begin]);

  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void utils.chat.current.invalidate();
    return () => channel.close();
  }, [utils]);

  /** @returns an error message if the answer was rejected, else undefined. */
  const give = useCallback(
    async (stepId: StepId, value: AnswerValue): Promise<string | undefined> => {
      const conversation = utils.chat.current.getData();
      if (!conversation) return undefined;
      setNotice(undefined);
      try {
        const result = await answer.mutateAsync({
          conversationId: conversation.id,
          revision: conversation.revision,
          stepId,
          value,
        });
        utils.chat.current.setData(undefined, result.conversation);
        if (result.accepted) announce();
        else setNotice(movedOn);
        return undefined;
      } catch (error) {
        if (codeOf(error) === 'NOT_FOUND') {
          await utils.chat.current.invalidate();
          setNotice(utils.chat.current.getData() ? movedOn : movedAway);
          start.reset();
          return undefined;
        }
        return failureOf(error).message;
      }
    },
    [answer, start, utils],
  );

  const { mutateAsync: putRight } = correction;
  /**
   * Corrects what the assistant understood about the business.
   * @returns the new understanding, or an error message if it couldn't be saved
   */
  const correct = useCallback(
    async (business: string): Promise<{ understood: string } | { problem: string }> => {
      const conversationId = utils.chat.current.getData()?.id;
      if (!conversationId) return { problem: movedAway };
      try {
        const next = await putRight({ conversationId, business });
        await utils.chat.current.cancel();
        utils.chat.current.setData(undefined, next);
        announce();
        return { understood: next.understood ?? '' };
      } catch (error) {
        return { problem: sentenceOf(error) };
      }
    },
    [putRight, utils],
  );

  const { mutateAsync: bring } = arrival;
  /**
   * Transfers an emailed link's conversation to this browser.
   * @returns true if the link was used or is no longer valid; false if the visitor can try again
   */
  const continueChat = useCallback(
    async (token: string): Promise<boolean> => {
      setNotice(undefined);
      try {
        await navigator.locks.request(channelName, async () => {
          const conversation = await bring({ token });
          // An earlier request may resolve later, with the old conversation.
          await utils.chat.current.cancel();
          utils.chat.current.setData(undefined, conversation);
        });
        announce();
        return true;
      } catch (error) {
        if (codeOf(error) !== 'NOT_FOUND') return false;
        setNotice(sentenceOf(error));
        return true;
      }
    },
    [bring, utils],
  );

  return {
    conversation: data ?? undefined,
    /** The first request has failed for good, so offer a retry. */
    isUnreachable: isError || start.isError,
    retry: () => {
      start.reset();
      void current.refetch();
    },
    sending: answer.isPending ? answer.variables : undefined,
    /** The connection was lost while sending an answer, and it's being retried. */
    isStruggling: answer.isPending && (answer.failureCount > 0 || answer.isPaused),
    notice,
    continueChat,
    isArriving: arrival.isPending,
    arrivalError: arrival.error ? sentenceOf(arrival.error) : undefined,
    give,
    correct,
    startOver: async () => {
      setNotice(undefined);
      if (data) await begin(data.id);
    },
  };
}

/** Returns whether to retry: always for lost connections, never for refusals. */
function retryConnection(_count: number, error: unknown): boolean {
  return isPassing(error);
}

function retryDelay(count: number): number {
  // eslint-disable-next-line no-restricted-properties -- jitter for a retry, not a secret
  return Math.min(8000, 700 * 2 ** count) * (0.75 + Math.random() / 2);
}
