import { useEffect, useState } from 'react';
import { m } from '#messages';
import type { RewritableSection, WritingJobStatus } from '#shared/domain/member.ts';
import { sectionNames } from '#shared/domain/profile-document.ts';
import { codeOf, toastFailure } from '#client/lib/failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useProfileDocument } from './profile-document-context.ts';

const lookEveryMs = 500;

/**
 * Rewrites a section: sends the request, polls the job and fetches the profile when it's done. Also follows a job that
 * was running when the screen opened.
 */
export function useRewrite(section: RewritableSection, onStarted: () => void) {
  const utils = trpc.useUtils();
  const { profileDocument, onChanged, reload } = useProfileDocument();
  const [isFollowing, setIsFollowing] = useState(profileDocument.rewriting.includes(section));

  const ask = trpc.document.rewrite.useMutation({
    onSuccess: (run) => {
      // Replaces the cached state of the section's previous rewrite.
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
          if (next?.version !== before)
            showToast({ title: m.profile_use_rewrite_we_rewrote({ sectionNames: sectionNames[section] }) });
          else
            showToast({
              title: m.profile_nothing_to_change(),
              description: m.profile_use_rewrite_new_text_same_before(),
            });
        },
        (error: unknown) => toastFailure(m.profile_use_rewrite_couldnt_load_new_text(), error),
      )
      .finally(() => setIsFollowing(false));
  }, [state, section, utils, onChanged]);

  const isRunning = isFollowing && state !== 'failed';
  return {
    start: (remark: string) => {
      if (ask.isPending || isRunning) return;
      const { profileId, version } = profileDocument;
      ask.mutate({ profileId, version, section, remark });
    },
    isAsking: ask.isPending,
    isRunning,
    hasFailed: state === 'failed',
    error: ask.error,
    reset: () => ask.reset(),
  };
}

const hasEnded = (status: WritingJobStatus | undefined) => status === 'done' || status === 'failed';
