/** End of a paginated list: a button that loads the next page, if there is one. */
import { Button } from '@mantine/core';
import { useEffect, useRef, type RefObject } from 'react';
import { toastFailure } from '#client/lib/failure.ts';

/** The part of an infinite query that this needs. */
type PagedList = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<{ error: unknown }>;
};

type Props = {
  list: PagedList;
  label: string;
  /** Toast title if the next page can't be loaded. */
  failure: string;
  /** Called when the next page is requested. */
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
 * Moves the focus to the first new entry, because the button disappears on the last page.
 * @param root the element around the list
 * @param selector matches the element to focus in each entry
 * @param count number of entries in the list
 * @returns `ask`: call when requesting the next page; `forget`: call when showing a different list
 */
export function useFocusOnMore(root: RefObject<HTMLElement | null>, selector: string, count: number) {
  /** Number of entries at the time of the request. */
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
