/** A member's prompts and the actions on them. */
import { useMemo } from 'react';
import { m } from '#messages';
import { codeOf, toastFailure } from '#client/lib/failure.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type PromptList = RouterOutputs['prompts']['list'];
export type PromptView = PromptList['prompts'][number];
export type MarkView = PromptList['marks'][number];
export type UsageView = PromptList['usage'];

/** @returns how many more prompts can be unlocked: none after the preview, unlimited with Pro. */
export function leftOf({ used, limit, unlimited, mayUnlock }: UsageView): number {
  if (unlimited) return Infinity;
  return mayUnlock ? Math.max(0, limit - used) : 0;
}

/** @returns the list if it's loaded, with the marks by key. */
export function usePrompts() {
  const { data, error, refetch, isFetching } = trpc.prompts.list.useQuery();
  const marks = useMemo(() => new Map(data?.marks.map((mark) => [mark.key, mark])), [data?.marks]);
  return { list: data, marks, error: data ? null : error, retry: () => void refetch(), isRetrying: isFetching };
}

/** Updates a prompt's marks in the displayed data. */
export type Note = (key: string, change: Partial<MarkView>) => void;

/** @returns a function that updates a prompt's marks in the cached list. */
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

/** Unlocks one prompt and adds its text to the list. */
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
      // Another tab may have used up the quota, so refetch it. The card shows the reason itself.
      if (codeOf(error) === 'UPGRADE_NEEDED') void utils.prompts.list.invalidate();
      else toastFailure(m.member_use_prompts_couldnt_unlock_prompt(), error);
    },
  });
}

/**
 * Favorite, rating and field values of a prompt. Changes show immediately and roll back if the server refuses them.
 * @param noteElsewhere for prompts outside the member's own list
 */
export function useMarks(key: string, mark: MarkView | undefined, noteElsewhere?: Note) {
  const noteInList = useMarking();
  const note = noteElsewhere ?? noteInList;
  const { isFavorite = false, rating = null } = mark ?? {};
  // One at a time, so that an older change can't arrive last and win.
  const scope = { id: `prompt ${key}` };
  const favorite = trpc.prompts.setFavorite.useMutation({
    scope,
    meta: { failure: m.member_use_prompts_couldnt_save_favorite() },
  });
  const rate = trpc.prompts.rate.useMutation({ scope, meta: { failure: m.member_use_prompts_couldnt_save_rating() } });
  const save = trpc.prompts.saveVariables.useMutation({
    scope,
    meta: { failure: m.member_use_prompts_couldnt_save_entries() },
    // No rollback: typed text stays in its fields, and the next change saves it again.
  });
  return {
    isFavorite,
    rating,
    toggleFavorite: () => {
      note(key, { isFavorite: !isFavorite });
      // Capture the old value here: by the time of a refusal, the hook has rendered with the new one.
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
