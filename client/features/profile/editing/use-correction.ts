import { useEffect, useState } from 'react';
import { m } from '#messages';
import { codeOf, sentenceOf, toastFailure } from '#client/lib/failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useProfileDocument } from './profile-document-context.ts';

const lookEveryMs = 500;

/** Corrects the description of the business, follows the rewrite, and fetches the profile when it's done. */
export function useCorrection() {
  const utils = trpc.useUtils();
  const { profileDocument, onChanged, reload } = useProfileDocument();
  const { conversationId, profileId, version } = profileDocument;
  const [isFollowing, setIsFollowing] = useState(false);
  const ask = trpc.document.correct.useMutation();
  const again = trpc.profile.generate.useMutation();
  const status = trpc.profile.status.useQuery(
    { conversationId },
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
    utils.client.document.mine
      .query()
      .then(
        (next) => {
          onChanged(next, 'whole');
          showToast({ title: m.profile_use_correction_we_rewrote_your_profile() });
        },
        (error: unknown) => toastFailure(m.profile_use_correction_couldnt_load_new_profile(), error),
      )
      .finally(() => setIsFollowing(false));
  }, [state, utils, onChanged]);

  const follow = async () => {
    await utils.profile.status.reset({ conversationId });
    setIsFollowing(true);
  };
  return {
    /** @returns an error message if it couldn't be saved; undefined on success. */
    correct: async (business: string): Promise<string | undefined> => {
      try {
        await ask.mutateAsync({ profileId, version, business });
        await follow();
        return undefined;
      } catch (error) {
        if (codeOf(error) === 'CONFLICT') void reload().catch(() => undefined);
        return sentenceOf(error);
      }
    },
    /** After a failure, generates again from the saved answers. */
    retry: () => {
      if (again.isPending) return;
      again
        .mutateAsync({ conversationId })
        .then(follow)
        .catch((error: unknown) => toastFailure(m.profile_not_rewritten_yet(), error));
    },
    isRunning: isFollowing && state !== 'failed',
    hasFailed: state === 'failed',
  };
}

const hasEnded = (status: string | undefined) => status === 'done' || status === 'failed';
