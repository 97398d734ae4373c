/** A member's prompts, and what is done with them. */
import { useMemo } from 'react';
import { m } from '#messages';
import { codeOf, toastFailure } from '#client/lib/failure.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type PromptList = RouterOutputs['prompts']['list'];
export type PromptView = PromptList['prompts'][number];
export type MarkView = PromptList['marks'][number];
export type UsageView = PromptList['usage'];

/** @returns how many prompts may still be unlocked; none after the preview, without end with Pro. */
export function leftOf({ used, limit, unlimited, mayUnlock }: UsageView): number {
  if (unlimited) return Infinity;
  return mayUnlock ? Math.max(0, limit - used) : 0;
}

/** @returns the list as far as it is there, with the marks by key. */
export function usePrompts() {
  const { data, error, refetch, isFetching } = trpc.prompts.list.useQuery();
  const marks = useMemo(() => new Map(data?.marks.map((mark) => [mark.key, mark])), [data?.marks]);
  return { list: data, marks, error: data ? null : error, retry: () => void refetch(), isRetrying: isFetching };
}

/** Notes something of a prompt in what is shown. */
export type Note = (key: string, change: Partial<MarkView>) => void;

/** @returns a function that notes something of a prompt in the list at hand. */
function useMarking(): Note {
  const utils = trpc.useUtils();
  return (key, change) =>
    utils.prompts.list.setData(undefined, (list) => {
      if (!list) return list;
      const before = list.marks.find((mark) => mark.key === key);
      const mark = { key, isFavorite: false, rating: null, variables: {}, ...before, ...change };
      return { ...list, marks: [...list.marks.filter((other) => other.key !== key), mark] };
    });
}

/** Unlocks one prompt; its text goes into the list. */
export function useUnlock() {
  const utils = trpc.useUtils();
  return trpc.prompts.unlock.useMutation({
    onSuccess: ({ text, usage }, { key }) => {
      utils.prompts.list.setData(
        undefined,
        (list) =>
          list && {
            ...list,
            usage,
            prompts: list.prompts.map((prompt) => (prompt.key === key ? { ...prompt, text } : prompt)),
          },
      );
      utils.prompts.usage.setData(undefined, usage);
      void utils.profile.invalidate();
      void utils.dashboard.invalidate();
    },
    onError: (error) => {
      // Another tab may have used what was left: the meter is asked for again. The card itself says why.
      if (codeOf(error) === 'UPGRADE_NEEDED') void utils.prompts.list.invalidate();
      else toastFailure(m.member_use_prompts_couldnt_unlock_prompt(), error);
    },
  });
}

/**
 * Favorite, rating and filled-in fields of a prompt. Changes show immediately and roll back when the server refuses
 * them.
 * @param noteElsewhere for prompts outside the member's own list
 */
export function useMarks(key: string, mark: MarkView | undefined, noteElsewhere?: Note) {
  const noteInList = useMarking();
  const note = noteElsewhere ?? noteInList;
  const { isFavorite = false, rating = null } = mark ?? {};
  const favorite = trpc.prompts.setFavorite.useMutation({
    meta: { failure: m.member_use_prompts_couldnt_save_favorite() },
  });
  const rate = trpc.prompts.rate.useMutation({ meta: { failure: m.member_use_prompts_couldnt_save_rating() } });
  const save = trpc.prompts.saveVariables.useMutation({
    meta: { failure: m.member_use_prompts_couldnt_save_entries() },
    // What was typed stays in its fields; the next change tries again.
  });
  return {
    isFavorite,
    rating,
    toggleFavorite: () => {
      note(key, { isFavorite: !isFavorite });
      // By the time of a refusal the hook has been rendered with the new value; what to go back to is known here.
      favorite.mutateAsync({ key, favorite: !isFavorite }).catch(() => note(key, { isFavorite }));
    },
    rate: (value: 1 | -1) => {
      const next = rating === value ? null : value;
      note(key, { rating: next });
      rate.mutateAsync({ key, rating: next }).catch(() => note(key, { rating }));
    },
    saveVariables: (variables: Record<string, string>) => {
      note(key, { variables });
      save.mutate({ key, values: variables });
    },
    saveState: save.status,
  };
}
