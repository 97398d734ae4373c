import { Button, Group } from '@mantine/core';
import { IconArrowBarToUp, IconChevronRight } from '@tabler/icons-react';
import { m } from '#messages';
import { focusTop } from '#client/lib/focus-top.ts';

type Props = {
  /** Cursor of the next page; null or undefined on the last page. */
  nextCursor: string | null | undefined;
  /** Cursor of the current page; undefined for the first one. */
  after: string | undefined;
  onGo: (cursor: string | undefined) => void;
  /** Whether another page is being fetched. */
  isBusy?: boolean;
};

/**
 * Pagination for lists with a cursor. The browser's back button returns to the previous page. Renders nothing if
 * there's only one.
 */
export function Pager({ nextCursor, after, onGo, isBusy = false }: Props) {
  if (!nextCursor && after === undefined) return null;
  const go = (cursor: string | undefined) => {
    onGo(cursor);
    // The focused button is about to change or disappear.
    focusTop();
  };
  return (
    <Group component="nav" gap="xs" aria-label={m.components_pages()}>
      {after !== undefined && (
        <Button
          variant="default"
          leftSection={<IconArrowBarToUp size={18} stroke={1.7} aria-hidden />}
          onClick={() => go(undefined)}
        >
          {m.components_first_page()}
        </Button>
      )}
      {nextCursor && (
        <Button
          variant="default"
          rightSection={<IconChevronRight size={18} stroke={1.7} aria-hidden />}
          disabled={isBusy}
          onClick={() => go(nextCursor)}
        >
          {m.components_next_page()}
        </Button>
      )}
    </Group>
  );
}
