import { useCallback, useEffect, useState } from 'react';
import type { StepId } from '../../../../shared/domain/chat-script.ts';
import type { AnswerValue } from '../../../../shared/schemas/chat.ts';
import { conversationOrigin } from '../../../lib/lead-origin.ts';
import { rememberedReferral } from '../../../lib/referral.ts';
import { failureOf, sentenceOf, trpc } from '../../../lib/trpc.ts';

/** Other tabs of this browser hear here that the conversation moved on. */
const channelName = 'everglow-chat';
const announce = () => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
};

const movedOn = 'This conversation went on in another window. Here is where it stands.';
const movedAway = 'That conversation is not on this device any more. Here you can begin a new one.';

/**
 * The conversation of this browser: found or begun, answered, changed, started over. The server's state is the only
 * one; an answer on its way is `sending`, and is sent again by itself until it arrives.
 * @param waits nothing is begun yet: a mailed link may bring a conversation
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
      // One tab at a time: both would get the same conversation, but each would be given a cookie of its own.
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
      void begin().catch((error: unknown) => console.info('The chat could not begin yet.', error));
  }, [data, isIdle, waits, begin]);

  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void utils.chat.current.invalidate();
    return () => channel.close();
  }, [utils]);

  /** @returns a sentence for the visitor when the answer was refused, else undefined. */
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
        const failure = failureOf(error);
        if (failure.kind === 'refused' && failure.code === 'NOT_FOUND') {
          await utils.chat.current.invalidate();
          setNotice(utils.chat.current.getData() ? movedOn : movedAway);
          start.reset();
          return undefined;
        }
        return failure.kind === 'refused' ? failure.message : undefined;
      }
    },
    [answer, start, utils],
  );

  const { mutateAsync: putRight } = correction;
  /**
   * Puts right what was understood of the business.
   * @returns what is understood now, or why it wasn't saved, in a sentence for the visitor
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
   * Brings the conversation of a mailed link here.
   * @returns whether the link is done with: used, or worth nothing any more. Else the visitor may try again.
   */
  const goOn = useCallback(
    async (token: string): Promise<boolean> => {
      setNotice(undefined);
      try {
        await navigator.locks.request(channelName, async () => {
          const conversation = await bring({ token });
          // A question asked before may be answered after, with the conversation from before.
          await utils.chat.current.cancel();
          utils.chat.current.setData(undefined, conversation);
        });
        announce();
        return true;
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind !== 'refused' || failure.code !== 'NOT_FOUND') return false;
        setNotice(failure.message);
        return true;
      }
    },
    [bring, utils],
  );

  return {
    conversation: data ?? undefined,
    /** The first contact failed for good: offer to try again. */
    isUnreachable: isError || start.isError,
    retry: () => {
      start.reset();
      void current.refetch();
    },
    sending: answer.isPending ? answer.variables : undefined,
    /** The answer on its way has met a lost connection and is being sent again. */
    isStruggling: answer.isPending && (answer.failureCount > 0 || answer.isPaused),
    notice,
    goOn,
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

/** A refusal is an answer; only a lost connection is worth another try, and then as long as it takes. */
function retryConnection(_count: number, error: unknown): boolean {
  return failureOf(error).kind === 'connection';
}

function retryDelay(count: number): number {
  return Math.min(8000, 700 * 2 ** count) * (0.75 + Math.random() / 2);
}
