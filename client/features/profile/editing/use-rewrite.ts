import { useEffect, useState } from 'react';
import type { RewritableSection, RunStatus } from '#shared/domain/member.ts';
import { sectionNames } from '#shared/domain/document.ts';
import { codeOf, toastFailure } from '#client/lib/failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useDocument } from './document-context.ts';

const lookEveryMs = 500;

/**
 * Having a section written anew: asks, follows the work, and fetches the profile when it is done. Work that was under way
 * when the screen was opened is followed as well.
 */
export function useRewrite(section: RewritableSection, onStarted: () => void) {
  const utils = trpc.useUtils();
  const { document, onChanged, reload } = useDocument();
  const [isFollowing, setIsFollowing] = useState(document.rewriting.includes(section));

  const ask = trpc.document.rewrite.useMutation({
    onSuccess: (run) => {
      // What was known of the section's last rewrite is over.
      utils.document.rewriteStatus.setData({ section }, run);
      setIsFollowing(true);
      onStarted();
    },
    onError: (error) => {
      if (codeOf(error) === 'CONFLICT') void reload().catch(() => undefined);
    },
  });
  const status = trpc.document.rewriteStatus.useQuery(
    { section },
    {
      enabled: isFollowing,
      refetchInterval: (query) => (hasEnded(query.state.data?.status) ? false : lookEveryMs),
      retry: true,
      gcTime: 0,
    },
  );

  const state = isFollowing ? status.data?.status : undefined;
  useEffect(() => {
    if (state !== 'done') return;
    const before = utils.document.mine.getData()?.version;
    utils.client.document.mine
      .query()
      .then(
        (next) => {
          onChanged(next, section);
          if (next?.version !== before) showToast({ title: `${sectionNames[section]} is rewritten` });
          else showToast({ title: 'Nothing to change', description: 'The new text says the same as the one before.' });
        },
        (error: unknown) => toastFailure('The new text could not be loaded', error),
      )
      .finally(() => setIsFollowing(false));
  }, [state, section, utils, onChanged]);

  const isRunning = isFollowing && state !== 'failed';
  return {
    start: (remark: string) => {
      if (ask.isPending || isRunning) return;
      const { profileId, version } = document;
      ask.mutate({ profileId, version, section, remark });
    },
    isAsking: ask.isPending,
    isRunning,
    hasFailed: state === 'failed',
    error: ask.error,
    reset: () => ask.reset(),
  };
}

const hasEnded = (status: RunStatus | undefined) => status === 'done' || status === 'failed';
