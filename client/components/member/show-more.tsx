/** The end of a list that comes in pages: a button for the next one, as long as there is one. */
import { Button } from '@mantine/core';
import { useEffect, useRef, type RefObject } from 'react';
import { toastFailure } from '#client/lib/failure.ts';

/** What of a list in pages is needed here, as TanStack Query's infinite queries have it. */
type PagedList = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ error: unknown }>;
};

type Props = {
  list: PagedList;
  label: string;
  /** Title of the notice when the next page cannot be loaded. */
  failure: string;
  /** Called when the next page is asked for. */
  onAsk?: () => void;
};

export function ShowMore({ list, label, failure, onAsk }: Props) {
  if (!list.hasNextPage) return null;
  const showMore = async () => {
    onAsk?.();
    const { error } = await list.fetchNextPage();
    if (error) toastFailure(failure, error);
  };
  return (
    <Button variant="default" mt="md" loading={list.isFetchingNextPage} onClick={() => void showMore()}>
      {label}
    </Button>
  );
}

/**
 * Moves the keyboard to the first of what has come: on the last page the button goes away from under the focus.
 * @param root holds the list
 * @param selector of what is focused in each entry
 * @param count how many entries are listed
 * @returns `ask`: the next page is asked for; `forget`: another list is shown instead
 */
export function useFocusOnMore(root: RefObject<HTMLElement | null>, selector: string, count: number) {
  /** How many were listed when more was asked for. */
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    root.current?.querySelectorAll<HTMLElement>(selector)[before.current]?.focus();
    before.current = undefined;
  }, [root, selector, count]);
  return {
    ask: () => {
      before.current = count;
    },
    forget: () => {
      before.current = undefined;
    },
  };
}
