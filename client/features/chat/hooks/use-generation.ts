import { skipToken } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';

/** After this long without an event from the stream, poll the status instead. */
const streamPatienceMs = 4000;
const pollMs = 1500;
/** After this long without progress, tell the visitor that it's taking longer than usual. */
const usualMs = 8000;

/**
 * Generates this conversation's profile: requests it once per set of answers, and follows progress by stream, or by
 * polling on networks that block streams. Resumes after a reload.
 */
export function useGeneration(conversationId: string | undefined) {
  const utils = trpc.useUtils();
  const [isSilent, setSilent] = useState(false);
  const [stuckAt, setStuckAt] = useState<number>();
  const input = conversationId ? { conversationId } : skipToken;
  const status = trpc.profile.status.useQuery(input, {
    refetchInterval: (query) => (isSilent && isActive(query.state.data?.status) ? pollMs : false),
  });
  const generate = trpc.profile.generate.useMutation({ retry: 2, retryDelay: 1000 });
  const generation = status.data ?? undefined;
  const active = isActive(generation?.status);

  trpc.profile.progress.useSubscription(active && conversationId ? { conversationId } : skipToken, {
    onData: (state) => {
      setSilent(false);
      if (conversationId) utils.profile.status.setData({ conversationId }, state);
    },
    onError: () => setSilent(true),
  });

  useEffect(() => {
    if (!active) return;
    const silence = setTimeout(() => setSilent(true), streamPatienceMs);
    const usual = setTimeout(() => setStuckAt(generation?.percent), usualMs);
    return () => {
      clearTimeout(silence);
      clearTimeout(usual);
      setStuckAt(undefined);
    };
  }, [active, generation?.percent]);

  const hasPlan = active && generation?.sections.includes('plan');
  const partial = trpc.profile.partial.useQuery(hasPlan && conversationId ? { conversationId } : skipToken);

  const { mutateAsync } = generate;
  /** Only logs failures: the visitor can continue, and the last button requests it again. */
  const request = useCallback(async () => {
    if (!conversationId) return;
    try {
      const state = await mutateAsync({ conversationId });
      // An earlier request may resolve later, with older state.
      await utils.profile.status.cancel({ conversationId });
      utils.profile.status.setData({ conversationId }, state);
    } catch (error) {
      console.info("We couldn't request your profile yet.", error);
    }
  }, [conversationId, mutateAsync, utils]);

  /** Discards a generation that a changed answer has made outdated. */
  const forget = useCallback(() => {
    if (!conversationId) return;
    void utils.profile.status.cancel({ conversationId });
    utils.profile.status.setData({ conversationId }, null);
    utils.profile.partial.setData({ conversationId }, null);
  }, [conversationId, utils]);

  const isDone = generation?.status === 'done';
  const result = trpc.profile.get.useQuery(isDone && conversationId ? { conversationId } : skipToken, {
    retry: 3,
  });

  // Each generation of a conversation writes a new profile.
  const isStale = isDone && result.data !== undefined && result.data.generationId !== generation.id;
  const { refetch } = result;
  useEffect(() => {
    if (isStale) void refetch();
  }, [isStale, refetch]);

  return {
    generation,
    /** The plan, while its prompts are being written. */
    plan: (hasPlan && partial.data) || undefined,
    isSlow: active && stuckAt === generation?.percent,
    request,
    forget,
    isAsking: generate.isPending,
    askFailed: generate.isError,
    /** The newest generation's profile. After a changed answer, the old profile isn't shown as if it were current. */
    result: isDone && result.data?.generationId === generation.id ? result.data : undefined,
  };
}

function isActive(status: string | undefined): boolean {
  return status === 'queued' || status === 'running';
}
