/** Purchased packs, their prompts page by page, and the member's marks on them. */
import { keepPreviousData, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect } from 'react';
import { codeOf } from '#client/lib/failure.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import type { MarkView, Note, PromptView } from './use-prompts.ts';

export type BoughtPack = RouterOutputs['packs']['mine'][number];
type Page = RouterOutputs['packs']['prompts'];
type PackPrompt = Page['items'][number];

/**
 * Refetches on mount and on window focus, so that a member who has just paid, here or in another tab, sees the pack.
 */
export const useMyPacks = () => trpc.packs.mine.useQuery(undefined, { refetchOnWindowFocus: true });

export type PackView = { search: string; category: string; favorites: boolean };

/** Returns a pack's prompts, as far as they're loaded; keeps the previous view's prompts until the new ones arrive. */
export function usePackPrompts(pack: string, { search, category, favorites }: PackView) {
  const list = trpc.packs.prompts.useInfiniteQuery(
    { pack, ...(search && { search }), ...(category && { category }), ...(favorites && { favorites }) },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      // A prompt that loses its star stays until the list is reopened; otherwise its focused row would disappear.
      ...(favorites && { staleTime: 0 }),
    },
  );
  const utils = trpc.useUtils();
  const isGone = codeOf(list.error) === 'NOT_FOUND';
  // Refetch the pack itself: the order may have been refunded since.
  useEffect(() => {
    if (isGone) void utils.packs.mine.invalidate();
  }, [isGone, utils]);
  return { ...list, prompts: list.data?.pages.flatMap(({ items }) => items), total: list.data?.pages.at(-1)?.total };
}

/** @returns the prompt as prompt lists show it, and the member's marks on it. */
export function toPromptView(pack: string, entry: PackPrompt): { prompt: PromptView; mark: MarkView } {
  const { key, title, category, useCase, prompt, isFavorite, rating, values } = entry;
  return {
    prompt: { key, platform: pack, title, category, useCase, text: prompt, teaser: '' },
    mark: { key, isFavorite, rating, variables: values },
  };
}

/** @returns a function that updates a prompt's marks in all cached lists. */
export function usePackMarking(): Note {
  const client = useQueryClient();
  return (key, { isFavorite, rating, variables }) => {
    const change: Partial<PackPrompt> = {
      ...(isFavorite !== undefined && { isFavorite }),
      ...(rating !== undefined && { rating }),
      ...(variables && { values: variables }),
    };
    client.setQueriesData<InfiniteData<Page>>(
      { queryKey: getQueryKey(trpc.packs.prompts, undefined, 'infinite') },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
          })),
        },
    );
  };
}
