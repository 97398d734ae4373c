import { skipToken } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';

/** Without a sign of life from the stream for this long, status is asked for instead. */
const streamPatienceMs = 4000;
const pollMs = 1500;
/** Without a step forward for this long, the visitor is told that it takes longer than usual. */
const usualMs = 8000;

/**
 * The work on this conversation's profile: asked for once per set of answers, followed by stream, or by polling where
 * a network blocks streams. Found again after a reload.
 */
export function useGeneration(conversationId: string | undefined) {
  const utils = trpc.useUtils();
  const [isSilent, setSilent] = useState(false);
  const [stuckAt, setStuckAt] = useState<number>();
  const input = conversationId ? { conversationId } : skipToken;
  const status = trpc.profile.status.useQuery(input, {
    staleTime: 0,
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
  const partial = trpc.profile.partial.useQuery(hasPlan && conversationId ? { conversationId } : skipToken, {
    staleTime: 0,
  });

  const { mutateAsync } = generate;
  /** Failures are logged only: the visitor goes on, and asks again with the last button. */
  const request = useCallback(async () => {
    if (!conversationId) return;
    try {
      const state = await mutateAsync({ conversationId });
      // A question asked before may be answered after, with less than we know by now.
      await utils.profile.status.cancel({ conversationId });
      utils.profile.status.setData({ conversationId }, state);
    } catch (error) {
      console.info('The profile could not be asked for yet.', error);
    }
  }, [conversationId, mutateAsync, utils]);

  /** An answer has changed: what was written before does not count any more. */
  const forget = useCallback(() => {
    if (!conversationId) return;
    void utils.profile.status.cancel({ conversationId });
    utils.profile.status.setData({ conversationId }, null);
    utils.profile.partial.setData({ conversationId }, null);
  }, [conversationId, utils]);

  const isDone = generation?.status === 'done';
  const result = trpc.profile.get.useQuery(isDone && conversationId ? { conversationId } : skipToken, {
    // Another generation of the same conversation is another profile.
    staleTime: 0,
    retry: 3,
  });

  const isStale = isDone && result.data !== undefined && result.data.generationId !== generation.id;
  const { refetch } = result;
  useEffect(() => {
    if (isStale) void refetch();
  }, [isStale, refetch]);

  return {
    generation,
    /** The plan while its prompts are being written. */
    plan: (hasPlan && partial.data) || undefined,
    isSlow: active && stuckAt === generation?.percent,
    request,
    forget,
    isAsking: generate.isPending,
    askFailed: generate.isError,
    /** Only the profile of the newest generation: after a changed answer the old one is not shown as if it were new. */
    result: isDone && result.data?.generationId === generation.id ? result.data : undefined,
  };
}

function isActive(status: string | undefined): boolean {
  return status === 'queued' || status === 'running';
}
